import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { CONNECTION_NOTICE_ID, RELOAD_OFFER_ID } from '@/lib/core/missing-script'
import { agreedPattern, type StartsUnless } from '@/lib/core/starts-unless'
import { withFlags } from '@/lib/delivery/head-script'
import { paintScript } from '@/lib/delivery/head-script-sources'
import { PAGE_FILES } from '@/lib/delivery/page-files-script'
import { endListenersWithTest } from '@/tests/support/end-listeners'
import { stubPaints } from '@/tests/support/first-paint'
import { travelTo } from '../../travel-to'

const root = document.documentElement
const OUTSIDE = agreedPattern('outside')
let paint: ReturnType<typeof stubPaints>
let readyState = 'complete'

const files = () =>
  [...document.querySelectorAll<HTMLScriptElement>('head script[src]')].map((file) => file.getAttribute('src'))

/**
 * As a page runs it: from its text. The page has ten sections.
 * @param tops how far below the window's top each section begins, in windows; the last for all that follow
 * @param data the line of the page's data file, if it has one
 * @param atFirstSign whether the files wait for the visitor's first sign
 */
function run(tops = [0, 0.5, 1.5], waits = true, data = '', atFirstSign = false) {
  const section = '<div class="section"></div>'
  document.body.innerHTML = `<main>${section.repeat(10)}</main><script type="text/plain" id="${PAGE_FILES}">${data}/a.js sha256-a\n/b.js sha256-b</script>`
  for (const [index, element] of document.querySelectorAll('main > *').entries()) {
    const top = innerHeight * (tops[index] ?? tops.at(-1) ?? 0)
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
  }
  const isOn = { 'first-paint-first': waits, 'scripts-at-first-sign': atFirstSign } as const
  const steps = (['first-paint-first', 'scripts-at-first-sign'] as const).filter((step) => isOn[step])
  runInThisContext(withFlags(paintScript, steps))
}

/** Runs a page whose files wait for the visitor's first sign, and paints it. */
function readPage(address = '') {
  history.replaceState(null, '', address || location.pathname)
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  run(undefined, true, '', true)
  document.dispatchEvent(new Event('DOMContentLoaded'))
  paint('first-contentful-paint')
  vi.advanceTimersByTime(60_000)
}

const waitsFrom = () => root.dataset.waitsFrom

beforeEach(() => {
  endListenersWithTest(window, document)
  vi.useFakeTimers()
  delete root.dataset.waitsFrom
  document.head.innerHTML = ''
  readyState = 'complete'
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState as DocumentReadyState)
  vi.stubGlobal('IntersectionObserver', vi.fn())
  paint = stubPaints()
})

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

test('the lower sections come in one step after the other, once something has been painted, not the page’s colour alone', () => {
  run()
  paint('first-paint')
  vi.advanceTimersByTime(500)
  expect(waitsFrom()).toBe('3')
  paint('first-contentful-paint')
  const steps = [waitsFrom()]
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer()
    steps.push(waitsFrom())
  }
  expect([...new Set(steps)]).toEqual(['3', '4', '5', '7', '9', undefined])
})

test('what is in view is painted first, too', () => {
  run([0, 0.3, 0.6, 0.9, 1.2])
  expect(waitsFrom()).toBe('3')
  vi.advanceTimersToNextFrame()
  expect(waitsFrom()).toBe('5')
})

test('a page that begins further down, after going back, say, is filled as far as that', () => {
  run([-9, -8, -7, -6, -5, -4, -3, -2, 1.1])
  paint('first-contentful-paint')
  expect(waitsFrom()).toBe('9')
})

test('of a page that fits the window, nothing waits', () => {
  run([0])
  vi.advanceTimersToNextFrame()
  expect(waitsFrom()).toBeUndefined()
})

test.each(['keydown', 'pointerdown', 'wheel', 'scroll'])(
  'nothing waits any longer once the visitor acts: %s',
  (act) => {
    run()
    vi.advanceTimersToNextFrame()
    expect(waitsFrom()).toBe('3')
    window.dispatchEvent(new Event(act))
    expect(waitsFrom()).toBeUndefined()
    paint('first-contentful-paint')
    vi.advanceTimersByTime(500)
    expect(waitsFrom()).toBeUndefined()
  },
)

