// usage: BASE_URL=… SANDBOX_URL=… node bench/script-budget.ts
// Measures how much script a page makes the browser download, in KiB of brotli 11, and how much script its HTML
// contains, in KiB of gzip. Fails above a budget, if a page downloads scripts of sections that it does not show, and if a
// package is in several files.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'
import { publishEmptyPage } from './empty-page.ts'
import { root } from '../scripts/support/root.ts'
import { measureInlineScript, measureScripts, type Scripts, sizeOf } from './page-scripts.ts'
import { staticSections } from './static-sections.ts'

const site = process.env.BASE_URL ?? 'http://localhost:3000'
const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4010'

/**
 * KiB before the visitor scrolls. The framework's own empty page was measured at 112.3, when the bundler gave modules
 * ids of five digits; with the present number of modules they have six, which adds 0.3. Not replacing a form that is being
 * filled in, and handing on the focus (`islandNear`), cost 0.12. Also in it: asking again for a script that did not arrive, and
 * then offering to load the page again; the switch between light and dark, and what loads the search once its dialog is open (0.5 together);
 * reading the visitor's consent by category, and writing its cookie again (0.3). The names of files are in it, and compress
 * to a few bytes more or less with each change (0.05). An error that nothing catches loads what reports it.
 */
const LAYOUT_BUDGET = 118.1
const HOME_BUDGET = 122
/**
 * KiB of gzip: the script in the home page's HTML, and the page's data in their file. The head script's own work for
 * times, how near a start is (0.2), countdowns, frames and other visitors' countries is 1.6 of it; it keeps 120 KiB from those who only read. It
 * also keeps what was typed over a reload, forgets it as a player signs out (docs/asvs.md, 14.3.1), and knows the zone that a
 * visitor has chosen. Names of files are in it as well (0.02), that a player's page runs its files after the
 * first paint (0.04), what React is still drawing (0.07), and that a page says so whose files are gone for good (0.02).
 * Measured at 4.53 and 4.54 in builds of nearly the same code: names of files and the build's id differ with
 * each build and compress to a few bytes more or less, which 0.05 are kept for.
 */
const INLINE_BUDGET = 4.59
/** KiB that a visitor who only reads downloads as scripts (docs/decisions/046). */
const READER_BUDGET = 0
const DATA_BUDGET = 20
/**
 * KiB of the consent banner, with what keeps its answer, and what lets a visitor's first act be painted before it comes; loaded
 * as long as the visitor has not answered it.
 */
const BANNER_BUDGET = 1.35
/**
 * KiB that a section without script may add to its page, down to the end; for a section with script, once it comes into
 * view.
 */
const STATIC_BUDGET = 0.5
const SECTION_BUDGET = 6
/** Sections of players' flows that may be larger, with the reason. */
const LARGER: Readonly<Record<string, number>> = {
  // The whole week is fetched, filtered and re-rendered in the browser.
  events_calendar: 27,
  // Prices for the visitor's own country, and the path to the checkout.
  hero_with_plan_selection: 23,
}

/** Pages of sections that are open at once: each waits most of the time, for its network to be idle. */
const PAGES_AT_ONCE = 2

/** Words that the package which validates answers always contains. */
const OF_VALIDATION = 'Encountered Promise during synchronous parse'

const STATIC = staticSections(root)

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  const emptyPage = site + (await publishEmptyPage(sandbox))
  const empty = await measureScripts(browser, emptyPage)
  report('the layout with an empty body', sizeOf(empty), LAYOUT_BUDGET)
  const asked = await measureScripts(browser, emptyPage, { asks: true })
  report('the consent banner adds', sizeOf(asked) - sizeOf(empty), BANNER_BUDGET)
  report('home', sizeOf(await measureScripts(browser, `${site}/`)), HOME_BUDGET)
  for (const path of ['/', '/events', '/campaigns/tour-of-summits', '/plans', '/shop', '/news']) {
    const reader = await measureScripts(browser, site + path, { reads: true, asks: true })
    report(`${path}, read without a sign,`, sizeOf(reader), READER_BUDGET)
  }
  const { inline, data } = await measureInlineScript(`${site}/`)
  report('in the HTML of home, in gzip,', inline, INLINE_BUDGET)
  report('data of home in a file, in gzip,', data, DATA_BUDGET)
  checkSections(empty, await measureSections(browser))
  checkCopies()
} finally {
  await browser.close()
}

/** The scripts that each section type's page of the gallery downloads, down to its end. */
async function measureSections(chrome: Browser): Promise<ReadonlyMap<string, Scripts>> {
  const gallery = await (await fetch(`${site}/gallery`)).text()
  const types = new Set([...gallery.matchAll(/href="\/gallery\/([\w-]+)"/g)].map(([, type = '']) => type))
  const waiting = [...types]
  const sections = new Map<string, Scripts>()
  const worker = async () => {
    for (let type = waiting.shift(); type; type = waiting.shift()) {
      sections.set(type, await measureScripts(chrome, `${site}/gallery/${type}`, { scrolls: true }))
    }
  }
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, worker))
  return sections
}

/**
 * Checks the sections' scripts. Static sections have none, so all scripts of another section's page that the empty page
 * doesn't have are its own.
 */
function checkSections(empty: Scripts, sections: ReadonlyMap<string, Scripts>): void {
  for (const type of STATIC) if (!sections.has(type)) fail(`${type} is not in the gallery`)
  for (const [type, scripts] of sections) {
    const own = [...scripts.keys()].filter((path) => !empty.has(path))
    const budget = STATIC.has(type) ? STATIC_BUDGET : (LARGER[type] ?? SECTION_BUDGET)
    report(`${type} adds`, sizeOf(scripts) - sizeOf(empty), budget)
    if (STATIC.has(type) && own.length > 0)
      fail(`the page of ${type} downloads script of other sections: ${own.join(', ')}`)
  }
}

/** Checks that what validates answers is in one file of the build, however many parts use it (docs/decisions/008). */
function checkCopies(): void {
  const folder = join(root, process.env.NEXT_DIST_DIR ?? '.next', 'static/chunks')
  const copies = globSync('*.js', { cwd: folder }).filter((name) =>
    readFileSync(join(folder, name), 'utf8').includes(OF_VALIDATION),
  )
  if (copies.length !== 1) fail(`${copies.length} files of script contain the package that validates answers, not one`)
}

function report(name: string, measured: number, budget?: number): void {
  const limit = budget === undefined ? '' : ` of ${budget} KiB`
  console.log(`  ${name}: ${measured.toFixed(2)} KiB${limit}`)
  if (budget !== undefined && measured > budget) fail(`${name} ${measured.toFixed(2)} KiB, more than ${budget}`)
}

function fail(sentence: string): void {
  console.log(`✗ ${sentence}`)
  process.exitCode = 1
}
