// usage: BASE_URL=… node bench/first-press.ts [runs]
// The first act of a visit is a touch on a carousel's button, at a quarter of the machine's speed and 1.6 Mbit/s: after
// how many milliseconds the press is marked as heard, and after how many the next slide shows. Beside it the same press
// once the page's script is at work. Prints the medians of all runs.
import { type Browser, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'

type Figures = { heard: number; done: number }

const site = process.env.BASE_URL ?? 'http://localhost:3000'
const PATH = '/gallery/hero_carousel'
const runs = Number(process.argv[2] ?? 5)

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  for (const kind of ['first act', 'script at work'] as const) {
    const figures: Figures[] = []
    for (let run = 0; run < runs; run += 1) figures.push(await pressed(browser, kind === 'script at work'))
    const middle = (name: keyof Figures) =>
      figures.map((each) => each[name]).sort((a, b) => a - b)[Math.floor(runs / 2)]
    console.log(`${kind}: heard after ${middle('heard')?.toFixed(0)} ms, done after ${middle('done')?.toFixed(0)} ms`)
  }
} finally {
  await browser.close()
}

async function pressed(chrome: Browser, isAtWork: boolean): Promise<Figures> {
  const context = await chrome.newContext({ hasTouch: true, viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(site + PATH, { waitUntil: 'networkidle' })
  if (isAtWork) {
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
    await page.locator('.carousel[data-running]').first().waitFor()
  }
  await page.evaluate(watch)
  const box = await page.locator('[data-carousel-next]').first().boundingBox()
  if (box === null) throw new Error('The carousel has no button.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const figures = await page.waitForFunction(() => {
    const { heardMs, doneMs } = document.documentElement.dataset
    return doneMs === undefined ? undefined : { heard: Number(heardMs ?? doneMs), done: Number(doneMs) }
  })
  const result = await figures.jsonValue()
  await context.close()
  if (result === undefined) throw new Error('The press did nothing.')
  return result
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}

/** Runs in the browser: notes when the press is marked, and when another slide is the shown one. */
function watch(): void {
  const { dataset } = document.documentElement
  let at = 0
  addEventListener('pointerdown', () => (at = performance.now()), { once: true, capture: true })
  const shown = () => document.querySelector('.carousel [data-shown]')
  const first = shown()
  new MutationObserver(() => {
    const since = String(performance.now() - at)
    if (document.querySelector('[data-heard]')) dataset.heardMs ??= since
    if (at > 0 && shown() !== null && shown() !== first) dataset.doneMs ??= since
  }).observe(document.body, { subtree: true, attributes: true })
}