test('on a page that is opened at a place further down nothing waits', () => {
  history.replaceState(null, '', '#questions')
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  run()
  expect(waitsFrom()).toBeUndefined()
  paint('first-contentful-paint')
  expect(files()).toEqual(['/a.js', '/b.js'])
})

test('a place on the page that editors gave the name of the list is a place', () => {
  run()
  document.querySelector('main > *')?.setAttribute('id', PAGE_FILES)
  paint('first-contentful-paint')
  expect(files()).toEqual(['/a.js', '/b.js'])
  expect(document.querySelectorAll('main > *')).toHaveLength(10)
})

test('the files of the page run after the first paint, each once', () => {
  run()
  expect(files()).toEqual([])
  paint('first-contentful-paint')
  expect(files()).toEqual(['/a.js', '/b.js'])
  const hashes = [...document.querySelectorAll('head script')].map((file) => file.getAttribute('integrity'))
  expect(hashes).toEqual(['sha256-a', 'sha256-b'])
  paint('first-contentful-paint')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(files()).toHaveLength(2)
})

test('a page that is painted before it has been read whole waits for its end', () => {
  readyState = 'loading'
  run()
  paint('first-contentful-paint')
  expect(files()).toEqual([])
  readyState = 'interactive'
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(files()).toEqual(['/a.js', '/b.js'])
})

test.each([
  ['paints nothing', () => {}],
  ['tells of no paint', () => vi.stubGlobal('PerformanceObserver', undefined)],
])('where the browser %s, all being loaded counts, a second later', (_case, prepare) => {
  prepare()
  run()
  window.dispatchEvent(new Event('load'))
  expect(files()).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(files()).toEqual(['/a.js', '/b.js'])
  vi.advanceTimersByTime(500)
  expect(waitsFrom()).toBeUndefined()
})

test('a page without a list, made for one request, is let in all the same', () => {
  run()
  document.getElementById(PAGE_FILES)?.remove()
  paint('first-contentful-paint')
  vi.advanceTimersByTime(500)
  expect(files()).toEqual([])
  expect(waitsFrom()).toBeUndefined()
})

test('where nothing waits for the paint, everything is there and runs as soon as the document has been read', () => {
  readyState = 'loading'
  run(undefined, false)
  expect(waitsFrom()).toBeUndefined()
  readyState = 'interactive'
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(files()).toEqual(['/a.js', '/b.js'])
  paint('first-contentful-paint')
  expect(files()).toEqual(['/a.js', '/b.js'])
})

test.each([
  ['is loaded again, once, however many are gone', undefined, [1, 0]],
  ['is loaded again, where that was done for another version', '/before.js', [1, 0]],
  ['says so, where a cache in between has answered with the same document again', '/a.js', [0, 1]],
  ['says so, where the browser stores nothing', 'not allowed', [0, 1]],
  ['says so, where the browser has no room to store that it was', 'no room', [0, 1]],
])('a page whose files are gone, since the site was built anew, %s', async (_, renewedFor, outcome) => {
  const asked = vi.fn<typeof fetch>().mockResolvedValue(new Response(null, { status: 404 }))
  vi.stubGlobal('fetch', asked)
  const [reload, showPopover] = [vi.fn(), vi.fn()]
  vi.stubGlobal('location', { hash: '', search: '', reload })
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    if (renewedFor === 'not allowed') throw new Error(renewedFor)
    const set = () => {
      if (renewedFor === 'no room') throw new Error(renewedFor)
    }
    return Object.defineProperty({} as Storage, 'renewedFor', { get: () => renewedFor, set })
  })
  run([0, 0.5, 1.5], false)
  document.body.append(Object.assign(document.createElement('div'), { id: RELOAD_OFFER_ID, showPopover }))
  document.dispatchEvent(new Event('DOMContentLoaded'))
  for (const file of document.querySelectorAll('head script[src]')) file.dispatchEvent(new Event('error'))
  const calls = () => [asked, reload, showPopover].map(({ mock }) => mock.calls.length)
  await vi.waitFor(() => expect(calls()).toEqual([2, ...outcome]))
})

