import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startHeadScript, untilServed } from '../../head-script'

const NOW = Date.parse('2030-05-15T12:00:00Z')
const HOUR = 3_600_000
const stored = new Map<string, string>()

beforeEach(() => {
  document.body.innerHTML = ''
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
  onTestFinished(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
})

/** A notice as the server draws it; a press of its button hides it. */
function draw(id: string, from: number, until: number, isHidden = false): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = `<aside data-notice="${id} ${from} ${until}"${isHidden ? ' hidden' : ''}><button data-dismisses></button></aside>`
  document.body.append(box)
  return box.firstElementChild as HTMLElement
}

const hide = (notice: HTMLElement) => notice.querySelector('button')?.click()

function comeBackAt(time: number): void {
  vi.mocked(Date.now).mockReturnValue(time)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('a notice is shown between its times by the visitor’s clock, whenever the page was made', async () => {
  const notices = [
    draw('now', NOW - HOUR, NOW + HOUR, true),
    draw('ahead', NOW + 1, NOW + HOUR),
    draw('over', NOW - HOUR, NOW),
    draw('always', 0, Infinity),
  ]
  await startHeadScript()
  expect(notices.map(({ hidden }) => hidden)).toEqual([false, true, true, false])
})

test('the clock is the site’s, where that is moved', async () => {
  document.documentElement.dataset.clockOffset = String(2 * HOUR)
  onTestFinished(() => void delete document.documentElement.dataset.clockOffset)
  const notice = draw('soon', NOW + HOUR, Infinity, true)
  await startHeadScript()
  expect(notice.hidden).toBe(false)
})

test('one that is parsed later is asked for its time, too', async () => {
  await startHeadScript()
  const notice = draw('over', 0, NOW)
  await untilServed()
  expect(notice.hidden).toBe(true)
})

test('nothing appears or disappears while the visitor looks, but once the page is back in view', async () => {
  const notice = draw('short', NOW, NOW + HOUR)
  await startHeadScript()
  vi.mocked(Date.now).mockReturnValue(NOW + HOUR)
  draw('another', 0, Infinity)
  await untilServed()
  expect(notice.hidden).toBe(false)
  comeBackAt(NOW + HOUR)
  expect(notice.hidden).toBe(true)
})

test('one that the visitor has hidden stays hidden, and others are shown', async () => {
  const [hidden, other] = [draw('a', 0, Infinity), draw('b', 0, Infinity)]
  await startHeadScript()
  hide(hidden)
  expect([hidden.hidden, other.hidden]).toEqual([true, false])
  const [again, changed] = [draw('a', 0, Infinity), draw('a2', 0, Infinity)]
  await untilServed()
  expect([again.hidden, changed.hidden]).toEqual([true, false])
})

test('the last ten are remembered', async () => {
  await startHeadScript()
  for (let at = 0; at < 12; at += 1) hide(draw(`n${at}`, 0, Infinity))
  expect(stored.get('hidden-notices')?.split(' ')).toEqual(Array.from({ length: 10 }, (_, at) => `n${at + 2}`))
})

test('where nothing can be stored a notice is shown, and can be hidden for now', async () => {
  const refuse = () => {
    throw new DOMException('refused')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  const notice = draw('a', 0, Infinity)
  await startHeadScript()
  expect(notice.hidden).toBe(false)
  hide(notice)
  expect(notice.hidden).toBe(true)
})

test('a press beside a notice does nothing', async () => {
  const notice = draw('a', 0, Infinity)
  await startHeadScript()
  notice.click()
  document.body.click()
  expect(notice.hidden).toBe(false)
})
