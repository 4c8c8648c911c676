import { useId, type MouseEvent, type ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { CloseIcon } from '@/components/ui/icons'
import { dateFormat, numberFormat } from '@/lib/core/formats'
import { fill } from '@/lib/core/words'
import { facetNames } from '@/lib/domains/events/calendar/facets'
import type { CalendarQuery } from '@/lib/domains/events/calendar/query'
import { facetLabel, FilterSheet, type FilterSheetProps } from './filter-sheet'

/**
 * Props of a link to another view of the calendar: its address, and a click handler that changes the view in place,
 * except for clicks that ask for a new tab or window.
 */
export type LinkTo = (query: CalendarQuery) => { href: string; onClick: (event: MouseEvent) => void }

type CalendarToolbarProps = Omit<FilterSheetProps, 'id'>

/**
 * The controls that choose the events: the first day, their kind, and a sheet for everything else. All of it works
 * without script. Its parts are groups, not landmarks: a page may have several calendars, whose landmarks could not be
 * told apart.
 */
export function CalendarToolbar(props: CalendarToolbarProps) {
  const sheet = useId()
  const { query, texts } = props
  const chosen = Object.keys(query.facets).length
  return (
    <div role="group" className="calendar-toolbar" aria-label={texts.toolbar}>
      <Week {...props} />
      <div className="calendar-kinds">
        <Kinds {...props} />
        <button type="button" command="show-modal" commandfor={sheet} className={buttonClass('outline', 'small')}>
          {chosen > 0 ? fill(texts.narrowed, { count: chosen }) : texts.narrow}
        </button>
      </div>
      <ChosenFacets {...props} />
      <FilterSheet {...props} id={sheet} />
    </div>
  )
}

/** A button for each kind of event, if there are several [EV-068]. */
function Kinds({ page, query, linkTo, texts }: CalendarToolbarProps) {
  if (page.filters.length === 0) return null
  return (
    <div role="group" aria-label={texts.filter} className="calendar-kind-list">
      <ul className="flex gap-2">
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

/** What the events are narrowed down to: each is a link that drops it. */
function ChosenFacets({ query, linkTo, texts }: CalendarToolbarProps) {
  const chosen = facetNames.flatMap((name) => {
    const { [name]: value, ...others } = query.facets
    return value === undefined ? [] : [{ name, value, others }]
  })
  if (chosen.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {chosen.map(({ name, value, others }) => (
        <li key={name}>
          <a
            {...linkTo({ ...query, facets: others, page: 1 })}
            className="calendar-choice calendar-dropped"
            aria-label={fill(texts.drop, { facet: texts.facets[name], value: facetLabel(name, value, texts) })}
          >
            {name === 'level' ? `${texts.facets[name]} ${value}` : facetLabel(name, value, texts)}
            <CloseIcon className="size-4" />
          </a>
        </li>
      ))}
    </ul>
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

/** Formats calendar days, independent of time zones. */
function dayFormat(locale: string, options: Intl.DateTimeFormatOptions): (date: string) => string {
  const format = dateFormat(locale, { ...options, timeZone: 'UTC' })
  return (date) => format.format(new Date(date))
}
