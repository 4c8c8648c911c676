import { memo, useEffect, useId, useRef, type RefObject } from 'react'
import { buttonClass } from '@/components/ui/button'
import { formatDay, zoneName } from '@/components/ui/local-time/day-text'
import { inVisitorZone, visitorZoneName } from '@/components/ui/local-time/in-visitor-zone'
import { nearDay } from '@/components/ui/local-time/near-text'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventsPath } from '@/lib/core/paths'
import { fill } from '@/lib/core/words'
import type { CalendarEvent, CalendarPage } from '@/lib/domains/events/calendar/page'
import { calendarNow, calendarSearch, type CalendarQuery } from '@/lib/domains/events/calendar/query'
import { CalendarRow, type RowOptions } from './calendar-row'
import { CalendarToolbar, type LinkTo } from './calendar-toolbar'
import { useCalendar } from './use-calendar'

export type CalendarProps = Omit<RowOptions, 'timeZone' | 'isOwnZone' | 'now'> & {
  /** Undefined if the events could not be read. */
  page: CalendarPage | undefined
  query: CalendarQuery
  tags: readonly string[]
  rows: number
}

/** A week of events, by kind, first day and time zone [EV-001, EV-034]. */
export default function Calendar({ page: firstPage, query: firstQuery, tags, rows, ...options }: CalendarProps) {
  const { locale, texts } = options
  const calendar = useCalendar({ page: firstPage, query: firstQuery }, { tags, rows, locale })
  const { page, query, status, zone, choose, retry } = calendar
  const isOwnZone = query.zone === undefined
  const id = useId()
  // Only the events page itself is rendered by its address's choices; other pages with a calendar need script for that
  // (docs/decisions/026).
  const formAction = useHydrated() ? undefined : localizedPath(eventsPath, locale)
  const linkTo: LinkTo = (wanted) => ({
    href: `${formAction ?? ''}${calendarSearch(wanted)}`,
    onClick: (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      choose(wanted)
    },
  })
  const { list, turn } = useTurnedPage(page?.page)
  const linkToPage: LinkTo = (wanted) => {
    const { href, onClick } = linkTo(wanted)
    return { href, onClick: (event) => (turn(), onClick(event)) }
  }
  if (!page) return <Failed texts={texts} retry={retry} />
  return (
    <div className="calendar" aria-busy={status === 'loading'}>
      <CalendarToolbar
        {...calendar}
        page={page}
        linkTo={linkTo}
        formAction={formAction}
        texts={texts}
        locale={locale}
      />
      <ZoneNote id={id} zone={zone} isOwn={isOwnZone} madeAt={page.madeAt} text={texts.zoneNote} locale={locale} />
      {status === 'failed' && <Failed texts={texts} retry={retry} />}
      {page.events.length === 0 && (
        <div className="rounded-card bg-mist p-6">
          <p className="mb-4 text-lg font-semibold">{texts.empty}</p>
          <a {...linkTo(calendarNow)} className={buttonClass('secondary', 'small')}>
            {texts.everything}
          </a>
        </div>
      )}
      <div className="calendar-list">
        <Rows
          events={page.events}
          timeZone={zone}
          isOwnZone={isOwnZone}
          madeAt={page.madeAt}
          noteId={id}
          list={list}
          {...options}
        />
        <div className="calendar-pager">
          <p role="status" className="text-sm text-muted">
            {status === 'loading' ? texts.loading : positionOf(page, rows, texts.position)}
          </p>
          <div className="flex gap-2">
            <PageLink page={page} query={query} by={-1} label={texts.up} linkTo={linkToPage} />
            <PageLink page={page} query={query} by={1} label={texts.down} linkTo={linkToPage} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Once a press on the pager has turned the page, its rows are shown from the first, also if that is above the screen. */
function useTurnedPage(page: number | undefined) {
  const list = useRef<HTMLOListElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current && (list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView()
    isAsked.current = false
  }, [page])
  return { list, turn: () => void (isAsked.current = true) }
}

type ZoneNoteProps = { id: string; zone: string; isOwn: boolean; madeAt: string; text: string; locale: Locale }

/** Says whose time the calendar shows. */
function ZoneNote({ id, zone, isOwn, madeAt, text, locale }: ZoneNoteProps) {
  const at = new Date(madeAt)
  const [before, after] = text.split('{zone}')
  return (
    <p id={id} className="text-sm text-muted">
      {before}
      <span {...(isOwn && visitorZoneName(at))}>{zoneName(zone, locale, at)}</span>
      {after}
    </p>
  )
}

type RowsProps = Omit<RowOptions, 'now'> & {
  events: readonly CalendarEvent[]
  madeAt: string
  noteId: string
  list: RefObject<HTMLOListElement | null>
}

/**
 * The rows, memoized so that a press is answered at once however many there are. Each has its day as a heading, shown
 * where a day begins: so the markup is the same in all zones, and the head script can put it into the visitor's.
 */
const Rows = memo(function Rows({ events, madeAt, noteId, list, ...options }: RowsProps) {
  const now = new Date(madeAt)
  const dayOf = (event: CalendarEvent | undefined) =>
    event && formatDay(event.startsAt, options.locale, options.timeZone)
  return (
    <ol ref={list} aria-describedby={noteId} className="calendar-rows">
      {events.map((event, index) => (
        <li key={event.id}>
          <h3
            className="calendar-day"
            data-shown-once=""
            hidden={dayOf(event) === dayOf(events[index - 1])}
            suppressHydrationWarning
          >
            {options.isOwnZone && (
              <span className="calendar-near" {...nearDay(event.startsAt)}>
                {' '}
              </span>
            )}
            <span suppressHydrationWarning {...(options.isOwnZone && inVisitorZone('day', event.startsAt))}>
              {dayOf(event)}
            </span>
          </h3>
          <CalendarRow event={event} now={now} {...options} />
        </li>
      ))}
    </ol>
  )
})

type PageLinkProps = {
  page: CalendarPage
  query: CalendarQuery
  by: 1 | -1
  label: string
  linkTo: LinkTo
}

/** A link to the next or previous rows; none at the ends. */
function PageLink({ page: { page, pages }, query, by, label, linkTo }: PageLinkProps) {
  const next = page + by
  if (next < 1 || next > pages) return null
  return (
    <a {...linkTo({ ...query, page: next })} className={buttonClass('outline', 'small', 'justify-self-start')}>
      <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
      {label}
    </a>
  )
}

function Failed({ texts, retry }: { texts: CalendarProps['texts']; retry: () => void }) {
  return (
    <div role="alert" className="rounded-card bg-cream p-6">
      <p className="mb-4 text-lg font-semibold">{texts.failed}</p>
      <button type="button" onClick={retry} className={buttonClass('primary', 'small')} data-needs-script>
        {texts.retry}
      </button>
    </div>
  )
}

function positionOf({ page, total, events }: CalendarPage, rows: number, text: string): string {
  const before = (page - 1) * rows
  return fill(text, { first: Math.min(total, before + 1), last: before + events.length, total })
}
