// usage: BASE_URL=… node bench/first-press.ts [runs]
// The first act of a visit is a touch on a carousel's button, at a quarter of the machine's speed and 1.6 Mbit/s: after
// how many milliseconds the press is marked as heard, and after how many the row of cards moves. Beside it the same press
// once the page's script runs, where there is nothing to mark. Prints the medians of all runs.
import { type Browser, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'

type Figures = { heard: number | undefined; done: number }

const site = process.env.BASE_URL ?? 'http://localhost:3000'
/** Its buttons are in the first view of a phone, and its row never moves by itself. */
const PATH = '/gallery/card_carousel'
const runs = Number(process.argv[2] ?? 5)

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  for (const kind of ['first act', 'script at work'] as const) {
    const figures: Figures[] = []
    for (let run = 0; run < runs; run += 1) figures.push(await pressed(browser, kind === 'script at work'))
    const heard = median(figures.flatMap((each) => each.heard ?? []))
    console.log(`${kind}: heard after ${heard ?? '–'} ms, done after ${median(figures.map((each) => each.done))} ms`)
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
  const button = page.locator('[data-carousel-next]').first()
  if (!(await button.evaluate(isInView)))
    throw new Error('The button is not in view, and scrolling would be the first act.')
  const box = await button.boundingBox()
  if (box === null) throw new Error('The carousel has no button.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForFunction(() => document.documentElement.dataset.doneMs !== undefined)
  const [heardMs, doneMs] = await page.evaluate(() => {
    const { dataset } = document.documentElement
    return [dataset.heardMs, dataset.doneMs]
  })
  await context.close()
  return { heard: heardMs === undefined ? undefined : Number(heardMs), done: Number(doneMs) }
}

/** Runs in the browser. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

function median(values: readonly number[]): string | undefined {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]?.toFixed(0)
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

/** Runs in the browser: notes when the press is marked, and when the row of cards begins to move. */
function watch(): void {
  const { dataset } = document.documentElement
  let start: number | undefined
  addEventListener('pointerdown', () => (start = performance.now()), { once: true, capture: true })
  const note = (name: 'heardMs' | 'doneMs') => {
    if (start !== undefined) dataset[name] ??= String(performance.now() - start)
  }
  new MutationObserver(() => {
    if (document.querySelector('[data-heard]')) note('heardMs')
  }).observe(document.body, { subtree: true, attributes: true })
  const isRow = (target: EventTarget | null) => target instanceof Element && target.matches('.carousel-track')
  addEventListener('scroll', ({ target }) => isRow(target) && note('doneMs'), { capture: true })
}