test.each([
  ['the connection is gone', () => Promise.reject(new TypeError('no connection'))],
  ['the server is in trouble', async () => new Response(null, { status: 503 })],
])('a file that does not arrive since %s is told of, and requested again once it may arrive', async (_, answer) => {
  const asked = vi.fn<typeof fetch>().mockImplementation(answer)
  vi.stubGlobal('fetch', asked)
  run([0, 0.5, 1.5], false, '/page-data/x/en.js sha256-x\n')
  const told: string[] = []
  const notice = Object.assign(document.createElement('div'), {
    id: CONNECTION_NOTICE_ID,
    showPopover: () => told.push('shown'),
    hidePopover: () => told.push('hidden'),
  })
  document.body.append(notice)
  document.dispatchEvent(new Event('DOMContentLoaded'))
  const all = files()
  for (const act of ['online', 'click']) {
    document.querySelector('head script[src]')?.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(told.splice(0)).toEqual(['shown']))
    expect(files()).toEqual(all.slice(1))
    window.dispatchEvent(new Event(act))
    window.dispatchEvent(new Event(act))
    expect(told.splice(0)).toEqual(['hidden'])
    expect(files()).toEqual([...all.slice(1), all[0]])
    all.push(...all.splice(0, 1))
  }
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['/page-data/x/en.js', '/a.js'])
  for (const [, options] of asked.mock.calls) expect(options?.method).toBe('HEAD')
})

test('a visitor who only reads downloads no script', () => {
  readPage()
  expect(files()).toEqual([])
})

test.each(['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'input'])(
  'the files run once, at the first sign: %s',
  (sign) => {
    readPage()
    document.body.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(files()).toEqual(['/a.js', '/b.js'])
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
    expect(files()).toEqual(['/a.js', '/b.js'])
  },
)

test('a pointer that rests where the page appears is no sign, though the browser says that it moved', () => {
  readPage()
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }))
  expect(files()).toEqual([])
  window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: -1 }))
  expect(files()).toEqual(['/a.js', '/b.js'])
})

test('a sign that comes before the first paint is not lost', () => {
  run(undefined, true, '', true)
  document.dispatchEvent(new Event('DOMContentLoaded'))
  window.dispatchEvent(new Event('wheel'))
  expect(files()).toEqual([])
  paint('first-contentful-paint')
  expect(files()).toEqual(['/a.js', '/b.js'])
})

test.each(['?kind=race', '#questions', '?utm_source=mail&kind=race', '?utm_source=mail#questions'])(
  'an address that names a choice or a place needs script at once: %s',
  (address) => {
    readPage(address)
    expect(files()).toEqual(['/a.js', '/b.js'])
  },
)

test('an address that only says where the visitor comes from does not', () => {
  readPage('?utm_source=mail&utm_medium=link')
  expect(files()).toEqual([])
})

test('a player has the script at once', () => {
  root.dataset.player = 'on'
  onTestFinished(() => void delete root.dataset.player)
  readPage()
  expect(files()).toEqual(['/a.js', '/b.js'])
})

type Seen = { isIntersecting: boolean }[]

/** Reads a page whose first section can't wait, unless what the server drew suits the visitor. */
async function readUrgent(unless?: StartsUnless) {
  let see: ((seen: Seen) => void) | undefined
  const watched: (Element | null)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(whenSeen: typeof see) {
        see = whenSeen
      }
      observe(element: Element | null) {
        watched.push(element)
      }
    },
  )
  run(undefined, true, '', true)
  const place = document.querySelector('main > .section')
  place?.append(Object.assign(document.createElement('span'), { hidden: true }))
  const mark = place?.querySelector('span')
  if (mark) Object.assign(mark.dataset, { starts: 'paint', ...(unless && { unless: JSON.stringify(unless) }) })
  document.dispatchEvent(new Event('DOMContentLoaded'))
  paint('first-contentful-paint')
  await vi.advanceTimersByTimeAsync(0)
  return { place, watched, see: (isIntersecting: boolean) => see?.([{ isIntersecting }]) }
}

