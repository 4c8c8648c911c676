// usage: BASE_URL=… node bench/help.ts
// Measures what pages with help buttons download before a press, in KiB of brotli 11, and how long it then takes until
// the contact form is shown, on a phone four times slower than this machine and with a warm cache: after a press with a
// finger, and for comparison with a key. Fails above a budget.
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { siteTime } from '../e2e/support/site-time.ts'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'
import { measureScripts, sizeOf } from './page-scripts.ts'
import { untilIdle } from './press.ts'

const site = process.env.BASE_URL ?? 'http://localhost:3000'
const PAGES = ['/help', '/de/help']
/** KiB of script. */
const BUDGET = 122
const READY_MS = 200
const SLOWDOWN = 4
const PRESSES = 9
/** How long a finger stays down when it presses something. */
const DOWN_MS = 80

type Press = (page: Page, button: Locator) => Promise<void>

const presses = {
  finger: async (page, button) => {
    // Parts that come into view on the way get their real height, and move the button.
    for (let look = 0; look < 2; look += 1) {
      await button.hover()
      await untilIdle(page)
    }
    await page.mouse.down()
    await sleep(DOWN_MS)
    await page.mouse.up()
  },
  key: async (page, button) => {
    await button.focus()
    await untilIdle(page)
    await page.keyboard.press('Enter')
  },
} satisfies Readonly<Record<string, Press>>

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  for (const path of PAGES) {
    const scripts = await measureScripts(browser, site + path, { scrolls: true })
    report(`${path} before a press`, sizeOf(scripts), BUDGET, 'KiB')
    const early = [...(await scriptsOfPress(browser, site + path, presses.key))].filter((script) => scripts.has(script))
    if (early.length > 0) fail(`${path} downloads script of the form before a press: ${early.join(', ')}`)
  }
  for (const [means, press] of Object.entries(presses)) {
    const times = await readyTimes(browser, `${site}/help`, press)
    console.log(`  by ${means}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`)
    const median = times.toSorted((a, b) => a - b)[Math.floor(PRESSES / 2)] ?? Infinity
    report(`the form is ready after a press by ${means}`, median, means === 'finger' ? READY_MS : undefined, 'ms')
  }
} finally {
  await browser.close()
}

/** Paths of the scripts that are loaded by pressing the button. */
async function scriptsOfPress(chrome: Browser, address: string, press: Press): Promise<Set<string>> {
  const page = await chrome.newPage()
  await open(page, address)
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await untilReady(page, press)
  await page.close()
  if (scripts.size === 0) throw new Error(`${address}: a press downloads no script`)
  return scripts
}

/** Times from the click until the form can be filled in, on several pages of one browser. */
async function readyTimes(chrome: Browser, address: string, press: Press): Promise<number[]> {
  const page = await chrome.newPage({ viewport: { width: 412, height: 823 } })
  const devtools = await page.context().newCDPSession(page)
  await open(page, address)
  await untilReady(page, press)
  const times: number[] = []
  for (let count = 0; count < PRESSES; count += 1) {
    await open(page, address)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    times.push(await untilReady(page, press))
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  return times
}

async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript((at) => void (document.cookie = `consent=none.${at}; path=/`), siteTime())
  await page.goto(address, { waitUntil: 'networkidle' })
  // Until script runs, the button leads to the form's page.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}

/** @returns milliseconds from the click to the form */
async function untilReady(page: Page, press: Press): Promise<number> {
  const ready = page.evaluate(async () => {
    const start = await new Promise<number>((resolve) => {
      addEventListener('click', () => resolve(performance.now()), { once: true, capture: true })
    })
    while (!document.querySelector('dialog[open] input[name="firstName"]:not(:disabled)'))
      await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - start
  })
  await press(page, page.locator('main button[data-help="form"]:visible').first())
  return ready
}

function report(name: string, measured: number, budget: number | undefined, unit: string): void {
  const limit = budget === undefined ? '' : ` of ${budget}`
  console.log(`  ${name}: ${measured.toFixed(1)}${limit} ${unit}`)
  if (budget !== undefined && measured > budget) fail(`${name} ${measured.toFixed(1)} ${unit}, more than ${budget}`)
}

function fail(sentence: string): void {
  console.log(`✗ ${sentence}`)
  process.exitCode = 1
}
