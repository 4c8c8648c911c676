import type { Draft } from './article.ts'

export const seasons: readonly Draft[] = [
  {
    name: 'first-week',
    title: 'Your first week in the game, day by day',
    scene: 'cherry-blossom',
    body: `
A new world is large. Here is a small path through it: seven days, none longer than forty minutes, and by Sunday
you will have waved to people you know.

## Monday to Wednesday

Pair your trainer or treadmill, ride the Harbour Loop once, and stop. On Tuesday do it again with the fan on. On
Wednesday look through the calendar and sign up to First Wheels, the group ride for people who have never been
in a group.

## Thursday and Friday

Rest on Thursday. On Friday try a workout from the short list, any of them. You will learn what the coloured
bars want from you.

## The weekend

Saturday is for First Wheels: sit in, stay behind the beacon, read the chat. On Sunday choose a route for its
picture. That is how most of us choose, even after years.
`,
  },
  {
    name: 'spring-classics-preview',
    title: 'Spring Classics: cobbles, windmills and wine',
    scene: 'sprint-finish',
    body: `
When the snow goes, the classics come. Three stages, three characters, and a cap for everyone who finishes them
all.

## The Cobbled Mile

Five laps of shaking hands. Keep the gear big and the grip loose. The race is decided on the fourth passage,
when those who fought the stones have nothing left for the bakery corner.

## Windmill Flats

Forty kilometres without a hill, which is to say: without a rest. Echelons form wherever the dyke bends. Find a
wheel early and stay friends with it.

## Vineyard Rollers

Short climbs, short descents, and a winner nobody predicted. Registration is open now; the recon rides are in
the calendar from today, so you can learn the corners before they count.
`,
  },
  {
    name: 'winter-base',
    title: 'What Winter Base Camp taught twelve thousand of us',
    scene: 'snow-ridge',
    body: `
Base camp has been struck. Six weeks, three stages, and more long slow kilometres than in any winter before.
Before we fold the tents, a look at what happened.

## Slow worked

Those who kept two thirds of their time easy improved more than those who raced every other night. The
difference was seven watts on average: small on paper, large on the Brume.

## Together worked better

Riders who joined at least one group a week were twice as likely to finish. It was not the draft. It was the
person who asked on Wednesday where you had been on Tuesday.

## What now

Take a week of doing as you please. The stages stay on demand for all who want to complete their card, and the
next adventure is already pinned to the board.
`,
  },
  {
    name: 'gran-fondo-quest',
    title: 'The Gran Fondo Quest: choose your distance',
    scene: 'viaduct',
    body: `
Lungo, Medio, Piccolo. The quest asks you to finish one of each before the year is out, in whichever order your
legs prefer.

## Piccolo first

Thirty-eight kilometres make a fine Sunday morning. Use it to learn the feed zones, the start (always too fast)
and the long bend by the viaduct where photographs are taken.

## Medio, the honest one

Sixty-eight kilometres with a proper climb in the middle. Eat at kilometre twenty even if you are not hungry.
Find a group of six or more before the valley; alone it is a long road.

## Lungo

A hundred kilometres, and then one and a half more. Start at the back, pass people all day, and keep a song for
the last climb. At the top you will see the harbour where you began.
`,
  },
]
