import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { buttonClass } from '@/components/ui/button'
import { DialogBehaviour } from '@/components/ui/dialog/lazy'
import { CloseIcon } from '@/components/ui/icons'
import { Pills } from '@/components/ui/pills'
import { useUnheardChoice } from '@/components/ui/use-unheard-choice'
import type { Locale } from '@/i18n/locales'
import { fillPlural } from '@/lib/core/plural'
import { facetNames, facetValues, parseFacets, type FacetName, type Facets } from '@/lib/domains/events/calendar/facets'
import type { CalendarPage } from '@/lib/domains/events/calendar/page'
import type { CalendarQuery } from '@/lib/domains/events/calendar/query'
import type { LinkTo } from './calendar-toolbar'
import type { CalendarTexts } from './calendar-texts'
import { ZoneChoice } from './zone-choice'

export type FilterSheetProps = {
  /** Of the dialog, unique on the page. */
  id: string
  page: CalendarPage
  query: CalendarQuery
  status: 'ready' | 'loading' | 'failed'
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
 * Everything by which the events can be narrowed down, in a dialog: each choice takes effect at once, and the button says
 * how many events that leaves. Without script it is a form whose button does it.
 */
export function FilterSheet({
  id,
  page,
  query,
  status,
  choose,
  linkTo,
  formAction,
  texts,
  locale,
  ...zones
}: FilterSheetProps) {
  const form = useRef<HTMLFormElement>(null)
  const chooseFacets = (facets: Facets) => choose({ ...query, facets, page: 1 })
  const found = status === 'loading' ? texts.loading : fillPlural(texts.showFound, { count: page.total }, locale)
  useUnheardFacets(form, query.facets, chooseFacets)
  return (
    <dialog id={id} closedby="any" aria-labelledby={`${id}-title`} className="dialog dialog-md filter-sheet">
      <div className="dialog-head">
        <h2 id={`${id}-title`} className="text-head-sm">
          {texts.narrow}
        </h2>
        <button
          type="button"
          command="close"
          commandfor={id}
          aria-label={texts.close}
          className="icon-button dialog-close"
        >
          <CloseIcon className="size-6" />
        </button>
      </div>
      <form
        ref={form}
        method="get"
        action={formAction}
        className="filter-form"
        onSubmit={(event) => {
          event.preventDefault()
          event.currentTarget.closest('dialog')?.close()
        }}
      >
        {query.filter !== 'all' && <input type="hidden" name="type" value={query.filter} />}
        {facetNames.map((name) => (
          <FacetChoice key={name} name={name} facets={query.facets} choose={chooseFacets} texts={texts} />
        ))}
        <div className="filter-when">
          <FirstDay page={page} choose={(date) => choose({ ...query, date, page: 1 })} label={texts.date} />
          <ZoneChoice
            label={texts.zone}
            {...zones}
            choose={(zone) => choose({ ...query, zone, page: 1 })}
            hour={hourOf(page.madeAt)}
            locale={locale}
          />
        </div>
        <div className="filter-done">
          <a {...linkTo({ ...query, facets: {}, page: 1 })} className={buttonClass('outline', 'small')}>
            {texts.reset}
          </a>
          <button type="submit" className={buttonClass('primary', 'small')} aria-busy={status === 'loading'}>
            {found}
          </button>
          {/* What the list says of itself is out of reach while the dialog is open. */}
          <p role="status" className={status === 'failed' ? 'basis-full text-sm font-semibold' : 'sr-only'}>
            {status === 'failed' ? texts.failed : found}
          </p>
        </div>
      </form>
      <DialogBehaviour />
    </dialog>
  )
}

type FacetChoiceProps = {
  name: FacetName
  facets: Facets
  choose: (facets: Facets) => void
  texts: CalendarTexts
}

const ANY = ''

function FacetChoice({ name, facets, choose, texts }: FacetChoiceProps) {
  const options = [ANY, ...facetValues[name]].map((value) => ({
    value,
    label: value === ANY ? texts.any : facetLabel(name, value, texts),
  }))
  return (
    <Pills
      legend={texts.facets[name]}
      name={name}
      options={options}
      value={facets[name] ?? ANY}
      choose={(value) => choose(parseFacets(new Map([...Object.entries(facets), [name, value]])))}
    />
  )
}

/** A facet's value in words. */
export function facetLabel(name: FacetName, value: string, texts: CalendarTexts): string {
  const words: Readonly<Record<string, string>> = { ...texts.sports, ...texts.facetValues }
  return name === 'level' ? value : (words[value] ?? value)
}

type FirstDayProps = { page: CalendarPage; choose: (date: string) => void; label: string }

/** A typed or picked first day [EV-094]. */
function FirstDay({ page, choose, label }: FirstDayProps) {
  const { first, last } = page.range
  const chooseDay = (value: string) => {
    if (value >= first && value <= last && value !== page.date) choose(value)
  }
  const day = useUnheardChoice<HTMLInputElement>(page.date, chooseDay)
  // The element stays the same, and so keeps the focus and what is being typed.
  const shown = useRef(page.date)
  useEffect(() => {
    if (shown.current !== page.date) showDay(day.current, page.date)
    shown.current = page.date
  }, [day, page.date])
  return (
    <label className="grid gap-1">
      <span className="text-sm font-semibold">{label}</span>
      <input
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
  )
}

/** Writing what a field shows already would interrupt who is typing. */
function showDay(field: HTMLInputElement | null, day: string): void {
  if (field && field.value !== day) field.value = day
}

/** Hears what was chosen before the script was at work: hydration leaves it in the form, but calls nobody. */
function useUnheardFacets(
  form: { readonly current: HTMLFormElement | null },
  shown: Facets,
  choose: (facets: Facets) => void,
): void {
  const hear = useEffectEvent((facets: Facets) => {
    if (facetNames.some((name) => facets[name] !== shown[name])) choose(facets)
  })
  useLayoutEffect(() => {
    if (!form.current) return
    const facets = parseFacets(new FormData(form.current))
    queueMicrotask(() => hear(facets))
  }, [form])
}

const hourOf = (instant: string): number => new Date(instant).setUTCMinutes(0, 0, 0)
