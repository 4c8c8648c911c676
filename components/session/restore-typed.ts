import { ofThisTab } from '@/lib/core/browser-storage'
import { machineTime } from '@/lib/core/clock'
import { isCurrentVisitors } from '@/lib/domains/session/current-visitor'
import { TYPED } from '@/lib/core/typed-before'

/** Name of a field, its place among those of the same name, its value, and whether it is checked. */
type Typed = [name: string, place: number, value: string, checked: boolean]
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What a visitor does with the page, after which nothing may be changed behind their back. Not `pointerdown`: scrolling by
 * touch begins with it, and a form further down is replaced only then.
 */
const ACTS = ['input', 'click', 'keydown', 'submit']

/** How long fields that appear or are replaced are filled, in milliseconds. */
const LASTS_MS = 10_000

/** What was typed longer ago than this, in milliseconds, isn't put back. */
const FRESH_MS = 5 * 60_000

/**
 * Puts what was typed before a reload back into the page's fields, also into those that appear later or are replaced when
 * their script is loaded. Ends when the visitor does something, when another page is shown, and after ten seconds.
 * Another player's, and what is older than five minutes, is discarded.
 */
export async function restoreTyped(): Promise<void> {
  const left = await takeTyped()
  if (left.length === 0) return
  const { pathname } = location
  const ending = new AbortController()
  const done = new Set<Field>()
  let isRestoring = false
  const restoreAll = () => {
    if (location.pathname !== pathname) ending.abort()
    if (ending.signal.aborted) return
    isRestoring = true
    for (const typed of left) {
      const field = fieldOf(typed)
      if (!field || done.has(field)) continue
      done.add(field)
      restore(field, typed)
    }
    isRestoring = false
  }
  const watcher = new MutationObserver(restoreAll)
  watcher.observe(document.body, { childList: true, subtree: true })
  ending.signal.addEventListener('abort', () => watcher.disconnect())
  const end = ({ isTrusted }: Event) => isTrusted && !isRestoring && ending.abort()
  for (const act of ACTS) document.addEventListener(act, end, { capture: true, signal: ending.signal })
  setTimeout(() => ending.abort(), LASTS_MS)
  restoreAll()
}

/** What was typed on this page; nothing is found a second time. The head script has written it. */
async function takeTyped(): Promise<readonly Typed[]> {
  const kept: unknown = JSON.parse(ofThisTab.take(TYPED) ?? '[]')
  if (!isList(kept)) return []
  const [path, typed, at, whose] = kept
  const isOfNow = path === location.pathname && typeof at === 'number' && Math.abs(machineTime() - at) < FRESH_MS
  return isOfNow && isList(typed) && (await isCurrentVisitors(whose)) ? typed.filter(isTyped) : []
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

function isTyped(value: unknown): value is Typed {
  if (!isList(value)) return false
  const [name, place, text, checked] = value
  return [typeof name, typeof place, typeof text, typeof checked].join(' ') === 'string number string boolean'
}

function fieldOf([name, place]: Typed): Field | undefined {
  return document.querySelectorAll<Field>(`:is(input, textarea, select)[name="${CSS.escape(name)}"]`)[place]
}

/** As if the visitor had typed: components hear of it. */
function restore(field: Field, [, , value, checked]: Typed): void {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    if (field.checked !== checked) field.click()
    return
  }
  // React replaces the setter of an element, so that it would not notice the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}
