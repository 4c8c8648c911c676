import { runInThisContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { schemeChoice } from '@/lib/delivery/scheme-choice'

const root = document.documentElement
const SWITCH = ['system', 'light', 'dark'].map((value) => `<input type="radio" name="theme" value="${value}">`).join('')

const radio = (value: string) => document.querySelector<HTMLInputElement>(`[value=${value}]`)
const chosen = () => document.querySelector<HTMLInputElement>(':checked')?.value

/** As a page runs it: from its text, in the head, before the switch is parsed. */
function open(): void {
  document.body.replaceChildren()
  runInThisContext(schemeChoice)
}

function parse(): void {
  document.body.innerHTML = SWITCH
  dispatchEvent(new Event('DOMContentLoaded'))
}

let kept: Record<string, string>

beforeEach(() => {
  delete root.dataset.theme
  kept = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
  })
})

test.each(['light', 'dark'])('the scheme that a visitor chose is there before the page is parsed: %s', (scheme) => {
  kept.theme = scheme
  open()
  expect(root.dataset.theme).toBe(scheme)
  parse()
  expect(chosen()).toBe(scheme)
})

test.each(['', 'system', 'blue', '"><script>'])('the system decides if %j is kept', (text) => {
  kept.theme = text
  open()
  parse()
  expect(root.dataset.theme).toBeUndefined()
  expect(chosen()).toBe('system')
})

test('a choice holds at once and is kept, until the visitor leaves it to the system again', () => {
  open()
  parse()
  radio('dark')?.click()
  expect([root.dataset.theme, kept.theme]).toEqual(['dark', 'dark'])
  radio('system')?.click()
  expect([root.dataset.theme, kept.theme]).toEqual([undefined, 'system'])
})

test.each(['storage', 'pageshow'])('a choice made in another tab holds here, too: %s', (event) => {
  open()
  parse()
  kept.theme = 'dark'
  dispatchEvent(new Event(event))
  expect([root.dataset.theme, chosen()]).toEqual(['dark', 'dark'])
})

test('a browser that keeps nothing has the choice for this page', () => {
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  open()
  parse()
  radio('dark')?.click()
  dispatchEvent(new Event('pageshow'))
  expect([root.dataset.theme, chosen()]).toEqual(['dark', 'dark'])
})

test('other fields change nothing', () => {
  open()
  document.body.innerHTML = '<input type="checkbox" name="terms" value="dark">'
  document.querySelector('input')?.click()
  expect(root.dataset.theme).toBeUndefined()
})

function refuse(): never {
  throw new DOMException('Storage is switched off.', 'SecurityError')
}
