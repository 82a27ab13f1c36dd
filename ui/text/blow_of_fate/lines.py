"""What the ringside announcer may say: a list of lines for every kind of moment.

A line is true of its moment whatever else is so: it claims no more than the
comment above its list.  `{a}` is the boxer the moment is about, `{b}` the other;
`{punch}` names the punch inside a sentence, `{call}` at the beginning of one.
Lists are longer than a round can need, so that no line comes twice in one.
"""

from __future__ import annotations

from ui.text.words import N_

LINES = {
    # The first bell.
    "bout_begins": (
        N_("{a} in the red corner, {b} in the blue, 15 points each. Box!"),
        N_("The talking is done and the builds are fixed. {a} against {b}."),
        N_("{a} and {b} touch gloves. What they are was settled long before tonight."),
        N_("There goes the bell. {a}, {b}, and 40 HP to look after."),
        N_("Two boxers, four dice, one bell. {a} and {b} come out."),
        N_("A full house for {a} and {b}. Here is the bell."),
        N_("{a} rolls the shoulders, {b} bites on the gumshield. We are off."),
        N_("Let us see who was built better: {a} or {b}."),
        N_("The house lights go out, the ring lights stay on. {a}, {b}, round 1."),
    ),
    # {a} has won the right to attack, {high} to {low}.
    "right": (
        N_("{a} gets there first, {high} to {low}."),
        N_("{a} is the quicker one here."),
        N_("The moment belongs to {a}."),
        N_("{b} is not set yet. {a} is."),
        N_("{high} against {low}. {a} to punch."),
        N_("{a} has the distance."),
        N_("{a} sees it first."),
        N_("{b} thinks it over. {a} is already there."),
        N_("The quicker feet are {a}’s, {high} to {low}."),
        N_("It is {a} who finds the opening."),
        N_("{b} blinks, {a} does not."),
        N_("{a} beats {b} to it."),
        N_("The centre of the ring is {a}’s."),
        N_("{b} has to cover. Here is {a}."),
        N_("{a} has the time, {b} has not."),
        N_("Advantage {a}, {high} to {low}."),
    ),
    # By 1.
    "right_narrow": (
        N_("By the thickness of a glove: {a}, {high} to {low}."),
        N_("1 between them, and it is {a}’s."),
        N_("{high} to {low}. {b} was nearly there, {a} was there."),
        N_("A photograph would be needed. {a}, {high} to {low}."),
    ),
    # By 10 or more.
    "right_wide": (
        N_("{high} to {low}. {b} has not moved, and {a} is there."),
        N_("{a} is a whole step ahead of {b}."),
        N_("Not close at all: {a}, {high} to {low}."),
        N_("{b} sees {a} late, far too late."),
    ),
    # {a} is the slower boxer of the two.
    "right_slower": (
        N_("The slower of the two gets there: {a}."),
        N_("{b} has the quicker legs, {a} the better moment."),
        N_("Speed is not everything. {a} has caught {b} flat."),
        N_("{a} gives away speed to {b} and takes the moment all the same."),
    ),
    # Equal totals of {total}: nobody attacks.
    "level": (
        N_("{total} and {total}. They arrive together."),
        N_("{a} steps in, {b} steps in, and they meet."),
        N_("Level at {total}. No room for a punch."),
        N_("Same thought, same instant: {a} and {b}."),
        N_("Nobody is first. {total} for both."),
        N_("{a} goes, {b} goes, and they bump in the middle."),
        N_("Not a hair between them: {total} each."),
        N_("Two clocks strike at once. {a} and {b}, on {total}."),
        N_("The dice cannot decide: {total} here, {total} there."),
    ),
    # A clinch, in which both may recover.
    "clinch": (
        N_("A clinch. Both take what rest they can."),
        N_("{a} and {b} hold on, and breathe."),
        N_("Heads on shoulders, and a moment’s peace."),
        N_("The referee gives it a second, then parts them."),
        N_("Did {a} grab {b}, or {b} grab {a}? Nobody minds."),
        N_("No punch this time, only arms."),
        N_("Tied up in the middle of the ring. The lungs say thank you."),
        N_("They lean, they puff, they part."),
        N_("A breather for {a}, a breather for {b}."),
        N_("“Break,” says the referee, and nobody hurries."),
        N_("The pace drops. {a} and {b} have earned that."),
        N_("Arms locked, gloves idle. The crowd sits back."),
    ),
    # {a} has earned a combo with {sum}; it may yet end with the first punch.
    "combo": (
        N_("{sum} on the dice. {a} has a combo!"),
        N_("Combo! {a} comes in with both hands."),
        N_("{a} is flying: that is a combo."),
        N_("One may not be all. Combo for {a}."),
        N_("{b} had better cover up: {a} has rolled {sum}."),
        N_("A natural {sum}. {a} shifts up a gear."),
        N_("The corner of {a} shouts “Two!” A combo."),
        N_("{a} has found the rhythm. A combo against {b}."),
        N_("{sum} before Speed is even counted. Combo, {a}."),
        N_("Room for two punches, and {a} knows it."),
    ),
    # The knockdown has ended {a}’s combo; {b} is up again.
    "combo_lost": (
        N_("No second punch: the knockdown ended {a}’s combo."),
        N_("{a} had another one ready for {b}. It keeps."),
        N_("The first punch of {a} was enough. The combo ends here."),
        N_("{a} is held back: after a knockdown the combo is over."),
        N_("The referee sends {a} back. The second punch is not thrown."),
        N_("{b} has been down, so {a}’s combo stops at 1."),
        N_("One punch, one knockdown. {a} lets the combo go."),
        N_("{a} wanted two and got one. It was a good one."),
    ),
    # {a} and {b} attacked in equally many turns of round {round}.
    "round_level": (
        N_("Bell. Round {round} was shared fairly."),
        N_("Bell, and as much work by {a} as by {b}."),
        N_("Round {round} ends. Neither punched more than the other."),
        N_("There is the bell. {a} and {b} have shared the work."),
        N_("That was round {round}. Neither pays for it in the legs."),
        N_("The bell parts {a} and {b}. Honours even on attacks."),
        N_("Bell. Hard to say who came forward more."),
        N_("Round {round} is in the book, level on attacks."),
    ),
    # {a} attacked in {more} turns of round {round}, {b} in {fewer}.
    "round_busier": (
        N_("Bell. {a} did more of the punching in round {round}."),
        N_("Bell. The glove that moved most was {a}’s."),
        N_("Round {round} ends. On attacks {a} leads, {more} to {fewer}."),
        N_("Bell. {a} was the busier, {b} the fresher."),
        N_("Back to the corners. {a} has done the running."),
        N_("That was round {round}, and {a} came forward in it."),
        N_("There is the bell. Attacks: {a} {more}, {b} {fewer}."),
        N_("More waiting than punching for {b}. The tired arms are {a}’s."),
    ),
    # {a} attacked in every turn of round {round}.
    "round_all": (
        N_("Bell. Round {round} was all {a}, every turn of it."),
        N_("{b} never got a punch away in round {round}. {a} had every turn."),
        N_("The bell, at last, for {b}. {a} never stopped."),
    ),
    # Punching has cost {a} Speed, now {speed}.
    "tired": (
        N_("All that punching tells: {a}’s Speed is {speed}."),
        N_("{a} is blowing. Speed {speed}."),
        N_("Work has its price: {a} comes out with Speed {speed}."),
        N_("{a}’s arms hang a little lower: Speed {speed}."),
        N_("Busy hands, tired legs. {a} slows to {speed}."),
        N_("The corner rubs {a}’s legs. Speed {speed} now."),
        N_("{a} has punched the freshness away: Speed {speed}."),
        N_("{a} sits down heavily. Speed {speed} from here."),
        N_("The work shows on {a}: Speed down to {speed}."),
    ),
    # After attacking in all turns of the round.
    "tired_all": (
        N_("Every turn an attack, and {a} pays for all of it: Speed {speed}."),
        N_("{a} spent freely all round: Speed {speed}."),
        N_("Nobody attacks a whole round for nothing. {a}, Speed {speed}."),
    ),
    # The interval: {a} has {hp_a} HP now, {b} {hp_b}.
    "rest": (
        N_("A minute on the stools. {a} {hp_a} HP, {b} {hp_b}."),
        N_("Water, sponge, advice. It stands {hp_a} to {hp_b}."),
        N_("{a} breathes up to {hp_a}, {b} to {hp_b}."),
        N_("In the red corner {hp_a} HP, in the blue {hp_b}."),
        N_("The seconds go to work. {hp_a} HP for {a}, {hp_b} for {b}."),
        N_("Towels flap. {a} at {hp_a}, {b} at {hp_b}."),
        N_("One minute to put things right: {hp_a} against {hp_b}."),
        N_("{a} listens, {b} nods. HP {hp_a} and {hp_b}."),
        N_("Cold water on hot heads. {hp_a} to {hp_b} in HP."),
        N_("The arena hums. {a} rests to {hp_a}, {b} to {hp_b}."),
    ),
    # Round {round} begins, one of those scheduled.
    "round_begins": (
        N_("Seconds away. Round {round}."),
        N_("Round {round}, and the dice are warm."),
        N_("Up from the stools: round {round}."),
        N_("The bell again. Round {round}."),
        N_("{a} and {b} come out for round {round}."),
        N_("Three more turns: round {round}."),
        N_("Gloves up. This is round {round}."),
        N_("Round {round}. {a} looks across at {b}."),
        N_("The ring is theirs again. Round {round}."),
        N_("Round {round} for {a} and {b}."),
        N_("No rest lasts. Round {round}."),
    ),
    # The last scheduled round begins; an extension may follow.
    "round_last": (
        N_("Round {round}, the last one on the card."),
        N_("The last bell they were promised. {a}, {b}, round {round}."),
        N_("Round {round}. What is left in the tank may go now."),
        N_("The last scheduled round. After it HP will speak."),
    ),
    # Level after the last round, {hp} HP each; an extra round will follow.
    "level_end": (
        N_("{hp} and {hp}! It goes on."),
        N_("Level, at {hp} HP each. There will be more."),
        N_("Nothing decided: {a} {hp}, {b} {hp}. An extra round."),
        N_("{a} and {b} look at the board: {hp} all."),
        N_("All that work, and {hp} HP on both sides. On it goes."),
        N_("The referee holds up one finger: one more. {hp} each."),
        N_("{hp} each, and the hall wants more. It gets more."),
        N_("Even to the last HP: {hp} against {hp}. Extension."),
    ),
    # An extra round begins.
    "round_extra": (
        N_("Round {round}, which nobody had planned."),
        N_("Extra time: round {round}."),
        N_("One more, then. Round {round}."),
        N_("{a} and {b} must find something more: round {round}."),
        N_("Deeper into the night: round {round}."),
        N_("Nobody goes home. Round {round}."),
        N_("Tired as they are: {a}, {b}, round {round}."),
        N_("The lights stay on for round {round}."),
    ),
    # {a} knocks {b} out.
    "won_ko": (
        N_("Knockout! {a} wins in round {round}, and {b} gave all there was."),
        N_("{b} is counted out, and {a} has it in round {round}."),
        N_("That is that: {a} knocks out {b}, round {round}, turn {turn}."),
        N_("{a} did not need the last bell. {b} is out in round {round}."),
        N_("Round {round}, and the arms of {a} go up over {b}."),
        N_("The night belongs to {a}. {b} by knockout, round {round}."),
        N_("Fate has spoken in round {round}: {a} by knockout over {b}."),
        N_("{a} helps {b} up. It ended in round {round}, by knockout."),
        N_("Write it down: {a} beat {b} by knockout in round {round}."),
    ),
    # {a} beats {b} by TKO.
    "won_tko": (
        N_("Stopped! {a} wins in round {round}, and {b} is looked after."),
        N_("TKO: {a} over {b} in round {round}."),
        N_("The referee says enough. {a} has beaten {b} in round {round}."),
        N_("Nobody will quarrel with that. {a} stops {b}, round {round}."),
        N_("It ends on the referee’s word, in round {round}: {a} beats {b}."),
        N_("{a} wins inside the distance, round {round}. {b} will be back."),
        N_("Round {round}, turn {turn}, no count: {a} beats {b} by TKO."),
        N_("Arms up for {a}, an arm round {b}. TKO in round {round}."),
    ),
    # {a} beats {b} by KO or TKO in round 1.
    "won_first": (
        N_("Round 1, and it is all over! {a} beats {b}."),
        N_("Some are still finding their seats. {a} has beaten {b}."),
        N_("{a} needed no second round for {b}."),
    ),
    # {a} beats {b} by KO or TKO with fewer HP left than {b}.
    "won_behind": (
        N_("{a} was behind on HP, and wins. {b} had {high}, {a} {low}."),
        N_("{high} HP were not enough for {b}: {a} turns it round in round {round}."),
        N_("From behind, {a}! {b} led by {high} to {low} in HP."),
    ),
    # {a} wins on HP, {high} to {low}.
    "won_decision": (
        N_("They went all the way. {a} has {high} HP, {b} {low}."),
        N_("{a} by decision: {high} HP to {low}. {b} was there to the end."),
        N_("The last bell, and more is left of {a}: {high} to {low} over {b}."),
        N_("{high} to {low} in HP. {a} wins, {b} shakes hands."),
        N_("No knockout, but a winner: {a} over {b}, {high} HP to {low}."),
        N_("A hand goes up, the hand of {a}. {b} was {low} to {high} behind."),
        N_("Counted in HP, {a} wins it: {high} against {low} for {b}."),
        N_("Both on their feet, one ahead: {a} {high}, {b} {low}."),
    ),
    # By 1 or 2 HP.
    "won_narrowly": (
        N_("By so little: {a} {high} HP, {b} {low}."),
        N_("One glove more or less and it was {b}’s. {a} wins, {high} to {low}."),
        N_("{high} to {low}! {a} has it, and {b} can hardly believe it."),
    ),
    # By 15 HP or more.
    "won_clearly": (
        N_("{a} in some comfort, {high} HP to {low}. {b} never went away."),
        N_("{high} to {low}: {a} controlled it. {b} saw the last bell, and that counts."),
    ),
    # A draw with {hp} HP each.
    "drawn": (
        N_("{hp} HP each. {a} and {b} share the night."),
        N_("A draw! Nothing but {hp} on both sides, {a} and {b}."),
        N_("Not one HP between {a} and {b}: {hp} all."),
        N_("Two winners or none: {a} and {b}, {hp} each."),
        N_("Fate would not choose. {a} {hp}, {b} {hp}."),
        N_("{a} and {b} embrace on {hp} HP each. A draw."),
        N_("All square at {hp}. {a} and {b} owe us another one."),
        N_("They end as they began, level: {a} and {b}, {hp}."),
    ),
    # {a}’s punch does no damage: {b} has guarded.
    "guarded": (
        N_("{call} from {a}. {b} has the gloves there."),
        N_("{a} tries the {punch}; {b} lets nothing through."),
        N_("{b} saw that {punch} coming from {a}."),
        N_("All guard: {b} takes {a}’s {punch} on the arms."),
        N_("{call}, and the sound of leather. {a} found only {b}’s gloves."),
        N_("{b} shuts the door on {a}’s {punch}."),
        N_("Blocked. {a} threw the {punch}, {b} stood firm."),
        N_("{a} knocks with a {punch}. {b} does not open."),
        N_("{b} picks {a}’s {punch} out of the air."),
        N_("No damage. {a}’s {punch} dies on the guard of {b}."),
        N_("{a} asks with a {punch}; {b} answers with both arms."),
        N_("Good punch, better guard: {a}’s {punch}, {b}’s gloves."),
        N_("{b} tucks in, and {a}’s {punch} slides away."),
        N_("Nothing for {a} there: {b} smothers the {punch}."),
    ),
    # {a}’s punch does a little damage, {damage}; {b} stays up.
    "light": (
        N_("{call} from {a}. It lands, and no more than that."),
        N_("{a} touches {b} with a {punch}."),
        N_("{a} clips {b} with the {punch}."),
        N_("{call}, half of it caught. {b} feels the other half of {a}’s work."),
        N_("{b} rides the {punch}. {a} gets a little out of it."),
        N_("Small change from {a}: a {punch}, and {b} pays {damage}."),
        N_("{a} finds a gap for the {punch}, a small one. {b} covers the rest."),
        N_("{b} was moving away. {a}’s {punch} catches up, just."),
        N_("More a tap than a thump, {a}’s {punch}. {b} boxes on."),
        N_("It all adds up. {a} with the {punch}, {damage} off {b}."),
        N_("{a} lands the {punch}; {b} hardly changes expression."),
        N_("{damage} off {b}. {a} would have liked more from that {punch}."),
    ),
    # {a}’s punch does fair damage, {damage}; {b} stays up.
    "solid": (
        N_("{call}! {a} gets all the way through to {b}."),
        N_("A good {punch} from {a}, and {b} knows about it."),
        N_("{a} plants the {punch}, and {b} takes a step back."),
        N_("That one told: {a}’s {punch}, {damage} off {b}."),
        N_("{a} picks the spot and drives the {punch} home. {b} winces."),
        N_("No complaints about that {punch} from {a}. {b} grits the teeth."),
        N_("{b} left a door ajar, and in comes {a}’s {punch}."),
        N_("The crowd likes that {punch}. {a} has hurt {b} a little."),
        N_("{a} sits down on the {punch}, and {b} has to take it."),
        N_("{damage} for that one: {a}, {punch}. {b} shakes it off."),
        N_("{a}’s {punch} is in before {b} can cover."),
        N_("{b} breathes out hard. {a}’s {punch} landed square."),
        N_("There is weight in {a}’s {punch}. {b} gives ground, {damage} worse off."),
    ),
    # {a}’s punch does heavy damage, {damage}; {b} stays up all the same.
    "heavy": (
        N_("What a {punch} from {a}! {b} stays up, and that is something."),
        N_("The ring shakes. {a}’s {punch} costs {b} {damage}."),
        N_("Heavy! {a}’s whole shoulder is in that {punch}, and {b} staggers."),
        N_("{b} is hurt. {a}’s {punch} went in all the way."),
        N_("{damage}! {a} with the {punch}, and {b} feels for the ropes."),
        N_("That {punch} was heard outside. {a} let {b} have it all."),
        N_("{a} with everything behind the {punch}. How is {b} still standing?"),
        N_("{b}’s knees dip and come up again. {a}’s {punch} was that good."),
        N_("A {punch} like a slammed door. {a} looks; {b} is upright."),
        N_("{a} had been saving that {punch}. {b} will remember it."),
        N_("A groan goes round the hall: {a}’s {punch}, flush. {b} blinks and stands."),
        N_("Sweat flies. {a}’s {punch} takes {damage} off {b}."),
    ),
    # {a}’s punch lands and leaves {b} {hp} HP, 9 at most, and on the feet.
    "low": (
        N_("{a} lands the {punch}, and {b} is running on {hp} HP."),
        N_("{call}. {hp} HP left for {b}, and {a} can count."),
        N_("How long can {b} take this? {a}’s {punch} leaves {hp} HP."),
        N_("{b} is in deep water: {hp} HP after {a}’s {punch}."),
        N_("{a} with the {punch}. {b} fights on with {hp} HP."),
        N_("One corner shouts, the other prays: {a}’s {punch}, {b} on {hp} HP."),
    ),
    # {a}’s punch, no special, puts {b} down.
    "floors": (
        N_("{call}, and {b} is down! {a} walks to the neutral corner."),
        N_("{a} lands the {punch}, and {b}’s legs give way."),
        N_("Down! {a}’s {punch} has put {b} on the canvas."),
        N_("It was the {punch}. {a} watches {b} go over."),
        N_("{b} is over! {a} has found the {punch} that counts."),
        N_("One {punch} too many for {b}, and {a} has the knockdown."),
        N_("The hall rises as {b} falls. {a}’s {punch} did it."),
        N_("{a} sends the {punch} through the gap, and the canvas catches {b}."),
        N_("First the {punch}, then the thud. {a} has floored {b}."),
        N_("{b} tries to ride {a}’s {punch}. Too late: down."),
        N_("{a} saw the place for a {punch} before {b} did. Knockdown!"),
        N_("{b} goes down before {a}: a {punch}, and no argument."),
    ),
    # {a}’s special, which always puts {b} down.
    "special": (
        N_("The {punch}! {a} puts everything into it, and {b} is down."),
        N_("There it is, {a}’s {punch}. {b} goes down."),
        N_("{a} brings out the {punch}, and the canvas comes up to meet {b}."),
        N_("No guard holds against the {punch}. {a} lands it, {b} falls."),
        N_("{b} stood there a moment ago. {a}’s {punch} saw to that."),
        N_("The hall knows that one by name: {a}’s {punch}. {b} is down."),
        N_("A hush, a flash, the {punch}. {a} stands, {b} does not."),
        N_("That is what {a} trains for: the {punch}, and {b} on the floor."),
        N_("{a} winds up, {b} sees it, and it makes no difference. The {punch}!"),
        N_("{call} from {a}! {b} is on the floor before the echo."),
        N_("Everything stops for {a}’s {punch}, and then {b} drops."),
        N_("You wait all night for one of those. {a}, the {punch}; {b}, the canvas."),
    ),
    # A special of little damage, {damage}.
    "special_soft": (
        N_("Only {damage} on it, but a {punch} is a {punch}: {a} has {b} down."),
        N_("{b} nearly stopped it. Nobody stops {a}’s {punch}, even for {damage}."),
        N_("{damage} damage, and {b} is down all the same: such is {a}’s {punch}."),
    ),
    # A special of very heavy damage, {damage}.
    "special_hard": (
        N_("{damage} in one go! {a}’s {punch} sends {b} crashing down."),
        N_("The whole ring felt {a}’s {punch}: {damage}, and {b} flat."),
        N_("{a} held nothing back: the {punch}, {damage}, {b} down."),
    ),
    # {a}’s left jab cannot take {b} below {hp} HP; {b} may stay up or go down.
    "held": (
        N_("{call} from {a}, and {b} keeps {hp} HP. A jab takes no more."),
        N_("{a}’s {punch} takes {b} to the very edge: {hp} HP."),
        N_("By a thread: {b} has {hp} HP after {a}’s {punch}."),
        N_("All but {hp} is gone: {a}’s {punch}, and {b} will not let go of it."),
        N_("To the last drop: {punch} by {a}, {hp} HP for {b}."),
        N_("{b} clings to {hp} HP. {a}’s {punch} can take no more."),
        N_("{hp} HP: that is all {a}’s {punch} leaves to {b}."),
        N_("{b} has given everything but {hp} HP to {a}’s {punch}."),
        N_("Count what {b} has left after {a}’s {punch}: {hp} HP."),
    ),
    # The same, and {b} stays up.
    "held_up": (
        N_("{b} is on {hp} HP and on the feet. {a}’s {punch} was only a jab."),
        N_("{hp} HP, and {b} still boxes: {a}’s {punch} was not enough."),
        N_("A {punch} cannot finish it. {a} has brought {b} to {hp} HP."),
        N_("Anything but a {punch}, and {a} might have had it. {b} has {hp} HP."),
        N_("{b} takes {a}’s {punch}, sways, stands. {hp} HP."),
    ),
    # The same, and {b} goes down.
    "held_down": (
        N_("{a}’s {punch} puts {b} down, with {hp} HP to get up on."),
        N_("{b} keeps {hp} HP and loses the feet: {a}’s {punch} floors {b}."),
        N_("Down on {hp} HP! The {punch} of {a} was just a jab, and {b} just too tired."),
    ),
    # The second punch of a combo, guarded.
    "second_guarded": (
        N_("The second is a {punch}, and {b} is behind the gloves for {a}."),
        N_("{a}’s combo ends on {b}’s arms: a {punch}, blocked."),
        N_("{a} follows up with the {punch}. {b} shuts the shutters."),
        N_("Two was {a}’s plan; {b} has an arm for the {punch}."),
    ),
    # The second punch of a combo lands; {b} stays up.
    "second_lands": (
        N_("And another from {a}: a {punch}, and it lands on {b}."),
        N_("The second half of {a}’s combo is a {punch}, {damage} off {b}."),
        N_("{a} is not finished: {punch}, and {b} has to swallow it."),
        N_("{a} lets the {punch} go as well, and {b} cannot be everywhere."),
        N_("On its heels the {punch}: {a} finds {b} with the second."),
    ),
    # The second punch of a combo, no special, puts {b} down.
    "second_floors": (
        N_("The second one does it! {a}’s {punch} puts {b} down."),
        N_("One to open, one to close: {a}’s {punch}, and {b} is down."),
        N_("{a} doubles up with the {punch}, and {b} is on the canvas."),
    ),
    # A left jab: guarded.
    "jab_guarded": (
        N_("{a} flicks out the {punch}. {b} parries."),
        N_("{b} has a glove where the {punch} wants to go. {a} thinks again."),
        N_("Only a probe: {a} shows the {punch}, {b} shakes the head."),
    ),
    # A left jab: it lands, and {b} stays up.
    "jab_lands": (
        N_("{call}, out of the textbook. {a} lands, {b} resets."),
        N_("{a} pops the {punch} into {b}’s face."),
        N_("In and out goes {a} with the {punch}; {b} is a step behind."),
        N_("{a} measures {b} with the {punch}, and the measure fits."),
    ),
    # A left jab: {b} goes down.
    "jab_floors": (
        N_("A {punch}, of all punches! {a} drops {b} with it."),
        N_("{b} walked on to {a}’s {punch}, and goes down."),
        N_("Never look down on the {punch}. {a} has just floored {b} with one."),
    ),
    # A left jab flurry: guarded.
    "flurry_guarded": (
        N_("Rain on a roof: {a}’s {punch} drums on {b}’s guard."),
        N_("{a} empties a {punch} on to {b}’s gloves."),
        N_("{b} stays behind the gloves until {a}’s {punch} is spent."),
    ),
    # A left jab flurry: it lands, and {b} stays up.
    "flurry_lands": (
        N_("{call}! Tap, tap, tap, and {a} has {b} backing up."),
        N_("{a} rattles off a {punch}. {b} cannot count them."),
        N_("Quick hands: {a}’s {punch} peppers {b}."),
        N_("{a} plays a drum roll on {b}: {punch}."),
    ),
    # A left jab flurry: {b} goes down.
    "flurry_floors": (
        N_("Too many to stop! {a}’s {punch} beats the guard aside, and {b} is down."),
        N_("Jab after jab after jab: {a}’s {punch} ends with {b} on the canvas."),
        N_("{b} goes down somewhere in the middle of {a}’s {punch}."),
    ),
    # A body blow: guarded.
    "body_guarded": (
        N_("{a} digs for the ribs with the {punch}; {b} has the elbow down."),
        N_("{call}, and {b} folds up just in time. {a} hits forearm."),
        N_("{b} drops the elbows, and {a}’s {punch} goes no further."),
    ),
    # A body blow: it lands, and {b} stays up.
    "body_lands": (
        N_("{call} under the elbow. {a} makes {b} bend a little."),
        N_("{a} goes downstairs: {punch}, and {b} feels it in the ribs."),
        N_("{a}’s {punch} takes some of the wind out of {b}."),
        N_("{a} digs in the {punch}. {b} will hear from it tomorrow."),
    ),
    # A body blow: {b} goes down.
    "body_floors": (
        N_("{call}, and for a moment nothing. Then {b} sinks. {a} knew."),
        N_("To the body! {a}’s {punch} folds {b} in two, and down."),
        N_("No air, no legs: {a}’s {punch} has {b} on the floor."),
    ),
    # A straight: guarded.
    "straight_guarded": (
        N_("{a} fires the {punch} down the middle. {b} closes the gloves on it."),
        N_("{a}’s {punch} at full stretch, and {b} has it on the palm."),
        N_("{b} turns {a}’s {punch} aside with a touch."),
    ),
    # A straight: it lands, and {b} stays up.
    "straight_lands": (
        N_("{call}, down the pipe. {a} finds {b} at the end of it."),
        N_("The shortest way is the {punch}. {a} takes it, and there is {b}."),
        N_("{a} splits {b}’s gloves with a {punch}."),
        N_("Full reach: {a} sends the {punch}, and {b} gets it."),
    ),
    # A straight: {b} goes down.
    "straight_floors": (
        N_("{call}, right down the middle! {b} drops where {a} aimed."),
        N_("Nothing fancy: one {punch} from {a}, one knockdown of {b}."),
        N_("{a} punches through the target. {call}, and {b} is on the floor."),
    ),
    # A hook: guarded.
    "hook_guarded": (
        N_("{a} comes round the side with the {punch}; {b}’s glove is at the ear."),
        N_("Wide from {a}: the {punch} breaks on {b}’s shoulder."),
        N_("{b} ducks in close, and {a}’s {punch} wraps round the guard."),
    ),
    # A hook: it lands, and {b} stays up.
    "hook_lands": (
        N_("Round the corner comes {a}’s {punch}, and {b} sees it late."),
        N_("{a} swings the {punch} outside the guard, and {b}’s head turns."),
        N_("Short and wicked, {a}’s {punch}. {b} takes it on the jaw."),
        N_("{a} turns the hip into the {punch}, and {b} sways."),
    ),
    # A hook: {b} goes down.
    "hook_floors": (
        N_("The {punch}! {a} turned {b} round and down."),
        N_("{b} looked one way, {a}’s {punch} came the other. Down."),
        N_("{a} swings the {punch} shut like a gate, and {b} is on the floor."),
    ),
    # An uppercut: guarded.
    "uppercut_guarded": (
        N_("{a} scoops with the {punch} and meets {b}’s forearms."),
        N_("{a} brings the {punch} up from below; {b} pulls the chin away."),
        N_("{b} leans on the {punch} before {a} can bring it up."),
    ),
    # An uppercut: it lands, and {b} stays up.
    "uppercut_lands": (
        N_("From the basement: {a}’s {punch} lifts {b}’s chin."),
        N_("{a} threads the {punch} between {b}’s arms."),
        N_("{b} was leaning in, and {a} was waiting with the {punch}."),
        N_("Up goes {a}’s glove, up goes {b}’s head: a {punch}."),
    ),
    # An uppercut: {b} goes down.
    "uppercut_floors": (
        N_("Up came {a}’s {punch}, down goes {b}."),
        N_("{a}’s {punch} lifts {b} off the heels, and the canvas does the rest."),
        N_("On the chin! {a}’s {punch} lays {b} out flat."),
    ),
    # A counter punch: guarded.
    "counter_guarded": (
        N_("{a} times the {punch} well; {b} has the gloves back in time."),
        N_("A {punch} from {a}, but {b} was only feinting."),
        N_("{b} half expected the {punch}. {a} hits glove."),
    ),
    # A counter punch: it lands, and {b} stays up.
    "counter_lands": (
        N_("{b} had something in mind. {a} was first with the {punch}."),
        N_("{a} lets {b} come on, and there it is: the {punch}."),
        N_("{b} opens up, and {a} answers at once. {call}."),
        N_("Inside {b}’s own swing, {a}’s {punch} lands."),
    ),
    # A counter punch: {b} goes down.
    "counter_floors": (
        N_("{b} came forward, and {a}’s {punch} was there already. Down!"),
        N_("{b} brought the speed, {a} the {punch}. Knockdown."),
        N_("{a} makes {b} pay the whole price: {punch}, and the canvas."),
    ),
    # {a} is down, for the first time in the bout.
    "floored": (
        N_("{a} is down for the first time tonight."),
        N_("Until this moment {a} had not left the feet."),
        N_("Down, and {a}’s corner jumps up."),
        N_("The first time on the floor for {a}."),
        N_("Legs, knees, canvas: {a} is down."),
        N_("{a} folds. We had not seen that yet."),
        N_("The floor comes up for {a}."),
        N_("A first knockdown against {a}, and the noise is enormous."),
        N_("{a} is down, and everybody draws breath."),
        N_("So far {a} had stood. Not now."),
    ),
    # {a} is down again, number {total} in the bout.
    "floored_again": (
        N_("{a} is down again, knockdown {total}."),
        N_("Knockdown number {total} for {a}."),
        N_("That is {total}. {a} is back on the floor."),
        N_("The floor once more for {a}. Count them: {total}."),
        N_("Down for number {total}, {a}. Is there more to come?"),
        N_("The legs fold again. {a}, number {total}."),
        N_("{a} goes over, knockdown {total} of this bout."),
        N_("One more against {a}: {total}."),
        N_("The sheet shows {total} against {a} now."),
    ),
    # The count over {a} begins: there will be a roll.
    "floored_count": (
        N_("The referee takes up the count over {a}."),
        N_("One, two … {a} hears the numbers."),
        N_("The count is on. {a} stares at the canvas."),
        N_("The hall counts along over {a}."),
        N_("{a} sits on the canvas and looks for the ropes."),
        N_("{a} is on one knee, one glove on the canvas. The count goes on."),
        N_("The lights look different from below. {a} hears counting."),
    ),
    # {a} is down for at least the second time in the round.
    "floored_round": (
        N_("{in_round} in this round alone. {a} is in trouble."),
        N_("{in_round} knockdowns of {a} since the bell."),
        N_("Hardly up, and down again: {a}, {in_round} in the round."),
    ),
    # {a} gets up, with {hp} HP.
    "up": (
        N_("{a} is up, with {hp} HP."),
        N_("{a} beats the count."),
        N_("Up! {a} lifts the gloves and nods."),
        N_("{a} shakes the head clear and boxes on with {hp} HP."),
        N_("The referee wipes {a}’s gloves. On it goes."),
        N_("“Can you go on?” {a} can."),
        N_("{total} on the dice, and {a} is standing."),
        N_("A roar, because {a} is on both feet."),
        N_("Not yet, says {a}, and gets up."),
        N_("{a} rises, with {hp} HP to box on."),
    ),
    # {a} gets up with the lower recovery of the row.
    "up_barely": (
        N_("{a} gets up, only just."),
        N_("On legs of string, {a} is up."),
        N_("It took the whole count, but {a} stands."),
        N_("{a} hauls upright by the ropes, in time."),
    ),
    # {a} gets up with the higher recovery of the row.
    "up_clear": (
        N_("{a} takes the rest that the count allows, and stands."),
        N_("A clear eye and a nod: {a} is up."),
        N_("{a} is up in good time."),
    ),
    # {a}, at 0 HP or below, gets up.
    "up_from_nothing": (
        N_("{a} had nothing left and gets up all the same, with {hp} HP."),
        N_("Back from nowhere! {a} is up on {hp} HP."),
        N_("Will, and nothing else: {a} stands with {hp} HP."),
        N_("The towel was half in the air. {a} is up, {hp} HP."),
    ),
    # {a} is counted out, with {total} on the dice.
    "out": (
        N_("Ten. {a} is out."),
        N_("{a} does not make it."),
        N_("{a} reaches for the rope; the count is quicker."),
        N_("All ten over {a}, and the bell rings."),
        N_("{total} on the dice, and {a} stays down."),
        N_("The referee waves both arms over {a}."),
        N_("{a} wants to, the legs do not."),
        N_("Eight, nine, out. {a} gave what there was."),
        N_("Counted out: {a}, flat on the canvas."),
        N_("No more tonight for {a}. Ten."),
    ),
    # Counted out although only the lowest roll, {total}, could do it.
    "out_unlucky": (
        N_("Only {total} could do it, and {total} it is. {a} is counted out."),
        N_("The dice are cruel: {total}. {a} is out."),
        N_("Of all rolls {total}! {a} does not get up."),
    ),
    # {a} is at {hp} HP: no count, the referee stops it.
    "stopped": (
        N_("No count needed. {a} is done, at {hp} HP."),
        N_("The referee waves it off at once: {a}, {hp} HP."),
        N_("{hp} HP. The referee kneels by {a}, and it is over."),
        N_("That is beyond getting up from: {a}, {hp} HP."),
        N_("The towel from {a}’s corner and the referee’s arms, together. {hp} HP."),
        N_("No dice for this one. {a} is at {hp} HP and stopped."),
        N_("The referee bends over {a} and shakes the head. Enough, at {hp} HP."),
        N_("{a} has gone to {hp} HP, further than a count can reach."),
    ),
    # {a} has been down {count} times in the round: no count.
    "limit": (
        N_("{count} times down in a round is the limit. {a} is stopped."),
        N_("Number {count} this round, and nobody counts. TKO against {a}."),
        N_("The rule says {count}, and {a} has reached it. Stopped."),
        N_("{a}, down {count} times since the bell. The referee ends it."),
        N_("No count after knockdown {count} of the round: {a} is stopped."),
        N_("{count} fingers in the air, and it is over for {a}."),
        N_("Enough for one round: {a}, {count} knockdowns."),
        N_("{a} might have got up again. After {count} nobody asks."),
    ),
    # {a} is up, but has lost Toughness, now {toughness}.
    "worn": (
        N_("That has taken something out of {a}: Toughness {toughness}."),
        N_("The legs are going. {a}, Toughness {toughness}."),
        N_("{a} is up, and less of a wall: Toughness {toughness} now."),
        N_("The next one will hurt {a} more. Toughness {toughness}."),
        N_("A crack in the wall: {a}’s Toughness is {toughness}."),
        N_("A knockdown leaves its mark on {a}: Toughness {toughness}."),
        N_("{a} stands a little less firmly, Toughness {toughness}."),
        N_("It will be harder from here for {a}: Toughness {toughness}."),
        N_("The corner of {a} sees it too: Toughness {toughness}."),
    ),
    # The same by a special, which takes more.
    "worn_special": (
        N_("A special takes more than wind: {a} is left with Toughness {toughness}."),
        N_("That special goes deep. {a}, Toughness {toughness}."),
    ),
    # {a} is up, has no Toughness to lose and has lost Speed, now {speed}.
    "worn_speed": (
        N_("No Toughness left to lose, so the feet pay: {a}, Speed {speed}."),
        N_("Now it is in the legs: {a}’s Speed falls to {speed}."),
        N_("{a} slows down: Speed {speed}."),
        N_("Heavy feet for {a}. Speed {speed}."),
        N_("Some of the spring has gone out of {a}: Speed {speed}."),
        N_("{a} stands, and moves a little less: Speed {speed}."),
        N_("What Toughness cannot give, Speed must. {a} is at {speed}."),
        N_("Each step costs {a} more: Speed {speed}."),
    ),
    # {a} is up, and a special has taken Toughness, now {toughness}, and Speed, now {speed}.
    "worn_both": (
        N_("It took both: {a} has Toughness {toughness}, Speed {speed}."),
        N_("Body and legs: Toughness {toughness} and Speed {speed} for {a}."),
        N_("The special reached the legs, too. {a}: Toughness {toughness}, Speed {speed}."),
        N_("{a} is down to Toughness {toughness}, and slower with it: Speed {speed}."),
        N_("Hardly a wall left, and a step slower: {a}, {toughness} and {speed}."),
        N_("The last of the Toughness and some of the Speed: {a}, {toughness} and {speed}."),
        N_("What the special did to {a}: Toughness {toughness}, Speed {speed}."),
        N_("{a} gets up a different boxer: Toughness {toughness}, Speed {speed}."),
    ),
}
