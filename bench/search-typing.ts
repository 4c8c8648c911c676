// usage: npm test -- e2e/search.spec.ts && node bench/search-typing.ts [DOCUMENTS]
//
// What the search costs a site with so many documents (10,000), on the build that `npm test` has left: until everything can be
// found, for a search as its client waits for it, on disk, and for a visitor who types on a slow phone. Fails if a goal is
// missed.
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { z } from 'zod'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'
import { testEnvironment } from '../scripts/support/test-environment.ts'
import { quantile } from './documents/visits.ts'
import { interactionToNextPaint, watchInteractions } from './interactions.ts'
import { queries } from './search/queries.ts'

Object.assign(process.env, await testEnvironment())
// It reads the environment when it is loaded.
const { startOwnSite } = await import('../e2e/support/own-site.ts')

const [documents = '10000'] = process.argv.slice(2)
const SEARCH_MS = 20
const INP_MS = 100
const SLOWDOWN = 4
const ROUNDS = 5
/** Of a single query. */
const REPEATS = 40
const WAIT_MS = 500
/** Words that stand in most of the generated documents, beside the queries that find a few. */
const COMMON = ['the', 'route', 'ride the first kilometres', 'whoever arrives last chooses the next route']

const answerSchema = z.object({ isComplete: z.boolean() })

const site = await startOwnSite('search', {
  SANDBOX_DOCUMENTS: documents,
  SEARCH_FIRST_READ_MS: '5000',
  UPSTREAM_DEADLINE_MS: '8000',
  RATE_LIMIT_SCALE: '100',
})
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  report('seconds until everything can be found', await secondsUntilComplete())
  report('MB of the index on disk', sizeOfIndex() / 1e6)
  // A server that has just started is slower.
  await timesOf(queries, 1)
  const nothing = quantile(await timesOf([inEnglish('…')], REPEATS), 0.5)
  report('ms of a request that searches nothing, median', nothing)
  const sixty = await timesOf(queries, ROUNDS)
  report('ms of sixty queries, median', quantile(sixty, 0.5), SEARCH_MS)
  report('ms of sixty queries, slowest of twenty', quantile(sixty, 0.95), SEARCH_MS)
  for (const query of COMMON) {
    const waited = quantile(await timesOf([inEnglish(query)], REPEATS), 0.5)
    report(`ms of “${query}” as its client waits, median`, waited)
    report('  of these for the search', waited - nothing, SEARCH_MS)
  }
  report(`INP while typing, ${SLOWDOWN} × slower`, await slowestKey(browser), INP_MS)
} finally {
  await browser.close()
  await site.stop()
}

type Search = { query: string; locale: string }

function inEnglish(query: string): Search {
  return { query, locale: 'en' }
}

async function secondsUntilComplete(): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const answer: unknown = await (await ask(inEnglish('ride'))).json()
    if (answerSchema.parse(answer).isComplete) return (performance.now() - begun) / 1000
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
}

function ask({ query, locale }: Search): Promise<Response> {
  return fetch(`${site.url}/api/search?${String(new URLSearchParams({ q: query, locale }))}`)
}

/** How long searches take one after the other, in milliseconds. */
async function timesOf(searches: readonly Search[], rounds: number): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const each of searches) {
      const begun = performance.now()
      await (await ask(each)).text()
      times.push(performance.now() - begun)
    }
  }
  return times
}

function sizeOfIndex(): number {
  const files = globSync('**/search.sqlite*', { cwd: site.folder }).map((name) => join(site.folder, name))
  return files.reduce((sum, file) => sum + statSync(file).size, 0)
}

/** Types a few queries. @returns the slowest key, in milliseconds */
async function slowestKey(chrome: Browser): Promise<number> {
  const page = await chrome.newPage({ viewport: { width: 412, height: 823 } })
  await page.goto(`${site.url}/about`, { waitUntil: 'networkidle' })
  await page.keyboard.press('/')
  await page.locator('.search-key').waitFor({ state: 'attached' })
  const throttle = await page.context().newCDPSession(page)
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await watchInteractions(page)
  let keys = 0
  for (const query of ['membership', 'tour of summits', 'ride']) {
    await page.locator('.search-field').first().fill('')
    await page.keyboard.type(query, { delay: 130 })
    keys += query.length
    await page.locator('.search-result').first().waitFor()
  }
  const slowest = await interactionToNextPaint(page, keys)
  await page.close()
  return slowest
}

function report(name: string, measured: number, goal?: number): void {
  console.log(`${name}: ${measured.toFixed(1)}${goal === undefined ? '' : ` of ${goal}`}`)
  if (goal !== undefined && measured > goal) process.exitCode = 1
}
