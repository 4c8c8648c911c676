import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent, type MouseEvent } from 'react'
import { useLatestLoad } from '@/components/ui/use-latest-load'
import type { Locale } from '@/i18n/locales'
import { lasting } from '@/lib/core/browser-storage'
import { call } from '@/lib/core/call'
import { fillPlural } from '@/lib/core/plural'
import { SEARCH_KEY_CHOICE } from '@/lib/core/search-dialog'
import { searchFor, type SearchAnswer } from '@/lib/domains/search/endpoints'
import { useGroupsInTurn } from './groups-in-turn'
import { moveThroughResults } from './move-through-results'
import { ResultList } from './result-list'
import type { ListTexts } from './search-words'

/** How long nothing must be typed before the results are asked for. */
const PAUSE_MS = 120

type Texts = ListTexts & Record<'found' | 'incomplete' | 'failed' | 'key', string>

/** The results for what is typed into the field of the dialog around it; `answer` is undefined if there was none. */
type Shown = { query: string; answer: SearchAnswer | undefined }

const NOTHING: SearchAnswer['groups'] = []

export type ResultsProps = { locale: Locale; texts: Texts }

export default function ResultsWhileTyping({ locale, texts }: ResultsProps) {
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown>()
  const groups = useGroupsInTurn(shown?.answer?.groups ?? NOTHING)
  const focus = useFocusKept(root)
  const { load, cancel } = useLatestLoad()
  const ask = useEffectEvent((query: string) => {
    cancel()
    if (query.trim() === '') setShown(undefined)
    else
      void load(
        (signal) => call(searchFor, { query: { q: query, locale }, signal }),
        (answer) => setShown({ query, answer }),
      )
  })
  useEffect(() => {
    const dialog = root.current?.closest('dialog')
    const field = fieldBeside(root.current)
    if (!dialog || !field) return undefined
    const ends = [moveThroughResults(dialog), whenTyped(field, ask)]
    return () => ends.forEach((end) => end())
  }, [])
  return (
    <div ref={root} className="search-results" {...focus}>
      <p role="status" className="search-status">
        {shown && statusOf(shown, texts, locale)}
      </p>
      {shown?.answer && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears clicks on the links in it
        <div onClick={closeIfFollowed}>
          <ResultList groups={groups} query={shown.query} locale={locale} texts={texts} />
        </div>
      )}
      <KeyChoice label={texts.key} />
    </div>
  )
}

const fieldBeside = (results: HTMLElement | null) =>
  results?.closest('dialog')?.querySelector<HTMLInputElement>('input[type=search]')

/** Gives the field the focus when a later answer removes the result that had it; otherwise no key would be heard. */
function useFocusKept(results: { current: HTMLElement | null }) {
  const focused = useRef<Element>(undefined)
  useLayoutEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = undefined
    fieldBeside(results.current)?.focus()
  })
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target
    },
    onBlur: () => {
      focused.current = undefined
    },
  }
}

/** Closes the dialog with a link that is followed in this tab; words may be selected, and other tabs opened. */
function closeIfFollowed({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void {
  if (ctrlKey || metaKey || shiftKey || !(target instanceof Element) || target.closest('a') === null) return
  currentTarget.closest('dialog')?.close()
}

/** Calls back with what is in the field now, and each time that nothing was typed for a moment. */
function whenTyped(field: HTMLInputElement, callback: (query: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => callback(field.value), PAUSE_MS)
  }
  field.addEventListener('input', wait)
  if (field.value !== '') wait()
  return () => {
    clearTimeout(timer)
    field.removeEventListener('input', wait)
  }
}

function statusOf({ answer }: Shown, texts: Texts, locale: Locale): string {
  if (answer === undefined) return texts.failed
  const count = answer.groups.reduce((sum, group) => sum + group.count, 0)
  const found = fillPlural(texts.found, { count }, locale)
  return answer.isComplete ? found : `${found} ${texts.incomplete}`
}

/** Whether a single character opens the search, which some keyboards and voices type by mistake (WCAG 2.1.4). */
function KeyChoice({ label }: { label: string }) {
  return (
    <label className="search-key">
      <input
        type="checkbox"
        defaultChecked={lasting.read(SEARCH_KEY_CHOICE) !== 'off'}
        onChange={({ currentTarget }) => lasting.keep(SEARCH_KEY_CHOICE, currentTarget.checked ? 'on' : 'off')}
      />
      {label}
    </label>
  )
}
