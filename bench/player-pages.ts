// usage: npm test -- e2e/member-area.spec.ts && node bench/player-pages.ts [PLAYER]
//
// What a player's own pages cost the player, on the build that `npm test` has left: script as it is sent, layout shifts while
// everything comes and the page is scrolled, and the slowest of some presses on a phone. Fails if a goal is missed.
import { type BrowserContext, chromium, type Page } from 'playwright'
import { z } from 'zod'
import { memberPages } from '../lib/core/paths.ts'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'
import { testEnvironment } from '../scripts/support/test-environment.ts'
import { interactionToNextPaint, watchInteractions } from './interactions.ts'
import { measureScripts, sizeOf } from './page-scripts.ts'
import { press, untilIdle } from './press.ts'

Object.assign(process.env, await testEnvironment())
// They read the environment when they are loaded.
const [{ startOwnSite }, { memberOf }, { players }] = await Promise.all([
  import('../e2e/support/own-site.ts'),
  import('../e2e/support/member.ts'),
  import('../e2e/support/sign-in.ts'),
])

const MOST_SCRIPT = 155
const MOST_SHIFT = 0
const MOST_PRESS_MS = 100
const SLOWDOWN = 4
const PHONE = { width: 412, height: 823 }

const [name = 'Chiara'] = process.argv.slice(2)
const isPlayer = (text: string): text is keyof typeof players => Object.hasOwn(players, text)
if (!isPlayer(name)) throw new Error(`no demo player ${name}, only ${Object.keys(players).join(', ')}`)
const site = await startOwnSite('player-pages', { UPSTREAM_DEADLINE_MS: '8000', RATE_LIMIT_SCALE: '100' })
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  const context = await browser.newContext({ viewport: PHONE, timezoneId: 'UTC' })
  await (await memberOf(site.url, context, name)).page.close()
  for (const { path } of memberPages) {
    // Once to fill what is kept for everybody.
    await (await context.newPage()).goto(site.url + path)
    const script = sizeOf(await measureScripts(context, site.url + path, { scrolls: true }))
    const { shift, slowest } = await visit(context, site.url + path)
    report(path, { script, shift, slowest })
  }
} finally {
  await browser.close()
  await site.stop()
}

/** @returns the sum of all layout shifts, and the slowest press of opening menus and the page's own first control, in ms */
async function visit(context: BrowserContext, address: string): Promise<{ shift: number; slowest: number }> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += 'value' in entry ? Number(entry.value) : 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const throttle = await page.context().newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(address, { waitUntil: 'networkidle' })
  for (const share of [0.5, 1, 0]) {
    await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share)
    await untilIdle(page)
  }
  await page.waitForLoadState('networkidle')
  const shift = z.number().parse(await page.evaluate('seen.shift'))
  await watchInteractions(page)
  const slowest = await interactionToNextPaint(page, await pressSome(page))
  await page.close()
  return { shift, slowest }
}

/** Opens and closes the player's menu and the site's, by the header's buttons. @returns number of presses */
async function pressSome(page: Page): Promise<number> {
  const buttons = page.getByRole('banner').locator('button:visible, summary:visible')
  const count = await buttons.count()
  for (let index = 0; index < count; index += 1) {
    await press(page, buttons.nth(index))
    await untilIdle(page)
    await page.keyboard.press('Escape')
    await untilIdle(page)
  }
  return count
}

function report(path: string, figures: { script: number; shift: number; slowest: number }): void {
  const { script, shift, slowest } = figures
  console.log(
    `${path}: ${script.toFixed(1)} KiB of script, shifts ${shift.toFixed(3)}, slowest press ${slowest.toFixed(0)} ms`,
  )
  if (script > MOST_SCRIPT || Number(shift.toFixed(3)) > MOST_SHIFT || slowest > MOST_PRESS_MS) process.exitCode = 1
}
