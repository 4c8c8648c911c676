import type { Draft } from './article.ts'

export const community: readonly Draft[] = [
  {
    name: 'tour-of-summits-guide',
    title: 'Tour of Summits: five stages, five ways up',
    scene: 'alpine-dusk',
    body: `
Once a season the whole community goes climbing. Five stages, a week each, ridden in company, raced or earned as
a workout, on the bike or on foot. Every finish counts the same.

## The stages

Pine Ridge warms the legs. Caldera Rim heats them. The Col de la Brume is the heart of the tour, Glacier Gate
its longest day, and Alpine Dawn a farewell at sunrise that nobody should miss.

## Pick your format

Group rides leave around the clock with five pace groups. Races sort you by category. Workouts keep everyone
together whatever their watts, and runners have shorter courses of their own.

## Missed a week?

Life happens. Each stage keeps make-up events in the calendar, and a stage made up fills the same square on your
card. Finish all five and the Summit Jersey is yours to wear.
`,
  },
  {
    name: 'leading-a-group-ride',
    title: 'What a ride leader does all evening',
    scene: 'coast-road',
    body: `
You see a yellow beacon at the front and a line of cheerful text. Behind them sits somebody with two screens, a
cold coffee and the firm intention to bring eighty people home.

## Before

The leader knows the route by heart: where it tilts, where it splits, where the chat goes quiet. They choose a
pace that the slowest promised wheel can hold, and then hold it themselves, which is harder than going fast.

## During

Three jobs repeat without end: look back, speak, wait. A good leader names people. "Nice work, Aiko, stay left
of the beacon" is worth twenty watts.

## After

They stay until the last rider has said goodbye. Ask any of them why they do it and the answer is the same:
somebody once waited for me. If you would like to learn, ride as a sweeper for three evenings and tell a
captain.
`,
  },
  {
    name: 'charity-climb',
    title: 'How one climb paid for a playground',
    scene: 'moonlit-pass',
    body: `
It began as a joke in the chat: a euro for each hairpin. By the end of the night forty riders had gone up and
down the Brume until the birds outside were awake, and a school had a new climbing frame.

## A small idea with good legs

The rules fit on a napkin. Choose a climb, choose a charity, tell ten friends. Your page collects what they
give, and every lap you ride is a reason to ask again.

## What helped

Those who shared their page twice raised three times as much as those who shared it once. A photograph with a
red face works better than a perfect one. And thank everyone by name; it takes one evening and lasts a year.

This season the fundraising page is made for you with one click. All you need to bring is a reason.
`,
  },
  {
    name: 'pain-cave-tour',
    title: 'Six corners, six caves: where you ride',
    scene: 'aurora',
    body: `
We asked where you train and got four hundred photographs: garages, balconies, a lighthouse, a former sauna.
Here is what the best of them had in common.

## Air first

Nearly everyone has two fans: one for the chest, one for the back. A window beats both. The sauna, we are told,
has excellent ventilation nowadays.

## Within reach

Bottle, towel, remote, phone: if you have to get off for it, it is in the wrong place. A music stand makes a
fine table and costs less than a tyre.

## Something to look at

A plant, a finisher’s medal, a child’s drawing of you on a very fast bicycle. When the interval is long, it
helps to have a thing in the room that knows who you are.
`,
  },
  {
    name: 'night-shift-riders',
    title: 'The riders of four in the morning',
    scene: 'harbour',
    body: `
When most of the continent sleeps, a small bunch rolls out of the harbour. Nurses after the late shift, bakers
before the early one, parents who were awake anyway.

## A quiet bunch

Nobody sprints at four. The chat is slow and kind: how was the ward, did the bread rise, is she asleep now.
Somebody always posts a photograph of a sunrise from a place where it is already day.

## Why it lasts

The group has met for three winters without a leader or a plan. There is a start time and a promise that whoever
comes is not alone. It turns out that this is enough.

If you are awake, look for the Lantern Coast around four. Keep left, say good morning, and mean it.
`,
  },
  {
    name: 'volunteer-captains',
    title: 'Meet the captains who answer your questions',
    scene: 'old-town',
    body: `
On Tuesdays at noon there is a table at the fountain of the old town. Around it stand people with small stars on
their jerseys. Ask them anything.

## Lots of firsts

How do I pair this strap? Which group is mine? Is it rude to draft? The captains have heard it all, and have
asked most of it themselves not very long ago.

## A job without pay

They come from nineteen countries and share one habit: they write back. Last year they led more than four
thousand rides and runs, and answered questions in eleven languages.

## Become one

You need patience, a working microphone and ten evenings as a helper. Speed is not on the list. Come to the
table, say hello, and bring your own coffee.
`,
  },
]
