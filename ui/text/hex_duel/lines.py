"""What the announcer of a duel may say: a list of lines for every kind of moment.

A line is true of its moment whatever else is so: it claims no more than the
comment above its list, and nothing of weapons, of the side a blow comes from,
or of who looks on.  `{a}` is the side the moment is about, `{b}` the other.
Lists are longer than a turn can need, so that no line comes twice in one.
"""

from __future__ import annotations

from ui.text.words import N_

LINES = {
    # The duel begins with {hp} HP each.
    "duel_begins": (
        N_("{a} and {b}, {hp} HP each. Orders, please."),
        N_("Both are at their starts. {a} against {b}."),
        N_("The referee is ready, and so are {a} and {b}."),
        N_("Two figures, one floor: {a} and {b}."),
        N_("{hp} HP to begin with, and every turn takes its share. {a}, {b}."),
        N_("Sealed orders, open floor. {a} meets {b}."),
        N_("Nobody has moved yet. {a} here, {b} there."),
        N_("Here begins the duel of {a} and {b}."),
        N_("Think, seal, fight: {a} and {b} may begin."),
    ),
    # {a} has ordered a charge, {b} has not; whom it will meet is not known yet.
    "charge": (
        N_("Charge! {a} is on the way."),
        N_("{a} had the right to charge, and uses it."),
        N_("{a} takes off. What lands now lands double."),
        N_("No walking this turn: {a} runs."),
        N_("2 hexes straight on, unless somebody objects. {a} charges."),
        N_("{a} charges, {b} does not."),
        N_("The seal is broken, the order says charge, and {a} goes."),
        N_("Straight on, and double: the charge of {a}."),
        N_("Has {b} seen it coming? {a} charges."),
        N_("{a} does not save the charge for later."),
    ),
    # Both have ordered a charge.
    "charge_both": (
        N_("Both charge. Whatever lands counts double."),
        N_("{a} charges, {b} charges. Nobody is being careful."),
        N_("Two orders, one word: charge."),
        N_("Neither waits. {a} and {b} run at once."),
        N_("The same thought in the same turn: a charge each."),
        N_("{a} and {b} open their orders, and both say charge."),
        N_("Double against double: {a} and {b} charge."),
        N_("Here they both go, {a} and {b}, 2 hexes each if they can."),
        N_("One of them may regret this: both sides charge."),
    ),
    # {a} and {b} have swapped hexes, and {a} has the larger second die, {high} to {low}.
    "crossed": (
        N_("They pass, and {a} is the quicker, {high} to {low}."),
        N_("Side by side for an instant, and {a} uses it."),
        N_("{a} goes by, and lands one on the way."),
        N_("They trade hexes, {a} and {b}, and {b} pays the toll."),
        N_("{high} against {low} in passing. {a} has it."),
        N_("{b} gets past, but not for nothing. {a} sees to that."),
        N_("Past each other without slowing down, and {a} strikes first."),
        N_("They meet for a moment, and the moment is {a}’s."),
        N_("{a} swaps places with {b} and comes out ahead."),
        N_("The second die decides, {high} to {low}: {a}."),
    ),
    # The same, by 1.
    "crossed_narrow": (
        N_("By 1, in passing: {a}."),
        N_("{high} to {low}. {b} was nearly the quicker, {a} was."),
        N_("A hair earlier, {a}: {high} to {low}."),
    ),
    # The same with {value} on both dice: nobody is hit, and no combat follows this turn.
    "crossed_tie": (
        N_("They pass, {value} and {value}, and neither is touched."),
        N_("{a} and {b} swap hexes, and nothing else."),
        N_("Past each other, and no harm done."),
        N_("Level in passing, at {value}. No more blows this turn."),
        N_("{value} here, {value} there, and no hit."),
        N_("{b} goes one way, {a} the other, and the dice say {value} twice."),
        N_("As quick as each other: {value}. Nobody pays."),
        N_("Like a revolving door: {a} out, {b} in, nobody hit."),
        N_("A tie in passing. The fighting is done for this turn."),
    ),
    # Both were bound for one hex: {a} gets it, {high} to {low} on the third die, {b} stays.
    "reached": (
        N_("One hex, two takers. {a} gets it, {high} to {low}."),
        N_("{a} is there first. {b} stays put."),
        N_("{b} wanted that hex as well. {a} has it."),
        N_("{high} to {low}: the hex is {a}’s."),
        N_("They make for the same spot, and {a} shoulders in."),
        N_("{b} is stopped short. {a} is not."),
        N_("Two orders for one hex, and {a}’s is carried out."),
        N_("{a} takes the hex that {b} had in mind."),
        N_("No room for both. {a} is the one who fits."),
        N_("The third die says {a}, {high} to {low}."),
    ),
    # A collision with {value} on both third dice: nobody comes in, neither turns.
    "collision_tie": (
        N_("They run into each other at {value}, and nobody gets through."),
        N_("{value} against {value}. Not an inch."),
        N_("The third dice agree: nobody comes in."),
        N_("A standstill between {a} and {b}."),
        N_("{a} does not give way. Neither does {b}."),
        N_("Shoulder to shoulder, {value} all."),
        N_("All that force, and it cancels out."),
        N_("{value} twice. The hex goes to nobody new."),
        N_("{value} each, a halt, and no turning either."),
    ),
    # The same: {a} came, {b} stood.
    "collision_tie_stood": (
        N_("{a} comes, {b} stays, and the dice say {value} to both."),
        N_("{b} stands, {a} shoves, and {value} meets {value}."),
        N_("{a} wants {b}’s hex. At {value} each it is not to be had."),
    ),
    # The same: both moved.
    "collision_tie_met": (
        N_("Both want the empty hex, and it stays empty."),
        N_("{a} and {b} reach for one hex, and neither gets it."),
    ),
    # {b} stood, {a} came in, {high} to {low} on the third die, and {b} is pushed on by a hex.
    "pushed": (
        N_("{a} comes in and {b} goes out, {high} to {low}."),
        N_("{a} shoves {b} off the hex."),
        N_("{b} stood there. Now {a} does."),
        N_("Make room, says {a}, and {b} makes room."),
        N_("{b} is pushed on by a hex, {high} to {low}."),
        N_("The weight is {a}’s, and {b} slides."),
        N_("{a} takes the hex by force. {b} has to yield."),
        N_("{b} tries to stand, and {a} walks through."),
        N_("{high} against {low}, and the ground has a new owner."),
        N_("No holding {a}. {b} is moved along."),
    ),
    # {a} stood and keeps the hex, {high} to {low} on the third die; {b} does not come in.
    "held": (
        N_("{a} holds the hex, {high} to {low}."),
        N_("{b} comes, {a} stays."),
        N_("{b} gets as far as {a}, and no further."),
        N_("Rooted to the floor: {a} does not budge for {b}."),
        N_("{b} knocks, {a} does not open."),
        N_("Taken, says {a} of this hex. {high} to {low}."),
        N_("{a} lets {b} bounce off."),
        N_("{b} shoves at {a} and moves nothing."),
        N_("{low} does not shift {high}. {a} stands."),
        N_("{a} gives nothing away, and {b} stays outside."),
    ),
    # {a} came on with the larger third die, {high} to {low}, but {b} cannot be pushed: both stay, and {b} will lose
    # HP.
    "push_blocked": (
        N_("{a} shoves, and there is nowhere for {b} to go."),
        N_("No room for {b}. {a} shoves all the same."),
        N_("{b} is shut in, and {a} leans on."),
        N_("{a} has {b} pinned, {high} to {low}."),
        N_("The shove is good, the space is missing. Nobody moves."),
        N_("{b} would give way if there were a way."),
        N_("{a} pushes, and something firmer pushes back."),
        N_("{b} cannot leave, so {a} cannot enter."),
        N_("{high} to {low}, no hex won, and {b} pays."),
    ),
    # The same: what is in the way is the wall.
    "push_wall": (
        N_("The wall! {a} drives {b} against it."),
        N_("The arena ends here, and {a} has {b} at the end of it."),
        N_("The wall on one side of {b}, {a} on the other."),
    ),
    # The same: what is in the way is a pillar.
    "push_pillar": (
        N_("A pillar is in the way, and {a} has {b} against it."),
        N_("{b}, between {a} and a pillar."),
        N_("The pillar does not move, so {b} cannot. {a} shoves in vain."),
    ),
    # {b} has stopped {a}’s charge in a collision; {a} may have dealt damage, and what {a} deals is doubled.
    "charge_stopped": (
        N_("The charge of {a} stops short."),
        N_("That is as far as {a} runs."),
        N_("{a} wanted 2 hexes. Not this time."),
        N_("Stopped! {a} does not get through."),
        N_("{b} has taken the run out of {a}."),
        N_("A charge cut short is a charge: what {a} lands counts double."),
        N_("{a}’s charge runs out of road."),
        N_("The run ends early for {a}."),
        N_("{a} is brought up short by {b}."),
    ),
    # {a} has won the adjacent combat; a blow that {b} takes follows.
    "fought": (
        N_("They fight, and {a} is the better."),
        N_("{a} has the upper hand over {b}."),
        N_("{a} finds the gap."),
        N_("{b} is too late. {a} is through."),
        N_("The exchange is {a}’s."),
        N_("Close work, and {a} does it better."),
        N_("{a} beats {b} to the blow."),
        N_("One strikes, one is struck. {a} is the one who strikes."),
        N_("The dice lie still, and they have chosen {a}."),
        N_("{a} leaves {b} no answer."),
        N_("Within reach of each other, and {b} comes off second to {a}."),
        N_("{a} has what it takes here, {b} has not."),
    ),
    # The same: {a}’s largest die, {die}, is larger than all that {b} may use.
    "fought_top": (
        N_("{a} shows a {die}, and {b} has nothing as large."),
        N_("The {die} settles it for {a}."),
        N_("The largest die that counts is {a}’s {die}."),
    ),
    # The same: both have {die}, {a} {more} times, {b} {fewer} times.
    "fought_count": (
        N_("{more} against {fewer} on the {die}. {a} has the numbers."),
        N_("Both show a {die}, and {a} shows it more often."),
        N_("{b} has a {die} too, but {a} has {more} to {fewer}."),
    ),
    # The same: the largest values were alike, {die} decides.
    "fought_next": (
        N_("Level at the top. Further down it is {a}."),
        N_("It takes a second look at the dice, and {a} has it."),
        N_("{b} keeps up at first, and at the {die} {a} pulls away."),
    ),
    # The same: {a} may use more dice, {mine} (at least 2) to {theirs}.
    "fought_more": (
        N_("{mine} dice to {theirs}: {a} stands where it counts."),
        N_("The better side of the fight is {a}’s, {mine} dice to {theirs}."),
        N_("Position pays: {a}, {mine} dice to {theirs}."),
    ),
    # The same: {a} may use fewer dice, {mine} to {theirs} (at least 2).
    "fought_fewer": (
        N_("{theirs} dice for {b}, {mine} for {a}, and still it is {a}."),
        N_("The worse place, the better dice: {a}."),
        N_("Fewer dice, and {a} beats {b} to it all the same."),
    ),
    # The same: {a} stands at {b}’s rear, and {b} has no dice.
    "fought_unseen": (
        N_("{b} has {a} at the rear, and no dice at all."),
        N_("From behind: {b} cannot answer {a}."),
        N_("{a} stands where {b} cannot see."),
    ),
    # A tie in adjacent combat with dice on both sides: it ends the turn, and nobody gets the right to charge.
    "fought_tie": (
        N_("They fight, and nothing comes of it."),
        N_("Die for die the same. The turn ends there."),
        N_("{a} strikes, {b} strikes, and it evens out."),
        N_("Not a pip between {a} and {b}."),
        N_("Blow meets blow. Neither gives."),
        N_("A tie, and with it the end of the turn."),
        N_("{b} has an answer to everything {a} brings."),
        N_("The dice take no side between {a} and {b}."),
        N_("Level, whichever way one counts."),
        N_("No damage, no right to charge, no winner."),
    ),
    # The same, each at the other’s rear: no dice on either side.
    "fought_none": (
        N_("Back to back, and neither can strike."),
        N_("{a} and {b}, each at the other’s rear. No dice, no blow."),
        N_("Neither sees the other. The turn ends there."),
        N_("So near, and both look away: {a} and {b}."),
        N_("No dice for either: a tie of nothing with nothing."),
        N_("{b} is right behind {a}, and {a} right behind {b}."),
        N_("A fight that nobody faces."),
        N_("Two fronts, and nobody before either."),
    ),
    # {a} has lost 1 HP in combat, {hp} are left; {b} struck.
    "struck_light": (
        N_("1 off {a}, {hp} HP left."),
        N_("{b} reaches {a}. {hp} HP to go."),
        N_("{a} takes it: {hp} HP now."),
        N_("A small one, but it counts. {a} is at {hp}."),
        N_("{b} collects 1 from {a}."),
        N_("It lands. {a} drops to {hp} HP."),
        N_("{a} gives up 1 and has {hp} to guard."),
        N_("Little by little: {a}, {hp} HP."),
        N_("{b} takes a chip out of {a}."),
        N_("That is 1 less for {a}. {hp} HP."),
        N_("Only 1, but {a} may miss it later."),
        N_("A short blow from {b}, and {a} stands at {hp}."),
    ),
    # {a} has lost {damage} (2 or more) of {before} HP in passing or in combat, {hp} are left; {b} struck.
    "struck_heavy": (
        N_("{damage} at once! {a} is at {hp} HP."),
        N_("That one was heavy: {damage} off {a}."),
        N_("{b} hits hard, and {a} pays {damage}."),
        N_("{a} loses {damage}. {hp} HP left."),
        N_("All of it lands: {damage} on {a}."),
        N_("{b} takes {damage} and leaves {a} with {hp}."),
        N_("A large piece out of {a}: {damage}."),
        N_("From {before} to {hp} in a single blow: {a}."),
        N_("{a} has to swallow that: {damage}, and {hp} HP remain."),
        N_("Not a tap but a blow: {damage} off {a}."),
    ),
    # {a}, pushed or pressed by {b} without room, has lost {damage}, {hp} are left; in the way is wall or pillar.
    "struck_wall": (
        N_("No way out, and it costs {a} {damage}."),
        N_("{a} is squeezed: {damage}, {hp} HP left."),
        N_("Between {b} and the end of the floor: {damage} off {a}."),
        N_("Nothing gives, so {a} has to: {damage}."),
        N_("{a} meets something harder than {b}. {hp} HP."),
        N_("The room has run out. {a}, {damage} less."),
        N_("{b} squeezes {damage} out of {a}."),
        N_("Shut in, {a} pays {damage} and keeps {hp}."),
        N_("Where there is no hex there is a price: {a}, {hp} HP."),
        N_("Out of floor. {a} drops to {hp} HP."),
    ),
    # {b} was charging, and {base} is doubled: {a} has lost {damage}, {hp} are left.
    "struck_charge": (
        N_("The charge counts double: {damage} off {a}."),
        N_("{b} ran for this: {base}, doubled, and {a} loses {damage}."),
        N_("Double, because {b} charged. {a} has {hp} left."),
        N_("With the run behind it: {damage}. {a} is at {hp}."),
    ),
    # {a} has {hp} HP left, 3 at most.
    "struck_low": (
        N_("{a} is down to {hp} HP."),
        N_("It is getting late for {a}: {hp} HP."),
        N_("{b} is close. {a} has {hp} HP and no more."),
    ),
    # This took the last of {a}’s HP: {damage} when {before} were left; {b} dealt it.
    "struck_last": (
        N_("That leaves {a} with nothing."),
        N_("{a}’s last HP is gone."),
        N_("{b} takes all that {a} had left."),
        N_("All gone. {a} has no HP left."),
        N_("{damage} is too much for {a}."),
        N_("There was {before} left of {a}. Not any more."),
        N_("That was the one. {a} is finished."),
        N_("{b} deals the last of it, and {a} has no more."),
        N_("Nothing to come back with: {a} is out of HP."),
        N_("{a} had to stop this one, and it came through."),
    ),
    # {a} has won, had {b} in front, and drives {b} on by a hex; {a} moves in.
    "pressed": (
        N_("{a} presses on, and {b} has to give ground."),
        N_("1 hex more for {a}. {b} is driven off it."),
        N_("{a} follows up at once."),
        N_("{b} yields the hex, {a} takes it."),
        N_("No rest for {b}: {a} steps in after the blow."),
        N_("{a} walks {b} across the floor."),
        N_("The ground goes with the blow: {a} moves up."),
        N_("{b} is moved on, and {a} stays close."),
        N_("Win, step, push: {a} has {b} going."),
        N_("{a} does not let {b} stand there."),
        N_("Forward goes {a}, and {b} has no say."),
    ),
    # {a} has won and has {b} in front, but {b} cannot be driven on: both stay, and {b} will lose HP.
    "press_blocked": (
        N_("{a} presses, but {b} cannot go anywhere."),
        N_("There is no hex for {b} to be pressed to."),
        N_("{a} presses {b} into what will not move."),
        N_("{b} is stuck, and {a} leans in."),
        N_("The end of the floor for {b}. {a} keeps pressing."),
        N_("Nobody moves, and it is {b} who pays for it."),
        N_("{a} wants the hex. {b} has none to go to."),
        N_("{b} would step away from {a}. Nowhere to step."),
        N_("The press comes to a stop, and {b} is in it."),
    ),
    # The same: what is in the way is the wall.
    "press_wall": (
        N_("Up against the wall: {a} has {b} there."),
        N_("{a} presses, the wall holds, {b} is between."),
        N_("The wall takes {a}’s side against {b}."),
    ),
    # The same: what is in the way is a pillar.
    "press_pillar": (
        N_("{a} has {b} up against a pillar."),
        N_("A pillar keeps {b} within {a}’s reach."),
        N_("{a} presses, the pillar stands, {b} is caught."),
    ),
    # {a} may charge next turn, {b} may not: {n} of 3 dice are larger, and there is a next turn.
    "right_one": (
        N_("{a} may charge next turn."),
        N_("The right to charge is {a}’s."),
        N_("{n} of 3 dice: {a} earns a charge."),
        N_("{a} has the larger dice, and the right to run."),
        N_("{b} should bear it in mind: {a} may charge."),
        N_("A charge is in the air, and it is {a}’s."),
        N_("{a} gets the choice: walk or charge."),
        N_("{b} may not charge. {a} may."),
        N_("The dice lean towards {a}: a charge is allowed."),
        N_("{a} goes into the next turn with a charge in hand."),
        N_("Beware of {a} next turn."),
        N_("One of them may run next turn: {a}."),
    ),
    # The same, with all 3.
    "right_all": (
        N_("All 3 dice larger. {a} may charge."),
        N_("{a} sweeps the dice, 3 of 3, and may charge."),
        N_("{b} has no pair to show. The charge is {a}’s."),
    ),
    # At least one pair of dice is equal: both may charge next turn, and there is one.
    "right_both": (
        N_("A pair alike: both may charge."),
        N_("{a} may charge. So may {b}."),
        N_("Equal dice, equal rights: a charge each."),
        N_("Next turn anybody may come running."),
        N_("Careful now, {a} and {b}: both have a charge."),
        N_("The dice give it to both sides: a charge is allowed."),
        N_("Who will run, {a} or {b}? Both may."),
        N_("A match among the dice, and neither is safe next turn."),
        N_("The right to charge, on both sides."),
        N_("Both may charge, and neither has to."),
        N_("1 equal pair would do: {a} and {b} may both charge."),
    ),
    # Fatigue has taken 1 HP from both; {a}, with no more than {b}, has {hp} left, 3 at most, and the duel goes on.
    "tired": (
        N_("Fatigue takes 1 from both. {a} is left with {hp}."),
        N_("Time is short for {a}: {hp} HP."),
        N_("{a} is tiring, with {hp} HP to go."),
        N_("Another turn, and {a} has {hp} left."),
        N_("Nobody rests here. {a}, {hp} HP."),
        N_("A turn costs 1, and {a} can count what is left: {hp}."),
        N_("Fatigue is the third in this fight. {a} is at {hp}."),
        N_("{hp} HP, and every turn takes 1. {a} knows."),
        N_("Breath is short: {a}, {hp} HP."),
    ),
    # The same, and {b} has {other}, also 3 at most.
    "tired_both": (
        N_("{a} on {hp}, {b} on {other}. It cannot last."),
        N_("Both are near the end: {a} {hp}, {b} {other}."),
        N_("{hp} and {other}. There is little left of {a} and {b}."),
    ),
    # The same, with {hp} each.
    "tired_level": (
        N_("{hp} each. {a} and {b} hang by the same thread."),
        N_("Level at {hp} HP, {a} and {b}, and fatigue does not wait."),
    ),
    # {b} stands in {a}’s rear hex: {a} cannot go back next turn, and would have no dice against {b}.
    "rear": (
        N_("{b} stands at {a}’s back."),
        N_("{a} has {b} behind, and no way back."),
        N_("No retreat for {a} next turn."),
        N_("{b} is where {a} has no dice."),
        N_("No worse place for {b} to be than behind. {a} has {b} there."),
        N_("Behind you, {a}: {b}."),
        N_("{a}’s rear belongs to {b}."),
        N_("{a} looks one way, {b} is the other."),
        N_("With {b} at the back, {a} cannot go back."),
    ),
    # {a} has won in turn {turn} with {hp} HP left: {b} has no HP left by damage.
    "won_death": (
        N_("{b} falls. {a} has won, in turn {turn}."),
        N_("It is over. {a} stands, {b} does not."),
        N_("{a} wins, with {hp} HP left."),
        N_("Decided on the floor in turn {turn}: the duel is {a}’s."),
        N_("{b} has fought to the last. {a} is the winner."),
        N_("Turn {turn}, and one is left standing: {a}."),
        N_("No further orders. {a} has beaten {b}."),
        N_("{a} has brought {b} down. The floor is {a}’s."),
        N_("So falls {b}, and so wins {a}."),
    ),
    # The same, with 1 or 2 HP left.
    "won_close": (
        N_("On {hp} HP, {a} outlives {b}."),
        N_("By a thread of {hp} HP: {a}."),
    ),
    # The same, with 8 HP or more.
    "won_clear": (
        N_("{b} is down, and {a} has {hp} HP to spare."),
        N_("{a} still had plenty: {hp} HP at the end."),
    ),
    # {a} has won in turn {turn} with {hp} HP left: fatigue took {b}’s last HP.
    "won_fatigue": (
        N_("{b} has nothing left to stand on. {a} has won."),
        N_("Fatigue finishes {b}, and {a} wins in turn {turn}."),
        N_("{b} sinks down. {a} lasts longer."),
        N_("Not a blow but fatigue ends it: {b} is down, {a} has won."),
        N_("{a} had {hp} HP more than {b}, and that was enough."),
        N_("The last breath decides: {a} has one, {b} has none."),
        N_("Worn out in turn {turn}: {b}. Still standing: {a}."),
        N_("{b} is beaten by the turns, {a} is not."),
        N_("Whoever has breath left has won: {a}."),
    ),
    # The same, with 1 HP left.
    "won_by_one": (
        N_("By 1 HP! {a} outlasts {b}."),
        N_("1 HP left to {a}, none to {b}."),
    ),
    # A draw in turn {turn}: fatigue took the last HP of both.
    "drawn": (
        N_("Both go down in turn {turn}. A draw."),
        N_("{a} sinks, {b} sinks, and nobody has won."),
        N_("Fatigue beats them both."),
        N_("A draw: {a} and {b} have given all they had."),
        N_("Nobody is left standing."),
        N_("Together they stood, together they fall: {a} and {b}."),
        N_("The last HP of both goes at once."),
        N_("Turn {turn}, and nothing between {a} and {b}."),
        N_("No winner, no loser: {a} and {b} are worn out alike."),
    ),
}
