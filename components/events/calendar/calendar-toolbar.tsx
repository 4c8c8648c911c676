import { clsx } from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { dateFormat, numberFormat } from '@/lib/core/formats'
import { useUnheardChoice } from '@/components/ui/use-unheard-choice'
import type { Locale } from '@/i18n/locales'
import type { CalendarPage } from '@/lib/domains/events/calendar/page'
import type { CalendarQuery } from '@/lib/domains/events/calendar/query'
import type { CalendarTexts } from './calendar-texts'
import { ZoneChoice } from './zone-choice'

/**
 * Props of a link to another view of the calendar: its address, and a click handler that changes the view in place,
 * except for clicks that ask for a new tab or window.
 */
export type LinkTo = (query: CalendarQuery) => { href: string; onClick: (event: MouseEvent) => void }

type CalendarToolbarProps = {
  page: CalendarPage
  query: CalendarQuery
  zone: string
  visitorZone: string
  choose: (query: CalendarQuery) => void
  linkTo: LinkTo
  /** Page whose address holds the choices; undefined for the current one. */
  formAction: string | undefined
  texts: CalendarTexts
  locale: Locale
}

/**
 * The controls that filter the events: their kind, the first day, and the time zone. All of it works without script.
 * Its parts are groups, not landmarks: a page may have several calendars, whose landmarks could not be told apart.
 */
export function CalendarToolbar(props: CalendarToolbarProps) {
  return (
    <div role="group" className="calendar-toolbar" aria-label={props.texts.toolbar}>
      <Filters {...props} />
      <Week {...props} />
      <When {...props} />
    </div>
  )
}

/** A button for each kind of event, if there are several [EV-068]. */
function Filters({ page, query, linkTo, texts }: CalendarToolbarProps) {
  if (page.filters.length === 0) return null
  return (
    <div role="group" aria-label={texts.filter}>
      <ul className="flex flex-wrap gap-2">
        {page.filters.map((filter) => (
          <li key={filter}>
            <a
              {...linkTo({ ...query, filter, page: 1 })}
              aria-current={filter === query.filter ? 'true' : undefined}
              className="calendar-choice"
            >
              {texts.filters[filter]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Links to the days around the chosen one; days before today or too far ahead are disabled [EV-094]. */
function Week({ page, query, linkTo, texts, locale }: CalendarToolbarProps) {
  const name = dayFormat(locale, { weekday: 'short' })
  const numbers = numberFormat(locale)
  const month = dayFormat(locale, { month: 'long' })
  const linkToDay = (date: string) => linkTo({ ...query, date, page: 1 })
  const weekLink = (date: string | undefined, label: string, sign: ReactNode) =>
    date === undefined ? (
      <span />
    ) : (
      <a {...linkToDay(date)} aria-label={label} className="calendar-choice">
        {sign}
      </a>
    )
  return (
    <div role="group" aria-label={texts.week} className="calendar-week">
      {weekLink(page.weekBefore, texts.weekBefore, '‹')}
      <ol className="calendar-days">
        {page.week.map(({ date, isPickable }) => {
          const words = (
            <>
              <span className="block text-xs" suppressHydrationWarning>
                {name(date)}
              </span>
              {/* The number alone: with the character that Japanese puts behind it, a week is wider than a phone. */}
              <span className="block text-base font-semibold whitespace-nowrap sm:text-lg">
                {numbers.format(Number(date.slice(-2)))}
              </span>
              <span className="sr-only" suppressHydrationWarning>
                {month(date)}
              </span>
            </>
          )
          return (
            <li key={date}>
              {isPickable ? (
                <a
                  {...linkToDay(date)}
                  aria-current={date === page.date ? 'date' : undefined}
                  className="calendar-date"
                >
                  {words}
                </a>
              ) : (
                <span className="calendar-date" aria-hidden="true" data-disabled="">
                  {words}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {weekLink(page.weekAfter, texts.weekAfter, '›')}
    </div>
  )
}

/** A form for a typed or picked day and the time zone; visitors with script don't need its button. */
function When({ page, query, zone, visitorZone, choose, formAction, texts, locale }: CalendarToolbarProps) {
  const { first, last } = page.range
  const chooseDay = (value: string) => {
    if (value >= first && value <= last && value !== page.date) choose({ ...query, date: value, page: 1 })
  }
  const day = useUnheardChoice<HTMLInputElement>(page.date, chooseDay)
  return (
    <form method="get" action={formAction} className="calendar-form">
      {query.filter !== 'all' && <input type="hidden" name="type" value={query.filter} />}
      <label className="grid gap-1">
        <span className="text-sm font-semibold">{texts.date}</span>
        <input
          key={page.date}
          type="date"
          name="date"
          min={first}
          max={last}
          defaultValue={page.date}
          ref={day}
          onChange={({ target: { value } }) => chooseDay(value)}
          className="field-input"
        />
      </label>
      <ZoneChoice
        label={texts.zone}
        zone={zone}
        visitorZone={visitorZone}
        choose={(value) => choose({ ...query, zone: value, page: 1 })}
        hour={hourOf(page.madeAt)}
        locale={locale}
      />
      <button type="submit" className={clsx(buttonClass('dark', 'small'), 'calendar-submit')}>
        {texts.show}
      </button>
    </form>
  )
}

const hourOf = (instant: string): number => new Date(instant).setUTCMinutes(0, 0, 0)

/** Formats calendar days, independent of time zones. */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = dateFormat(locale, { ...options, timeZone: 'UTC' })
  return (date) => format.format(new Date(date))
}
