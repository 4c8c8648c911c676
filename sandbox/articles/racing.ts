import type { Draft } from './article.ts'

export const racing: readonly Draft[] = [
  {
    name: 'how-to-survive-a-crit',
    title: 'How to survive your first Night City Crit',
    scene: 'night-city',
    body: `
The neon is pretty, the first ninety seconds are not. Every crit begins with a sprint from nothing to somewhere,
and whoever is still warming up then will race alone.

## Before the gun

Ride fifteen minutes beforehand with three efforts at race pace. Be in the pen early. Have a towel on the bars
and the chat closed; both hands will be busy.

## In the bunch

Sit between tenth and twentieth. Each corner stretches the line, and each straight closes it again: ease through
the bend and press softly out of it. If a gap opens, close it at once while it costs five seconds of effort, not
a minute later when it costs the race.

## The last lap

Most sprints are lost by starting them. Wait until the bridge, count to three, and go with everything. Then come
back next Tuesday; the second crit is half as frightening and twice as much fun.
`,
  },
  {
    name: 'categories-explained',
    title: 'A, B, C, D, E: what the letters mean',
    scene: 'velodrome',
    body: `
Five letters, one idea: you should race against people who suffer at the same speed. The letter follows from
power divided by weight on the bike and from pace on the run.

## Where you belong

Four watts per kilogram and above is A. B begins at 3.2, C at 2.5, and D is everything up to there. E is open to
all: mixed paces, mixed reasons. Runners sort themselves by kilometres per hour in the same way.

## What enforcement does

In events with category enforcement the gate looks at your recent best and closes below your level. Racing up is
always allowed. Racing down is not, which is good news for all who have ever been dropped by somebody coasting.

When your numbers grow, you will be moved up after the ride in which it happened. Congratulations are in order,
as well as patience: the first month in a new category is a lesson in the art of following.
`,
  },
  {
    name: 'team-trial-rotation',
    title: 'Four wheels, one clock: rotating in the team trial',
    scene: 'windmills',
    body: `
A team time trial is the only race where your strongest rider can ruin the day. Four people go as fast as the
third one allows, and the whole craft lies in making that third one faster.

## Short turns

Begin with thirty seconds at the front. The leader holds the power of the group, not their own; then drifts to
the side and waits. Strong riders pull longer, never harder. A surge at the front is a hole at the back.

## Talk

One voice calls the changes. "Rolling", "last wheel on", "two to go": three phrases are enough. Teams that
practise them in an easy group ride save more seconds than a new wheel would.

## The final three minutes

Decide before the start who may let go. That rider takes one last long turn, says thank you, and watches the
other three disappear. It is the most generous moment in our calendar.
`,
  },
  {
    name: 'time-trial-pacing',
    title: 'Ten miles to the lighthouse: pacing against yourself',
    scene: 'lighthouse',
    body: `
Nobody to follow, nobody to blame. The Lighthouse Time Trial has one bend, one rise and one honest answer to the
question of how fit you are this week.

## Out

The wind of the first three kilometres is in your head. Hold back by five watts. It will feel like giving time
away; you are lending it at a good rate.

## The rise

At the fishermen’s cottages the road tilts for ninety seconds. Here you may spend. Speed is low, so each watt
buys more than it would on the flat. Over the top, count six pedal strokes before you look at the power again.

## Home

Two kilometres from the lamp, everything that remains becomes available. Those who paced well pass three or four
who did not, which is the quietest pleasure in racing.
`,
  },
  {
    name: 'climbers-guide-brume',
    title: 'Col de la Brume, hairpin by hairpin',
    scene: 'hairpins',
    body: `
Twenty-one kilometres, almost twelve hundred metres of climbing, and a café at the top that only exists in
pixels. The Brume has become the yardstick of our community. Here is how it unfolds.

## The forest

For six kilometres the trees hide the gradient. Everyone goes too hard here. Choose a gear lower than your pride
and let the wheels go; you will see them again.

## The wall

From hairpin nine to hairpin fourteen the road rarely drops below nine per cent. Stand for ten strokes after
each bend, then sit. Drink at eleven, where it is a little flatter and the view opens to the lake.

## The mist

The last four kilometres vanish in cloud. Ride by feel: breathing in for two strokes, out for three. When the
bell of the chapel rings, four hundred metres are left. Whatever the clock says, take the picture at the stone
hut.
`,
  },
  {
    name: 'women-racing',
    title: 'Queens of the Velodrome: a Monday that grew',
    scene: 'stadium',
    body: `
It started with eleven riders and a borrowed name. Two winters later the Monday final fills five categories, and
the chat before the start is the friendliest place in the game.

## Why a race of our own

Mixed racing is fine until every bunch is shaped by other people’s power. In a women’s field tactics come back:
breakaways stay away, teammates matter, and a clever C can win a sprint against three strong ones.

## How the evening runs

Thirty laps, a sprint for points every ten. Newcomers start in E with a captain beside them who explains the
banking, the bell and when to breathe. Nobody is ever dropped without a message.

## Come and try

You need no licence and no club. Put on the jersey you like best. The worst that can happen is thirty laps of
company, and the best is a bouquet drawn by our art team that you keep on your profile for a week.
`,
  },
]
