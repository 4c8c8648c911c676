// usage: BASE_URL=… node bench/help.ts
// What pages with help buttons download before one is pressed, in KiB of brotli 11, and how long a press then takes until
// the contact form is there, on a phone four times slower than this machine and with a warm cache. Fails above a budget.
import { type Browser, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'
import { measureScripts, sizeOf } from './page-scripts.ts'

const site = process.env.BASE_URL ?? 'http://localhost:3000'
const PAGES = ['/help', '/de/help']
/** KiB of script. */
const BUDGET = 122
const READY_MS = 200
const SLOWDOWN = 4
const PRESSES = 9

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  for (const path of PAGES) {
    const scripts = await measureScripts(browser, site + path, { scrolls: true })
    report(`${path} before a press`, sizeOf(scripts), BUDGET, 'KiB')
    const early = [...(await scriptsOfPress(browser, site + path))].filter((script) => scripts.has(script))
    if (early.length > 0) fail(`${path} downloads script of the form before a press: ${early.join(', ')}`)
  }
  const times = await readyTimes(browser, `${site}/help`)
  console.log(`  presses: ${times.map((time) => time.toFixed(0)).join(', ')} ms`)
  report(
    'the form is ready after',
    times.toSorted((a, b) => a - b)[Math.floor(PRESSES / 2)] ?? Infinity,
    READY_MS,
    'ms',
  )
} finally {
  await browser.close()
}

/** Paths of the scripts that come by pressing the button. */
async function scriptsOfPress(chrome: Browser, address: string): Promise<Set<string>> {
  const page = await chrome.newPage()
  await open(page, address)
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await pressUntilReady(page)
  await page.close()
  if (scripts.size === 0) throw new Error(`${address}: a press downloads no script`)
  return scripts
}

/** From the press to the frame after which the form can be written in, page after page of one browser. */
async function readyTimes(chrome: Browser, address: string): Promise<number[]> {
  const page = await chrome.newPage({ viewport: { width: 412, height: 823 } })
  const devtools = await page.context().newCDPSession(page)
  await open(page, address)
  await pressUntilReady(page)
  const times: number[] = []
  for (let press = 0; press < PRESSES; press += 1) {
    await open(page, address)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    times.push(await pressUntilReady(page))
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  return times
}

async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('consent', `refused ${Date.now()}`))
  await page.goto(address, { waitUntil: 'networkidle' })
  // Before script is at work, the button leads to the form's page.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
}

/** @returns milliseconds from the press to the form */
function pressUntilReady(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('button[data-help="form"]')
    if (!button) throw new Error('there is no button for the form')
    const start = performance.now()
    button.click()
    while (!document.querySelector('dialog[open] input[name="firstName"]:not(:disabled)'))
      await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return performance.now() - start
  })
}

function report(name: string, measured: number, budget: number, unit: string): void {
  console.log(`  ${name}: ${measured.toFixed(1)} of ${budget} ${unit}`)
  if (measured > budget) fail(`${name} ${measured.toFixed(1)} ${unit}, more than ${budget}`)
}

function fail(sentence: string): void {
  console.log(`✗ ${sentence}`)
  process.exitCode = 1
}
