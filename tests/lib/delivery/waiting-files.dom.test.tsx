// The files of a page made for one request, which wait where the framework puts them.
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withFlags } from '@/lib/delivery/head-script'
import { paintScript } from '@/lib/delivery/head-script-sources'
import { endListenersWithTest } from '@/tests/support/end-listeners'
import { stubPaints } from '@/tests/support/first-paint'

const root = document.documentElement
let paint: ReturnType<typeof stubPaints>
let readyState: DocumentReadyState

const files = () =>
  [...document.querySelectorAll<HTMLScriptElement>('head script[src]')].map((file) => file.getAttribute('src'))

function arrive(path: string): void {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.dataset.waits = ''
  script.setAttribute('src', path)
  document.body.append(script)
}

beforeEach(() => {
  endListenersWithTest(window, document)
  vi.useFakeTimers()
  document.head.innerHTML = document.body.innerHTML = ''
  delete root.dataset.waitsFrom
  readyState = 'loading'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
  vi.stubGlobal('IntersectionObserver', vi.fn())
  paint = stubPaints()
  runInThisContext(withFlags(paintScript, ['first-paint-first', 'scripts-at-first-sign']))
})

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

test('run with the first paint, also while the rest of the page arrives, and without a sign of the visitor', () => {
  arrive('/shell.js')
  vi.advanceTimersByTime(500)
  expect(files()).toEqual([])
  paint()
  expect(files()).toEqual(['/shell.js'])
  arrive('/begin.js')
  vi.advanceTimersToNextFrame()
  expect(files()).toEqual(['/shell.js', '/begin.js'])
  expect(document.querySelector('script[data-waits]')).toBeNull()
})

test('run a second after the page has loaded in a tab that paints nothing', () => {
  arrive('/begin.js')
  readyState = 'complete'
  document.dispatchEvent(new Event('DOMContentLoaded'))
  dispatchEvent(new Event('load'))
  vi.advanceTimersByTime(999)
  expect(files()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(files()).toEqual(['/begin.js'])
})

test('are asked for anew by one reload if they are gone, however many of them', async () => {
  vi.stubGlobal('fetch', async () => new Response(undefined, { status: 404 }))
  const renewed: unknown[] = []
  sessionStorage.clear()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined)
  arrive('/a.js')
  arrive('/b.js')
  paint()
  for (const file of document.querySelectorAll('head script[src]')) {
    file.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(0)
    renewed.push(sessionStorage.renewedFor)
  }
  expect(renewed).toEqual(['/a.js', '/a.js'])
})
