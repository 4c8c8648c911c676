// usage: [RESTS_MS=300] node bench/passage.ts 5 http://localhost:3000 http://localhost:3001
// A visitor reads the home page on a line of 1.6 Mbit/s and 150 ms there and back, moves the mouse to a link as the first
// act, rests on it and presses: milliseconds from the press to the first paint and to the largest paint of the
// next page, and its layout shift. Sites by turns, such as one without the delivery step `speculation-rules`, each with and
// without a preference for reduced motion, for styles that heed it. Prints medians.
import { type Browser, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'
import { slowLineTo } from './slow-line.ts'

type Passage = { first: number; largest: number; shift: number; ahead: boolean }

const [runs = '5', ...sites] = process.argv.slice(2)
const restsMs = Number(process.env.RESTS_MS ?? 300)
/** Links in the home page's first view, or near it, to pages with and without a picture. */
const TARGETS = ['/plans', '/help']

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
const lines = await Promise.all(sites.map(slowLineTo))
try {
  const found = new Map<string, Passage[]>()
  for (let run = 0; run < Number(runs); run += 1) {
    for (const path of TARGETS) {
      for (const [index, { url }] of lines.entries()) {
        for (const motion of ['reduce', 'no-preference'] as const) {
          const key = `${sites[index] ?? url}, ${motion === 'reduce' ? 'reduced motion' : 'with motion'}`
          const passed = await passage(browser, { url, path, motion })
          found.set(key, [...(found.get(key) ?? []), passed])
        }
      }
    }
  }
  for (const [key, passages] of found) console.log(`${key}: ${summary(passages)}`)
} finally {
  for (const line of lines) line.end()
  await browser.close()
}

type Way = { url: string; path: string; motion: 'reduce' | 'no-preference' }

async function passage(chrome: Browser, { url, path, motion }: Way): Promise<Passage> {
  const context = await chrome.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: motion })
  await context.addInitScript(notePress)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(1500)
  const link = page.locator(`a[data-page-link][href="${path}"]:visible`).first()
  const box = await link.boundingBox()
  if (box === null) throw new Error(`The home page has no link to ${path} in view.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x - 40, y - 3)
  await page.mouse.move(x, y, { steps: 4 })
  await page.waitForTimeout(restsMs)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForURL((address) => address.pathname === path)
  const result = await figures(page)
  await context.close()
  return result
}

async function figures(page: Page): Promise<Passage> {
  await page.waitForLoadState('load')
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await page.waitForTimeout(1000)
  return page.evaluate(async () => {
    const pressedAt = Number(sessionStorage.getItem('pressedAt'))
    const buffered = (type: string) =>
      new Promise<PerformanceEntryList>((done) => {
        const observer = new PerformanceObserver((list) => done(list.getEntries()))
        observer.observe({ type, buffered: true })
        setTimeout(() => done([]), 200)
      })
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const largest = (await buffered('largest-contentful-paint')).at(-1)
    const shifts = await buffered('layout-shift')
    const [navigation] = performance.getEntriesByType('navigation')
    const since = (moment = 0) => performance.timeOrigin + moment - pressedAt
    return {
      first: since(paint?.startTime),
      largest: since(largest?.startTime),
      shift: shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
      ahead:
        navigation !== undefined && 'deliveryType' in navigation && navigation.deliveryType === 'navigational-prefetch',
    }
  })
}

/** Runs in the browser. */
function notePress(): void {
  const note = () => sessionStorage.setItem('pressedAt', String(performance.timeOrigin + performance.now()))
  addEventListener('pointerdown', note, { capture: true })
}

function summary(passages: readonly Passage[]): string {
  const middle = (values: readonly number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
  const [first, largest] = [middle(passages.map((each) => each.first)), middle(passages.map((each) => each.largest))]
  const shift = Math.max(...passages.map((each) => each.shift))
  const ahead = passages.filter((each) => each.ahead).length
  return `first paint ${first.toFixed(0)} ms, largest ${largest.toFixed(0)} ms, shift at most ${shift.toFixed(3)}, ${ahead} of ${passages.length} fetched ahead`
}
