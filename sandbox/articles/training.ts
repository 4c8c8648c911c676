import type { Draft } from './article.ts'

export const training: readonly Draft[] = [
  {
    name: 'first-ftp-test',
    title: 'Your first FTP test, without the dread',
    scene: 'pain-cave',
    body: `
Twenty minutes sounds short until you have to hold something for all of it. Most first tests fail in minute
four, because minute one felt like flying. The trick is to begin a little bored and finish a little desperate.

## The day before

Sleep counts for more than pasta. Ride half an hour easily, with three sharp accelerations of ten seconds, and
put the fan where it will reach your chest. Charge the trainer, the strap and the phone: nothing ruins a test
like a beep.

## The test itself

Split it into four blocks of five minutes. Ride the first at an effort you could discuss, the second at one you
could describe in short sentences, the third in single words. The last block is yours. Cadence may wander;
shoulders may not.

Write the number down, then write down how it felt. In six weeks both will have moved, and the second tells you
more about the season ahead than the first ever will.
`,
  },
  {
    name: 'sweet-spot-explained',
    title: 'Sweet spot, or the art of being almost uncomfortable',
    scene: 'vineyards',
    body: `
Between the pace at which you chat and the pace at which you suffer lies a narrow band where an hour of training
does the work of two. Coaches call it sweet spot: roughly nine tenths of what you can hold for an hour.

## Why it works

The muscle is asked for a great deal, but never for everything. So it can be asked again the day after tomorrow.
For people with jobs, children and one free evening, that is the whole secret.

## How to ride it

Start with two blocks of twelve minutes and five easy minutes between them. Add two minutes a week. When you
reach two blocks of twenty, take a week off from counting and ride with friends on the Vineyard Rollers instead.

If the last three minutes of a block turn ragged, the number was too proud. Lower it by five watts and finish
well. Training that ends well gets repeated; training that ends badly gets postponed.
`,
  },
  {
    name: 'recovery-is-training',
    title: 'Recovery is training that looks like tea',
    scene: 'lake-reflection',
    body: `
Nobody posts a screenshot of an early night. Yet the fitness you worked for on Tuesday is built while you sleep
on Wednesday, and each hard day you stack on top of it takes bricks from the wall.

## Easy means easy

A recovery spin is thirty minutes at a power that embarrasses you. If you overtake anybody in the Recovery Spin
Club, slow down. The purpose is to move blood, not to move up the list.

## Read the small signs

A resting pulse five beats above normal, a short temper, stairs that seem longer: take two of the three as a
message. Swap the intervals for a walk and lose nothing.

Plan the light week before you need it. Three weeks of building and one of letting go is a rhythm that most
amateurs can sing for years.
`,
  },
  {
    name: 'cadence-kitchen',
    title: 'Inside the Cadence Kitchen: drills for smoother legs',
    scene: 'pine-climb',
    body: `
The session with the silliest name in the calendar is also one of its busiest. For forty-five minutes nobody
looks at watts. We look at circles.

## Fast feet

Begin with one-minute spins at ten turns more than you like. Keep the hips still; if you bounce on the saddle,
you have found today’s limit. Rest as long as you worked and go again, five times.

## Heavy gears

Then the opposite: four minutes at sixty turns, uphill, seated, hands light. It feels like stirring dough. The
strength it builds is the kind you need at the end of a long climb, when the small ring has run out.

Finish with two minutes of each leg doing most of the work, left and then right. The difference between them
shrinks in about a month. So does the knee pain that many riders took for age.
`,
  },
  {
    name: 'forty-minute-week',
    title: 'A strong week out of forty-minute days',
    scene: 'winter-village',
    body: `
You do not need a free Saturday to get fit. You need four evenings on which you are on the bike ten minutes
after closing the laptop, and a plan short enough to remember.

## The four sessions

Monday: easy spin with drills. Wednesday: five times four minutes hard, equal rest. Friday: two blocks of sweet
spot. Sunday: whatever the group is doing, for as long as the family sleeps.

## Make starting cheap

Leave the shoes on the pedals, the bottle filled and tomorrow’s session loaded. The people who train most
steadily are not the most disciplined; they have the fewest steps between the sofa and the saddle.

After four weeks, add ten minutes to Sunday and nothing to the rest. After eight, test. You will be surprised,
and you will still know the names of your children.
`,
  },
  {
    name: 'fuel-indoors',
    title: 'What to eat and drink when the wind is a fan',
    scene: 'living-room-run',
    body: `
Indoors you sweat for two. There is no descent to dry you, no cloud, no red light. After an hour the towel knows
more about your effort than the screen does.

## Drink early

One bottle an hour is the minimum, two when the room is above twenty degrees. A pinch of salt in the second
bottle keeps the headache away. If you weigh a kilogram less after the ride, drink a litre over the next two
hours.

## Eat for the session you have

Under an hour, breakfast is enough. Between one hour and two, thirty grams of carbohydrate every half-hour: a
banana, a bread roll with jam, a handful of raisins. Beyond that, double it, and practise before the fondo
rather than in it.

And afterwards? Within the hour, something with protein that you would also serve to a guest. Recovery is no
reason to eat badly.
`,
  },
]
