// usage: npm test -- e2e/shop.spec.ts && node bench/shop.ts
// Measures the pages that sell something, on the build that `npm test` has left: a shop of 2,000 items, the plans and a
// player's membership. Fails if a goal is missed.
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, request } from 'playwright'
import { z } from 'zod'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'
import { testEnvironment } from '../scripts/support/test-environment.ts'
import { interactionToNextPaint, watchInteractions } from './interactions.ts'
import { measureScripts, sizeOf } from './page-scripts.ts'
import { press, untilIdle } from './press.ts'

Object.assign(process.env, await testEnvironment())
// These modules read the environment when they are loaded.
const { startOwnSite } = await import('../e2e/support/own-site.ts')
const { Sandbox } = await import('../e2e/support/sandbox.ts')
const { memberOf } = await import('../e2e/support/member.ts')

const ITEMS = 2000
const PAGES = ['/plans', '/plans/price-us-year', '/shop']
const SCRIPT_KIB = 122
const HTML_KIB = 60
const INP_MS = 100
const SLOWDOWN = 4
const MEMBERSHIP_CALLS = 3
const SLOW_MS = 300

const shopSchema = z.object({ total: z.number() })

const site = await startOwnSite('shop', { UPSTREAM_DEADLINE_MS: '4000' })
const sandbox = new Sandbox(await request.newContext(), site.sandboxUrl)
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  await fillShop()
  for (const path of PAGES) {
    report(`script of ${path}`, sizeOf(await measureScripts(browser, site.url + path)), SCRIPT_KIB, 'KiB of brotli')
    report(`calls of a view of ${path}`, await callsOfView(browser, path), 0, 'upstream')
  }
  const html = gzipSync(await (await fetch(`${site.url}/shop`)).text())
  report(`/shop with ${ITEMS} items`, html.length / 1024, HTML_KIB, 'KiB of gzip')
  report(`INP of its tabs at ${SLOWDOWN} × slowdown`, await slowestTab(browser), INP_MS, 'ms')
  await measureMembership(browser)
} finally {
  await browser.close()
  await site.stop()
}

/** Fills the shop. The build's page shows the usual shop, so a publish makes the site regenerate it. */
async function fillShop(): Promise<void> {
  await fetch(`${site.sandboxUrl}/control/shop`, { method: 'POST', body: JSON.stringify({ items: ITEMS }) })
  await sandbox.publish('page/shop/en-us', [{ path: 'data.meta_description', value: 'A large shop' }])
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await (await fetch(`${site.url}/shop`)).text()).includes('Smart bike 1')) break
  }
  const { total } = shopSchema.parse(await (await fetch(`${site.url}/api/shop?market=en-us&locale=en`)).json())
  if (total < ITEMS * 0.9) throw new Error(`the shop has ${total} items only`)
}

/** Calls caused by the second visitor of a page. */
async function callsOfView(chrome: Browser, path: string): Promise<number> {
  await fetch(site.url + path)
  await sandbox.clearCalls()
  const page = await chrome.newPage()
  await page.goto(site.url + path, { waitUntil: 'networkidle' })
  await page.close()
  const calls = await sandbox.calls()
  // The site requests the published ref from time to time, independent of visits; pictures are requested by the
  // visitor's browser.
  const caused = calls.filter((call) => !['media', 'tracking'].includes(call.service) && !isEditionCheck(call.path))
  return caused.length
}

const isEditionCheck = (path: string) => /^\/content\/api\/v2\/?(\?|$)/.test(path)

/** Opens all tabs one after the other. @returns the slowest interaction */
async function slowestTab(chrome: Browser): Promise<number> {
  const page = await chrome.newPage({ viewport: { width: 412, height: 823 } })
  await page.goto(`${site.url}/shop`, { waitUntil: 'networkidle' })
  const throttle = await page.context().newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await watchInteractions(page)
  let presses = 0
  const tabs = page.locator('.shop-tabs button')
  for (let round = 0; round < 2; round += 1) {
    for (let index = (await tabs.count()) - 1; index >= 0; index -= 1) {
      await press(page, tabs.nth(index))
      presses += 1
      await page.locator('.shop-grid[aria-busy="false"] .shop-card').first().waitFor()
      await untilIdle(page)
    }
  }
  const slowest = await interactionToNextPaint(page, presses)
  await page.close()
  return slowest
}

/** Measures how many calls the page of a player's membership makes, and whether one waits for another. */
async function measureMembership(chrome: Browser): Promise<void> {
  const { ask } = await memberOf(site.url, chrome, 'Greta')
  await ask('GET', '/settings/membership')
  await sandbox.clearCalls()
  await ask('GET', '/settings/membership')
  const calls = await sandbox.calls()
  report('calls of the membership page', calls.length, MEMBERSHIP_CALLS, calls.map(({ path }) => path).join(' '))
  await sandbox.fault({ service: 'game', kind: 'slow', milliseconds: SLOW_MS })
  const begun = performance.now()
  await ask('GET', '/settings/membership')
  report(`the same, each call taking ${SLOW_MS} ms`, performance.now() - begun, 2 * SLOW_MS, 'ms')
}

function report(name: string, measured: number, goal: number, unit: string): void {
  const isMissed = measured > goal
  console.log(`${isMissed ? '✗' : '✓'} ${name}: ${measured.toFixed(1)} of ${goal} ${unit}`)
  if (isMissed) process.exitCode = 1
}
