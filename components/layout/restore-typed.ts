import { ofThisTab } from '@/lib/core/browser-storage'
import { TYPED } from '@/lib/core/typed-before'

/** Name of a field, its place among those of the same name, its value, and whether it is checked. */
type Typed = [name: string, place: number, value: string, checked: boolean]
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Puts what was typed before a reload back into the page's fields, also into those that appear later or are replaced when
 * their script is loaded. Ends with the visitor's first input.
 */
export function restoreTyped(): void {
  const left = takeTyped()
  if (left.length === 0) return
  const done = new Set<Field>()
  let isRestoring = false
  const restoreAll = () => {
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
  const end = ({ isTrusted }: Event) => {
    if (!isTrusted || isRestoring) return
    watcher.disconnect()
    document.removeEventListener('input', end)
  }
  document.addEventListener('input', end)
  restoreAll()
}

/** What was typed on this page; nothing is found a second time. The head script has written it. */
function takeTyped(): readonly Typed[] {
  const kept: unknown = JSON.parse(ofThisTab.take(TYPED) ?? '[]')
  if (!isList(kept)) return []
  const [path, typed] = kept
  return path === location.pathname && isList(typed) ? typed.filter(isTyped) : []
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
