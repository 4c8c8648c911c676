import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import { dateFormat } from '@/lib/core/formats'
import { isRecord } from '@/lib/core/is-record'
import { wordsOf } from '@/lib/core/words'

/** Every name in the parts of a player's data (`app/_account/data-parts.ts`). */
const fields = [
  'signedInAt',
  'usedAt',
  'browser',
  'system',
  'publicId',
  'firstName',
  'lastName',
  'email',
  'isMale',
  'usesMetric',
  'wattsPerKilo',
  'runKmh',
  'fundraiserId',
  'timeZone',
  'consent',
  'consentAt',
  'ftpWatts',
  'weightKg',
  'imageUrl',
  'runTime5kmSeconds',
  'connectedToTrainingPlan',
  'trainingPlan',
  'countryCode',
  'state',
  'gateway',
  'period',
  'until',
  'amount',
  'currency',
  'type',
  'brand',
  'last4',
  'id',
  'date',
  'description',
  'eventId',
  'name',
  'startsAt',
  'category',
  'position',
  'total',
  'campaign',
  'status',
  'stages',
  'unlocks',
  'percent',
  'raised',
  'target',
  'symbol',
  'story',
  'pageUrl',
] as const

type KnownDataProps = {
  data: object
  locale: Locale
  /** Zone of its times. */
  timeZone: string
}

/** A part of what is known of a player: names in words, and values as they are. */
export async function KnownData({ data, locale, timeZone }: KnownDataProps) {
  const [t, names] = await Promise.all([getTranslations('account.data'), getTranslations('account.data.fields')])
  const labels: Readonly<Record<string, string>> = wordsOf(names, fields)
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const words = { yes: t('yes'), no: t('no'), nothing: t('nothing') }
  return <Value value={data} look={{ labels, words, time }} />
}

type Look = {
  labels: Readonly<Record<string, string>>
  words: Readonly<Record<'yes' | 'no' | 'nothing', string>>
  time: Intl.DateTimeFormat
}

function Value({ value, look }: { value: unknown; look: Look }) {
  if (Array.isArray(value) && value.some(isRecord)) {
    return (
      <ol className="grid gap-4">
        {value.map((each: unknown, index) => (
          <li key={index} className="border-t border-line pt-3 first:border-t-0 first:pt-0">
            <Value value={each} look={look} />
          </li>
        ))}
      </ol>
    )
  }
  if (isRecord(value)) return <Facts record={value} look={look} />
  return <p className="wrap-anywhere">{textOf(value, look)}</p>
}

function Facts({ record, look }: { record: Readonly<Record<string, unknown>>; look: Look }) {
  const known = Object.entries(record).filter(([, value]) => value !== undefined)
  if (known.length === 0) return <p>{look.words.nothing}</p>
  return (
    <dl className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 gap-y-1 sm:gap-x-6">
      {known.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="min-w-0 wrap-anywhere text-muted">{look.labels[name] ?? name}</dt>
          <dd className="min-w-0">
            <Value value={value} look={look} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

function textOf(value: unknown, { words, time }: Look): string {
  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return INSTANT.test(value) ? time.format(new Date(value)) : value
  if (Array.isArray(value)) return value.length === 0 ? words.nothing : value.map(String).join(', ')
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}
