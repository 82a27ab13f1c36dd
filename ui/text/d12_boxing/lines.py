"""What the ringside announcer may say: a list of lines for every kind of moment.

A line is true of its moment whatever else is so: it claims no more than the
comment above its list.  `{a}` is the boxer the moment is about, `{b}` the other.
Lists are longer than a round can need, so that no line comes twice in one.
"""

from __future__ import annotations

from ui.text.words import N_

LINES = {
    # A turn for {a} over {b}.
    "favour": (
        N_("{a} takes it. {b} was a beat late."),
        N_("Clean work from {a}. {b} has no answer."),
        N_("{a} sets the pace and {b} has to follow."),
        N_("{a} steps in, lands, steps out. {b} finds air."),
        N_("That one belongs to {a}. {b} shakes it off."),
        N_("{a} is the busier one, and {b} has to defend."),
        N_("{a} reads {b} and gets there first."),
        N_("Pressure from {a}. {b} gives ground."),
        N_("{b} waits; {a} does not."),
        N_("A tidy combination from {a}, and {b} covers up."),
        N_("{a} owns the distance here. {b} cannot close it."),
        N_("Score that to {a}. {b} knows it."),
        N_("{a} makes {b} miss, then makes it count."),
        N_("Sharp from {a}. {b} felt that."),
        N_("{a} keeps it simple, and it works on {b}."),
        N_("The exchange goes to {a}; {b} comes out of it second."),
    ),
    # The same, with {a} at S or above and {b} below.
    "favour_strong": (
        N_("{a} is in full flow, and {b} is caught in the current."),
        N_("The momentum is with {a}; {b} hangs in."),
        N_("{a} turns the screw on {b}."),
        N_("Wave after wave from {a}. {b} rides it."),
    ),
    # The same, with {a} below S and {b} at S or above.
    "favour_upset": (
        N_("Against the run of things, {a} takes one off {b}."),
        N_("{a} will not go quietly. {b} has work to do yet."),
        N_("{b} had the momentum, and {a} cuts straight through it."),
        N_("{a} bites back, and {b} stops short."),
    ),
    # A turn for nobody.
    "even": (
        N_("Nothing in it. {a} and {b} circle."),
        N_("Both throw, both miss."),
        N_("A feint from {a}, a feint from {b}, and no more."),
        N_("They cancel each other out."),
        N_("{a} looks for an opening. So does {b}. There is none."),
        N_("Guards high, feet quick, nothing given away."),
        N_("Stalemate. Only the clock moved."),
        N_("Gloves touch gloves, and that is all."),
        N_("Neither {a} nor {b} will blink."),
        N_("Respect on both sides: plenty of looking, little landing."),
    ),
    # Both hold.
    "clinch": (
        N_("They tie each other up, and the heat goes out of it."),
        N_("{a} and {b} fall into a clinch. Break!"),
        N_("A clinch, and a moment to breathe."),
        N_("Arms lock, heads lean, the pace drops."),
        N_("Was it {a} who grabbed, or {b}? A clinch either way."),
        N_("The referee steps between {a} and {b}."),
        N_("Chest to chest, no room to punch."),
        N_("They lean on each other, and neither seems to mind."),
        N_("Tangled up. The referee prises them apart."),
        N_("{a} holds, {b} holds on. They start afresh."),
    ),
    # {a} counters {b}.
    "counter": (
        N_("{b} reaches, {a} is waiting. Counter!"),
        N_("A counter from {a}, perfectly timed. {b} walked into it."),
        N_("{a} slips the punch and answers {b} at once."),
        N_("{b} commits, and {a} makes it cost."),
        N_("Patience pays for {a}; {b} came in too open."),
        N_("Over the top of {b}’s own punch: {a} counters."),
        N_("{a} reads it like a poster on the wall. {b} is stopped short."),
        N_("Half a step back, one shot: {a} turns {b}’s attack around."),
        N_("{b} threw first, {a} landed."),
        N_("Caught coming in! {b} meets the glove of {a}."),
        N_("The trap shuts. {a} drew {b} in and let go."),
        N_("{a} takes {b}’s rhythm and breaks it in two."),
    ),
    # The same, with {a} below S and {b} at S or above.
    "counter_upset": (
        N_("{b} charges in on a wave, and {a} counters. The tide turns a little."),
        N_("Just when {b} looked at ease, {a} counters."),
        N_("{a} has been waiting for {b} to overreach. There it is."),
    ),
    # Both land.
    "trade": (
        N_("Both land! {a} and {b} at the same instant."),
        N_("They trade, and neither takes a step back."),
        N_("One for {a}, one for {b}, and the crowd is up."),
        N_("Two punches, two hits."),
        N_("{a} takes one to give one. So does {b}."),
        N_("A firefight, and honours even."),
        N_("No defence, just answers: {a} and {b} let fly."),
        N_("Bang for bang. Nobody wants to be second."),
        N_("Square hits, both ways."),
        N_("{a} rocks {b}, {b} rocks {a}."),
    ),
    # {a}’s punch knocks {b} down.
    "down": (
        N_("It lands flush! {b} gives way under {a}’s shot."),
        N_("{a} finds the gap, and {b}’s legs go."),
        N_("One clean shot from {a}, and {b} is on the canvas."),
        N_("{b} never saw it. {a} timed it to the inch."),
        N_("A crisp one from {a}! {b} drops."),
        N_("{a} opens the guard and walks through the door. {b} is down."),
        N_("{a} aimed and {b} fell."),
        N_("{a} had all the weight behind that one. {b} goes over."),
        N_("{b} leans the wrong way, and {a} is there. Down!"),
        N_("That changed the sound in here. {a} has dropped {b}."),
        N_("{a} let it go and {b} took all of it. Knockdown!"),
        N_("Knees, then gloves: {b} is down before {a}."),
    ),
    # The same, with {a} at S or above and {b} below.
    "down_strong": (
        N_("It had been coming. {a} presses, lands, and {b} is down."),
        N_("{a} was on top and now has the knockdown over {b}."),
        N_("{b} could not weather it. {a} breaks through."),
    ),
    # The same, with {a} below S and {b} at S or above.
    "down_upset": (
        N_("Out of nowhere! {b} had the momentum, and {a} has the knockdown."),
        N_("{b} was flying. {a} has shot {b} down."),
        N_("The script is upside down: {a} floors {b}."),
        N_("The roof nearly came off. {a}, from below, puts {b} down."),
    ),
    # {a}’s punch floors {b} devastatingly.
    "heavy": (
        N_("Oh, that was heavy. {a} has hurt {b} badly."),
        N_("{a} unloads everything, and {b} is flattened."),
        N_("A thunderclap from {a}! {b} crashes down."),
        N_("The ring shook. {a} felled {b} like a tree."),
        N_("Devastating. {a} caught {b} with the whole body behind it."),
        N_("First a gasp, then the noise. {a} has floored {b}."),
        N_("That is the one {a} was looking for. {b} falls heavily."),
        N_("No softening that: {a} lands, {b} drops like a stone."),
        N_("{b} is badly down. {a} hit clean through the guard."),
        N_("You could hear it in the back row: {a} puts {b} down, hard."),
    ),
    # Both go down.
    "double": (
        N_("Both down! {a} and {b} hit the canvas together."),
        N_("Two punches, two boxers on the floor."),
        N_("You will not see that often: {a} down, {b} down."),
        N_("They swung together and fell together."),
        N_("Double knockdown! The referee has two to watch."),
        N_("{a} lands, {b} lands, and nobody is standing."),
        N_("The whole hall is on its feet; the two in the ring are not."),
        N_("A perfect collision. Both corners hold their breath."),
        N_("One instant, and the ring is all fallen boxers: {a} and {b}."),
    ),
    # {a}’s first knockdown of the bout.
    "floored": (
        N_("{a} is down, for the first time in this bout."),
        N_("Down goes {a}. The referee takes up the count."),
        N_("{a} tastes the canvas."),
        N_("The first knockdown against {a}."),
        N_("{a}, on the floor, looks for the corner."),
        N_("{a} hears the count begin."),
        N_("{a} gathers the senses. The count is on."),
        N_("Until now {a} had stayed upright."),
        N_("{a} blinks at the lights."),
        N_("At last the canvas has {a}."),
    ),
    # A further knockdown of {a}, number {total} in the bout.
    "again": (
        N_("{a} is down again: number {total}."),
        N_("That makes {total} knockdowns against {a}."),
        N_("Back to the canvas goes {a}, knockdown number {total}."),
        N_("Once more the floor, once more {a}. {total} in the bout."),
        N_("{total} times down now: {a}."),
        N_("Knockdown {total}, and the corner of {a} winces."),
        N_("The tally against {a} goes to {total}."),
        N_("Down again! {a}, {total} now."),
        N_("The legs have gone once more: {a}, knockdown {total}."),
        N_("A hard night for {a}: knockdown {total}."),
    ),
    # {a}’s third knockdown of the round.
    "third": (
        N_("{in_round} in one round! {a} is down again."),
        N_("Knockdown {in_round} of {a} in the same round."),
        N_("Down {in_round} times since the bell went: {a}."),
    ),
    # {a} is down, devastatingly.
    "devastated": (
        N_("{a} is down, and it is a bad one."),
        N_("{a} fell without a hand out to break it."),
        N_("Heavily down, {a}. The hall goes quiet."),
        N_("A fall like that ends nights. {a} is in trouble."),
        N_("{a} does not stir at first."),
        N_("{a} went down all at once."),
        N_("The corner of {a} is already on the steps."),
        N_("{a} is down and hurt."),
        N_("Nothing gentle about it: {a} is on the canvas."),
        N_("{a} hit the floor before the sound arrived."),
    ),
    # {a} goes up to {after}.
    "rise": (
        N_("{a} climbs to {after}."),
        N_("{after} now for {a}."),
        N_("{a} is warming to it: {after}."),
        N_("The ladder says {after} for {a}."),
        N_("One step up: {a}, {after}."),
        N_("{a} finds another gear: {after}."),
        N_("More spring in {a}: {after}."),
        N_("{a} grows into it, up to {after}."),
    ),
    # {a} goes down to {after} in a turn.
    "drop": (
        N_("{a} comes down to {after}."),
        N_("Back to {after} for {a}."),
        N_("The edge is off {a}: {after}."),
        N_("{a} loses a little: {after}."),
        N_("The air goes out of {a}, down to {after}."),
        N_("{after} it is for {a} now."),
        N_("Down the ladder: {a}, {after}."),
        N_("{a} has to start again from {after}."),
    ),
    # {a} goes up to {after} for a knockdown.
    "boost": (
        N_("The knockdown lifts {a} to {after}."),
        N_("{a} leaps to {after}."),
        N_("Straight to {after}: {a}."),
        N_("{a} has the scent now: {after}."),
        N_("Fuel for {a}. {after}."),
        N_("That knockdown is worth {after} to {a}."),
        N_("{a} takes heart from it: {after}."),
        N_("Up the ladder with {a}, to {after}."),
    ),
    # The interval takes {a} down to {after}.
    "cooled": (
        N_("The stool takes some of it away: {a}, {after}."),
        N_("{a} cools to {after} in the corner."),
        N_("A rest, and {a} is back at {after}."),
        N_("Water, towel, {after}: {a} waits."),
        N_("{a} comes out of the interval at {after}."),
        N_("The interval brings {a} down to {after}."),
        N_("Deep breaths for {a}. {after}."),
        N_("The corner calms {a} to {after}."),
    ),
    # {a} is up at 8.
    "eight": (
        N_("{a} is up at 8."),
        N_("At 8, {a} rises and lifts both gloves."),
        N_("{a} takes the 8 and looks steady."),
        N_("Six, seven, eight: {a} is on both feet."),
        N_("Up at 8! {a} nods to the referee."),
        N_("{a} uses the count wisely and stands at 8."),
        N_("The referee looks into {a}’s eyes at 8 and is satisfied."),
        N_("{a} beats the count with time to spare: 8."),
        N_("Down till 7, upright at 8: {a}."),
        N_("Gloves wiped at 8: {a} is ready."),
    ),
    # {a} is up at 9.
    "nine": (
        N_("{a} just makes it: up at 9."),
        N_("Nine! {a} beats the count by a breath."),
        N_("Slowly, slowly, at 9: {a} is up."),
        N_("{a} wobbles, but stands at 9."),
        N_("The count reaches 9, and {a} is upright. Only just."),
        N_("At 9, on willpower alone, {a} rises."),
        N_("One more second and {a} was out. Up at 9."),
        N_("{a} takes every second there is: 9."),
        N_("Legs like water, but {a} is up at 9."),
        N_("The hall counts along. At 9, {a} stands."),
    ),
    # {a} is counted out.
    "out": (
        N_("Eight, nine, ten. {a} is counted out."),
        N_("{a} cannot beat the count."),
        N_("Ten! {a} stays down."),
        N_("The count runs its course, and {a} does not rise."),
        N_("{a} tries to rise; ten comes first."),
        N_("Out. {a} hears ten from the canvas."),
        N_("All ten, and {a} is still on the canvas."),
        N_("The referee spreads both arms: {a} is out."),
        N_("Nine, ten. {a} is not up."),
        N_("So near, but ten it is. {a} is out."),
    ),
    # The referee stops it for {a} during the count.
    "stopped": (
        N_("The referee has seen enough. {a} is stopped."),
        N_("The referee bends over {a} and waves it off."),
        N_("No need to count on: {a} is in no state to box."),
        N_("The count is broken off. The referee protects {a}."),
        N_("{a} is not fit to go on, the referee says."),
        N_("Quicker than a towel: the referee stops it for {a}."),
        N_("The referee’s arms cross over {a}. TKO."),
        N_("Wisely, the referee ends it for {a}."),
        N_("A shake of the referee’s head. {a} goes no further."),
        N_("One look at {a}, and the referee calls it."),
    ),
    # Knockdown number {count} of {a} in the bout: no count.
    "limit_bout": (
        N_("Knockdown number {count}, and no count. {a} is done for tonight."),
        N_("{count} times down is the limit. TKO against {a}."),
        N_("No count this time. {count} knockdowns, and the referee ends it for {a}."),
        N_("The rule is the rule: {count} knockdowns in the bout, and {a} is stopped."),
        N_("The referee does not even begin to count: {a}, {count} knockdowns."),
        N_("Brave, but {count} is too many. {a} is stopped."),
        N_("{a} has been down {count} times. No more."),
        N_("That was number {count}, and the last: {a} is stopped."),
    ),
    # Knockdown number {count} of {a} in one round: no count.
    "limit_round": (
        N_("{count} knockdowns in one round: TKO against {a}."),
        N_("That is {count} this round, and the referee waves it off. {a} is stopped."),
        N_("{count} in a round, and nobody counts. {a} is stopped."),
        N_("Down {count} times since the bell. The referee saves {a}."),
        N_("No count: the round has seen {a} fall {count} times."),
        N_("The rule steps in at {count}. {a} is stopped."),
        N_("Too much for one round: {a}, down {count} times, is stopped."),
        N_("The referee holds up {count} fingers and ends it for {a}."),
    ),
    # No knockdowns, as many favourable turns for each.
    "round_even": (
        N_("Round {round}: {points}. Nothing to choose."),
        N_("The judges split it down the middle: {points}."),
        N_("Bell. {points}, and nobody argues."),
        N_("An even round, number {round}: {points}."),
        N_("{points}. A round for the connoisseurs."),
        N_("As level as a billiard table: {points}."),
        N_("Round {round} goes to nobody: {points}."),
        N_("Shared. {points} on the cards."),
    ),
    # {a} had more favourable turns.
    "round_won": (
        N_("Round {round} to {a}: {points}."),
        N_("Bell. {a} did enough: {points}."),
        N_("The cards say {a}, {points}."),
        N_("{a} takes it, {points}."),
        N_("More of the good moments were {a}’s: {points}."),
        N_("{points}. {a} walks back to the corner content."),
        N_("A round in the bank for {a}, {points}."),
        N_("On points this one is {a}’s: {points}."),
    ),
    # By a single favourable turn.
    "round_close": (
        N_("By a single turn: {a}, {points}."),
        N_("A whisker in it. {a} gets the round, {points}."),
        N_("It could have tipped either way; it tipped to {a}. {points}."),
    ),
    # Every turn of the round was {a}’s.
    "round_swept": (
        N_("Every turn of it was {a}’s. {points}."),
        N_("{a} from bell to bell: {points}."),
    ),
    # One knockdown, by {a}.
    "round_knockdown": (
        N_("The knockdown decides it: {a}, {points}."),
        N_("{points} for {a}. One knockdown, and it shows on the cards."),
        N_("Round {round} to {a} by the knockdown, {points}."),
        N_("A knockdown speaks louder than the rest: {a}, {points}."),
        N_("{a} scored the knockdown and takes the round {points}."),
        N_("The cards remember who went down. {a}, {points}."),
        N_("{points}: that knockdown was worth having for {a}."),
        N_("Bell. {a} has the round by a knockdown, {points}."),
    ),
    # Several knockdowns, all by {a}.
    "round_knockdowns": (
        N_("More than one knockdown, and the cards show it: {a}, {points}."),
        N_("A big round for {a}: {points}."),
        N_("{a} piles it on: {points}."),
        N_("Knockdown upon knockdown. {a}, {points}."),
        N_("Round {round} belongs to {a}, and by a distance: {points}."),
        N_("The bell is a mercy to the other corner. {a}, {points}."),
        N_("{points}. It does not get wider than that: {a}’s round."),
        N_("{a} did it more than once: {points}."),
    ),
    # Equally many knockdowns by both.
    "round_both": (
        N_("Down on both sides, level on the cards: {points}."),
        N_("{points}. Both have seen the canvas."),
        N_("A wild round {round}, and nobody gains: {points}."),
        N_("Knockdown for knockdown: {points}."),
        N_("Blow for blow and fall for fall: {points}."),
        N_("The knockdowns cancel out: {points}."),
        N_("Both corners have repairs to make. {points}."),
        N_("Equal knockdowns, equal points: {points}."),
    ),
    # Knockdowns by both, more by {a}.
    "round_brawl": (
        N_("Both went down, {a} less often: {points}."),
        N_("A brawl, and {a} comes out of it ahead: {points}."),
        N_("{points} to {a}. Neither had it easy."),
        N_("More knockdowns for {a}: {points}."),
        N_("{a} paid for this round and got it: {points}."),
        N_("The busier canvas was the other corner’s: {a}, {points}."),
        N_("Round {round}, a war, to {a}: {points}."),
        N_("It cost them both. {a} takes it, {points}."),
    ),
    # A round begins.
    "round_begins": (
        N_("Round {round}. Seconds out."),
        N_("The bell for round {round}."),
        N_("Here we go again: round {round}."),
        N_("They meet in the middle for round {round}."),
        N_("Stools away. Round {round}."),
        N_("Round {round}, and both come out."),
        N_("Gumshields in, bell, round {round}."),
        N_("The hall settles. Round {round}."),
        N_("On to round {round}."),
        N_("Round {round}. Who has more left?"),
    ),
    # The last scheduled round begins.
    "round_last": (
        N_("The last round. Nothing to save up for."),
        N_("Round {round}, the last. They touch gloves."),
        N_("One round left: this one."),
        N_("Round {round}, and after it only the cards."),
    ),
    # The first bell.
    "bout_begins": (
        N_("Good evening. {a}, {b}, and there is the bell."),
        N_("The lights go down. In the ring, {a} and {b}."),
        N_("{a} on the left, {b} on the right. Box!"),
        N_("The hall is full and the bell is ringing: {a} against {b}."),
        N_("Gloves touched, words said. {a} and {b} begin."),
        N_("No more talk: {a} and {b}."),
        N_("The first bell. {a} comes out, {b} comes out."),
        N_("Fight night. {a} and {b} have been waiting for this."),
    ),
    # {a} knocks {b} out.
    "won_ko": (
        N_("It is over! {a} knocks {b} out in round {round}."),
        N_("{a} wins by knockout, round {round}. {b} gave everything."),
        N_("Knockout! {a}’s arms go up, {b} is beaten in round {round}."),
        N_("The count is done and so is the bout: {a} beats {b} in round {round}."),
        N_("Round {round}, and no cards needed: {a} by knockout over {b}."),
        N_("Ring the bell for {a}. {b} is out in round {round}."),
        N_("{a} ends it the old way: knockout of {b}, round {round}."),
        N_("Remember round {round}: {a} has knocked out {b}."),
    ),
    # The same, in round 1.
    "won_ko_first": (
        N_("The opening round was enough! {a} knocks out {b}."),
        N_("No time to sit down: {a} has knocked out {b} in the first."),
        N_("First-round knockout! {a} over {b}."),
    ),
    # {a} stops {b} by KO or TKO while behind on points.
    "won_behind": (
        N_("Behind on the cards, {a} needed that. {b} is beaten in round {round}."),
        N_("The cards said {b}. {a} tore them up in round {round}."),
        N_("From behind! {a} turns it over on {b} in round {round}."),
    ),
    # {a} stops {b}.
    "won_tko": (
        N_("It is stopped! {a} beats {b} by TKO in round {round}."),
        N_("The referee ends it in round {round}: {a} the winner, {b} safe."),
        N_("TKO, round {round}. {a} has stopped {b}."),
        N_("All over in round {round}. {a} wins, and {b} will box another day."),
        N_("{a} raises both arms: TKO over {b}, round {round}."),
        N_("No arguments in round {round}: {a} stops {b}."),
        N_("A good stoppage. {a} wins in round {round}; {b} can be proud."),
        N_("Round {round} is the last of it: {a} over {b}, TKO."),
    ),
    # {a} wins on points.
    "won_decision": (
        N_("To the cards: {high} to {low}, {a} wins. {b} applauds."),
        N_("{a} by decision over {b}, {high} to {low}."),
        N_("They went the distance, and it was {a}’s: {high} to {low} over {b}."),
        N_("The last bell, the last sum: {a} {high}, {b} {low}."),
        N_("A hand is raised, and it is {a}’s: {high} to {low} against {b}."),
        N_("Points decide it. {a} has {high}, {b} has {low}."),
        N_("No stoppage tonight, only arithmetic: {a} beats {b} {high} to {low}."),
        N_("The judges have it {high} to {low}. {a} wins; {b} went all the way."),
    ),
    # By a single point.
    "won_narrowly": (
        N_("One point! {a} beats {b}, {high} to {low}."),
        N_("As close as a win can be: {high} to {low}, {a} over {b}."),
        N_("A single point after all that. {a} {high}, {b} {low}."),
    ),
    # A draw on points.
    "drawn": (
        N_("{high} all. {a} and {b} share it."),
        N_("Nothing separates {a} and {b}: a draw at {high}."),
        N_("The cards match, {high} each. {a} and {b} embrace."),
        N_("A draw! {high} for {a}, {high} for {b}."),
        N_("Both hands go up: {a} and {b}, {high} all."),
        N_("They will want to do this again. {a} and {b}, level at {high}."),
        N_("Added twice, {high} both times: {a} and {b} draw."),
        N_("No loser here. {a} and {b} finish on {high}."),
    ),
    # Neither gets up.
    "both_out": (
        N_("Neither gets up! {a} and {b}, a double knockout in round {round}."),
        N_("Round {round} ends with {a} and {b} both on the canvas. A draw."),
        N_("No winner: {a} down, {b} down, round {round}."),
        N_("Of all the endings! {a} and {b} finish each other in round {round}."),
        N_("The referee looks left, looks right, and ends it for both: {a} and {b} draw in round {round}."),
        N_("Nobody left to raise a hand: {a} and {b}, round {round}."),
        N_("They gave everything at once. {a} and {b} stay down in round {round}."),
        N_("A knockout with two losers and no winner: {a} and {b}, round {round}."),
    ),
}
