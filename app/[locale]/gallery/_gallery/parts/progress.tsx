import { Countdown } from '@/components/ui/countdown/countdown'
import { LocalTime } from '@/components/ui/local-time/local-time'
import { siteTime } from '@/lib/core/server/site-clock'
import { timeFormats, type TimeFormat } from '@/lib/core/time-text'
import type { PartGroup } from './part'

const NINE_DAYS_MS = 9 * 24 * 60 * 60 * 1000
const AN_EVENING = '2030-05-15T18:30:00Z'

const formats = Object.keys(timeFormats).filter((name): name is TimeFormat => Object.hasOwn(timeFormats, name))

export const progress: PartGroup = {
  title: 'Time and progress',
  parts: [
    {
      name: 'LocalTime',
      file: 'local-time/local-time.tsx',
      use: 'For any moment: in the visitor’s zone, by its name, without anything moving as it is found out.',
      examples: [
        {
          name: formats.join(', '),
          draw: ({ language }) => (
            <ul className="grid gap-1">
              {formats.map((format) => (
                <li key={format}>
                  <LocalTime instant={AN_EVENING} locale={language} format={format} />
                </li>
              ))}
            </ul>
          ),
        },
      ],
    },
    {
      name: 'Countdown',
      file: 'countdown/countdown.tsx',
      use: 'For the end of something that a visitor can still be part of; it is never the only way to say when.',
      examples: [
        {
          name: 'On the page',
          draw: ({ language }) => <Countdown endsAt={new Date(siteTime() + NINE_DAYS_MS)} locale={language} />,
        },
        {
          name: 'In a panel, on a coloured section',
          ground: 'primary',
          draw: ({ language }) => (
            <Countdown
              endsAt={new Date(siteTime() + NINE_DAYS_MS)}
              until="starts"
              locale={language}
              className="countdown-panel"
            />
          ),
        },
      ],
    },
    {
      name: 'Progress bar and skeleton',
      file: 'progress.css',
      use: 'A bar for how far something is, beside words that say it; a skeleton, of the final size, for what still loads.',
      examples: [
        {
          name: 'None, some, all',
          draw: ({ short }) =>
            [0, 40, 100].map((value) => (
              <progress
                key={value}
                className="progress-bar"
                max={100}
                value={value}
                aria-label={`${short}: ${value} %`}
              />
            )),
        },
        { name: 'Loading', draw: ({ name }) => <p className="skeleton">{name}</p> },
      ],
    },
  ],
}