test('the files run once an element that can’t wait comes into view', async () => {
  const { place, watched, see } = await readUrgent()
  see(false)
  expect(files()).toEqual([])
  see(true)
  expect([watched, files()]).toEqual([[place], ['/a.js', '/b.js']])
})

const TIMES = { at: '2030-05-15T12:00:00', changes: ['2030-05-15T18:00:00', '2030-05-16T18:00:00'] }
type Visitor = { now?: string; zone?: string; chosen?: string; told?: string | null; cookies?: string }

test.each<[string, boolean, StartsUnless, Visitor]>([
  ['whose day it is', true, { day: '2030-05-15' }, {}],
  ['for whom it is tomorrow', false, { day: '2030-05-15' }, { zone: 'Pacific/Kiritimati' }],
  [
    'for whom it is still yesterday',
    false,
    { day: '2030-05-15' },
    { now: '2030-05-15T03:00:00Z', zone: 'America/Denver' },
  ],
  ['for whom nothing has begun since', true, { times: TIMES }, { zone: 'Europe/Berlin' }],
  ['for whom something has begun', false, { times: TIMES }, { zone: 'Asia/Tokyo' }],
  ['for whom something has not begun yet', false, { times: { ...TIMES, at: '2030-05-15T19:00:00' } }, {}],
  ['who has chosen no country', true, { country: 'US' }, {}],
  ['who has chosen this country', true, { country: 'US', isTold: true }, { chosen: 'US', told: 'DE' }],
  ['who has chosen another country', false, { country: 'US' }, { chosen: 'DE' }],
  ['whose stored choice is no country', true, { country: 'US' }, { chosen: 'nowhere' }],
  ['who is in this country', true, { country: 'US', isTold: true }, { told: 'US' }],
  ['who is in another country', false, { country: 'US', isTold: true }, { told: 'DE' }],
  ['of whom nobody knows where they are', true, { country: 'US', isTold: true }, { told: null }],
  ['who has agreed to another thing', true, { cookies: OUTSIDE }, { cookies: 'a=outside; consent=chat.17' }],
  ['who has agreed to this', false, { cookies: OUTSIDE }, { cookies: '__Host-consent=chat+outside.17' }],
])('the files wait for the sign of a visitor %s: %s', async (_who, waits, unless, visitor) => {
  const { now = '2030-05-15T12:00:00Z', zone = 'UTC', chosen, told, cookies = '' } = visitor
  vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue(cookies)
  vi.setSystemTime(new Date(now))
  travelTo(zone)
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'country' ? (chosen ?? null) : null) })
  const ask = vi.fn<typeof fetch>(async () => Response.json({ country: told }))
  vi.stubGlobal('fetch', ask)
  expect((await readUrgent(unless)).watched).toHaveLength(waits ? 0 : 1)
  expect(ask).toHaveBeenCalledTimes(told !== undefined && chosen === undefined ? 1 : 0)
})

test('while the visitor reads, the files run within a minute of a change', async () => {
  vi.setSystemTime(new Date('2030-05-15T12:00:00Z'))
  const { watched } = await readUrgent({ times: { at: '2030-05-15T12:00:00', changes: ['2030-05-15T12:05:30'] } })
  await vi.advanceTimersByTimeAsync(300_000)
  expect(watched).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(watched).toHaveLength(1)
})

test('the files wait where the country can’t be found out; to compare clocks takes no slow formatter', async () => {
  const offline = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', offline)
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  vi.setSystemTime(new Date('2030-05-15T12:00:00Z'))
  travelTo('UTC')
  const unless = { country: 'US', isTold: true, day: '2030-05-15', times: TIMES }
  expect((await readUrgent(unless)).watched).toEqual([])
  expect(made).not.toHaveBeenCalled()
})
