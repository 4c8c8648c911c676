import type { Draft } from './article.ts'

export const running: readonly Draft[] = [
  {
    name: 'treadmill-truths',
    title: 'Five truths about running on a treadmill',
    scene: 'suspension-bridge',
    body: `
A treadmill is no lesser road. It is a road without dogs, ice or excuses, and after a few weeks many runners are
fond of it for precisely that.

## It is honest

The belt does not slow when you do. Set a pace a touch below what you would choose outdoors and let ten minutes
pass before you touch a button. Your stride settles by itself.

## It is warm

Without a breeze the same pace costs about five beats more. A fan is running equipment. So is an open window.

## It loves company

In the Parkland Five the minutes pass in conversation: who is training for what, whose calf is complaining. You
run your own speed, the group stays on the screen, and nobody has ever been left behind at a crossing.

End each run with three minutes of walking. The room keeps turning a little less, and the habit will save you
when you go back to the street.
`,
  },
  {
    name: 'couch-to-quay',
    title: 'From the couch to the quay in eight weeks',
    scene: 'savanna-sunrise',
    body: `
The hardest distance in running is the one from the sofa to the shoes. After it come thirty minutes that anybody
can manage, since at first most of them are walking.

## Week one to three

Run one minute, walk two, ten times over. If you can sing, you are too slow; if you can’t speak, too fast. Three
sessions a week with a free day between them. Your lungs will want more by week two. Your shins will not: listen
to them.

## Week four to six

The runs grow to three minutes, then five. This is where the group helps. The captains of Couch to Quay have all
done it themselves, and they know the joke for minute four.

## The quay

In week eight you run three riverside miles without a pause. There is a bench at the end with your name on it.
It is only drawn, but people have cried there.
`,
  },
  {
    name: 'track-tuesday',
    title: 'Why we run in circles on Tuesdays',
    scene: 'running-track',
    body: `
Four hundred metres, twelve times. On paper it is the dullest event we have; on the screen there are two hundred
people in lane one and a coach who remembers your name.

## What intervals teach

Running fast is a skill. Short repetitions let you practise the good version of your stride, rest, and practise
it again before it falls apart. One evening a week changes the other six.

## Pick your lap time

Take your recent five-kilometre pace and run each lap at that speed, with equal rest. If the last lap is also
the fastest, you judged it well. If it is a survival story, add three seconds next time.

Afterwards we jog two laps together and talk about dinner. Half of the club’s friendships began in those eight
hundred metres.
`,
  },
  {
    name: 'half-marathon-plan',
    title: 'Old Quay Half: the last four weeks',
    scene: 'rain-street',
    body: `
A month before a half marathon the work is nearly done. What remains is to keep it: enough running to stay
sharp, and enough sleep to arrive hungry.

## Four and three weeks out

One long run of ninety minutes each week, the last twenty at the pace you hope for. One session of kilometre
repeats. Everything else easy, easier than you would think.

## Two weeks out

Cut the distance by a third and keep the rhythm. Rehearse breakfast, shoes, playlist and bottle on the same day,
at the same hour as the event. Surprises belong to birthdays.

## The day

Follow the pacer for ten kilometres no matter how good you feel. At the second bridge, look around. If the
breath is calm, begin to pass people, one at a time, with a friendly word. The gulls at the finish were drawn
from life.
`,
  },
  {
    name: 'runners-who-ride',
    title: 'Runners who ride, riders who run',
    scene: 'forest-trail',
    body: `
The fence between the two sports is lower than it looks. More and more of us have both a bike and a pair of
trainers in the same corner of the same room.

## For runners

Cycling adds hours without impact. Replace one easy run with an hour in the saddle and your knees will send a
postcard. Keep the cadence high; it carries over to the stride.

## For riders

Running wakes what the saddle puts to sleep: ankles, hips, bones. Begin with ten minutes twice a week, even if
your heart could do an hour. It is your tendons that set the timetable.

## A week for both

Two rides, two runs, one day with a choice. The Tour of Summits counts either sport for each stage, so you can
climb the Brume by wheel and jog the Cliff Path for the same badge.
`,
  },
  {
    name: 'foot-pod-guide',
    title: 'Setting up a foot pod in ten calm minutes',
    scene: 'city-park-run',
    body: `
Your avatar moves as fast as your sensor says. A pod that reads two per cent high makes heroes; one that reads
low makes enemies. Calibrating it takes ten minutes and one patient friend.

## Fix it well

Clip the pod low on the laces, flat, and always on the same shoe. A loose pod counts its own dance. Change the
battery when the clocks change and you will never think about it again.

## Calibrate

Run at an easy pace for a measured kilometre: on a track, that is two and a half laps. Type the distance into
the app. Repeat at a faster pace, since stride length grows with speed, and keep the average.

Check again when you buy new shoes. Then forget it all and run: numbers are there so that you need not think of
them.
`,
  },
]
