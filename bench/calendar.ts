// usage: BASE_URL=… SANDBOX_URL=… node bench/calendar.ts
// Measures the calendar with the sandbox's 60 days of some forty events each, for a visitor and for a player. Fails if
// a goal is missed.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { z } from 'zod'
import { siteTime } from '../e2e/support/site-time.ts'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'
import { interactionToNextPaint, watchInteractions } from './interactions.ts'
import { measureScripts, sizeOf } from './page-scripts.ts'
import { press, untilIdle } from './press.ts'

const site = process.env.BASE_URL ?? 'http://localhost:3000'
const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4010'
const PLAYER = 'Maya Lindqvist'

/** An average phone is about four times slower than the machine that runs this. */
const SLOWDOWN = 4
const TURNS = 50
const WARM_UP = 10

const budgets = {
  eventsOfSixtyDays: { least: 2400 },
  inpMs: { most: 100 },
  listMs: { most: 400 },
  requestsOfTurn: { most: 2 },
  heapGrowthKiB: { most: 512 },
  callsOfVisitor: { most: 0 },
  callsOfPlayer: { most: 2 },
  scriptOfVisitorKiB: { most: 135 },
  scriptOfPlayerKiB: { most: 160 },
} as const

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  await measureUpstream()
  report('scriptOfVisitorKiB', sizeOf(await measureScripts(browser, `${site}/events`)))
  await measureTurns(browser)
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  await signIn(context)
  report('callsOfPlayer', await callsDuring(() => lookThrough(context)))
  report('scriptOfPlayerKiB', sizeOf(await measureScripts(context, `${site}/events`)))
} finally {
  await browser.close()
}

/** Counts the events, and the calls that the cached page makes; checks that the first events are in the HTML. */
async function measureUpstream(): Promise<void> {
  const sixtyDays = new Date(siteTime() + 60 * 86_400_000).toISOString()
  report('eventsOfSixtyDays', await countEvents({ from: new Date(siteTime()).toISOString(), to: sixtyDays }))
  await fetch(`${site}/events`)
  let html = ''
  const calls = await callsDuring(async () => {
    html = await (await fetch(`${site}/events`)).text()
  })
  report('callsOfVisitor', calls)
  if (!/<div[^>]*class="calendar-row"/.test(html)) fail('the cached HTML has no row')
}

async function countEvents(body: object): Promise<number> {
  const schema = z.object({ events: z.array(z.unknown()), cursor: z.string().nullish() })
  let [count, cursor]: [number, string | null | undefined] = [0, undefined]
  do {
    const answer = await fetch(`${sandbox}/game/eventfeed/public/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, sortField: 'eventStart', sortOrder: 'ASC', ...(cursor && { cursor }) }),
    })
    const page = schema.parse(await answer.json())
    count += page.events.length
    ;({ cursor } = page)
  } while (cursor)
  return count
}

/**
 * Number of calls to the game server while `act` runs, without those for the list of joined events, which is a section
 * of its own.
 */
async function callsDuring(act: () => Promise<unknown>): Promise<number> {
  const schema = z.array(z.object({ path: z.string() }))
  await fetch(`${sandbox}/control/calls`, { method: 'DELETE' })
  await act()
  const calls = schema.parse(await (await fetch(`${sandbox}/control/calls?service=game`)).json())
  return calls.filter(({ path }) => !path.endsWith('/eventfeed/my-events')).length
}

/**
 * Turns pages and chooses kinds on a slow machine, and measures how long each takes to show, its requests, and the
 * memory that it leaves behind.
 */
async function measureTurns(chrome: Browser): Promise<void> {
  const page = await chrome.newPage({ viewport: { width: 412, height: 823 } })
  await page.addInitScript((at) => void (document.cookie = `consent=none.${at}; path=/`), siteTime())
  await page.goto(`${site}/events`, { waitUntil: 'networkidle' })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  // Scrolls down the page first: what is loaded on the way doesn't belong to a turn.
  for (const section of await page.locator('main section, footer').all()) await section.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await watchInteractions(page)
  const asked: number[] = []
  /** Milliseconds from each press until the list shows the choice. */
  const shown: number[] = []
  const choose = async (name: string) => void shown.push(await click(page, name))
  for (let turn = 0; turn < WARM_UP; turn += 1) asked.push(await requestsOf(page, () => choose(wayOf(turn))))
  for (const kind of ['Races', 'Workouts', 'All']) asked.push(await requestsOf(page, () => choose(kind)))
  report('requestsOfTurn', Math.max(...asked))
  const heap = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1024
  }
  const before = await heap()
  for (let turn = 0; turn < TURNS; turn += 1) await choose(wayOf(turn))
  report('heapGrowthKiB', (await heap()) - before)
  report('inpMs', await interactionToNextPaint(page, shown.length))
  report('listMs', median(shown))
  await page.close()
}

/** The direction of a turn: five pages forward, five pages back, and so on. */
const wayOf = (turn: number) => (turn % 10 < 5 ? 'Later' : 'Earlier')

/** Clicks a link of the calendar and waits until the list shows the choice. @returns how many milliseconds that took */
async function click(page: Page, name: string): Promise<number> {
  const link = page.locator('.calendar').getByRole('link', { name, exact: true }).first()
  const wanted = new URL((await link.getAttribute('href')) ?? '', page.url())
  const shown = page.evaluate(untilShown, wanted.search)
  await press(page, link)
  const milliseconds = await shown
  await untilIdle(page)
  return milliseconds
}

/** Runs in the page. Resolves with the milliseconds from the next press until the list for the given query is shown. */
function untilShown(search: string): Promise<number> {
  return new Promise((resolve) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const isThere = document.querySelector('.calendar')?.getAttribute('aria-busy') === 'false'
          if (isThere && location.search === search) resolve(performance.now() - timeStamp)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { capture: true, once: true },
    )
  })
}

async function requestsOf(page: Page, act: () => Promise<void>): Promise<number> {
  let count = 0
  const note = () => {
    count += 1
  }
  page.on('request', note)
  await act()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return count
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${site}/login?returnTo=/about`)
  await page.getByRole('button', { name: PLAYER }).click()
  await page.waitForURL(`${site}/about`)
  await page.evaluate((at) => void (document.cookie = `consent=none.${at}; path=/`), siteTime())
  await page.close()
}

/** Scrolls through the calendar until everything for the player has been loaded. */
async function lookThrough(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${site}/events`, { waitUntil: 'networkidle' })
  for (const row of await page.locator('.calendar-row').all()) await row.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.close()
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN
}

function report(name: keyof typeof budgets, measured: number): void {
  const budget: { most?: number; least?: number } = budgets[name]
  const text = `${name}: ${Math.round(measured * 10) / 10}`
  console.log(`  ${text} (${budget.most === undefined ? `at least ${budget.least}` : `at most ${budget.most}`})`)
  if (measured > (budget.most ?? Infinity) || measured < (budget.least ?? -Infinity)) fail(text)
}

function fail(sentence: string): void {
  console.log(`✗ ${sentence}`)
  process.exitCode = 1
}
