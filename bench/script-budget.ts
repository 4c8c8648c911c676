// usage: BASE_URL=… SANDBOX_URL=… node bench/script-budget.ts What script a page makes the browser download, in KiB of
// brotli 11, and how much script its HTML contains, in KiB of gzip. Fails above a budget, and where a page downloads
// the script of sections that it does not show.
import { type Browser, chromium } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'
import { publishEmptyPage } from './empty-page.ts'
import { root } from '../scripts/support/root.ts'
import { measureInlineScript, measureScripts, type Scripts, sizeOf } from './page-scripts.ts'
import { staticSections } from './static-sections.ts'

const site = process.env.BASE_URL ?? 'http://localhost:3000'
const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4010'

/**
 * KiB before anybody scrolls. The framework's own empty page was measured at 112.3, when the bundler gave modules ids of
 * five digits; with the number of modules there are now they have six, which is 0.3 of this.
 */
const LAYOUT_BUDGET = 117.1
const HOME_BUDGET = 122
/** KiB of gzip: script within the HTML of the home page, and the page's data in their file. */
const INLINE_BUDGET = 3
/** KiB that a visitor who only reads downloads as scripts, on pages without anything that can't wait (docs/decisions/046). */
const READER_BUDGET = 0
const DATA_BUDGET = 20
/** KiB that come once, while the visitor has not answered. */
const BANNER_BUDGET = 1
/** KiB that a section without script may add, to the end of its page, and one with script, once it comes into view. */
const STATIC_BUDGET = 0.5
const SECTION_BUDGET = 6
/** Sections of a player's flow that are more than that, and what they need it for. */
const LARGER: Readonly<Record<string, number>> = {
  // The whole week is fetched, filtered and re-rendered in the browser.
  events_calendar: 27,
  // Prices of a visitor's own country, and the way to the checkout.
  hero_with_plan_selection: 23,
}

const STATIC = staticSections(root)

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  const emptyPage = site + (await publishEmptyPage(sandbox))
  const empty = await measureScripts(browser, emptyPage)
  report('the layout with an empty body', sizeOf(empty), LAYOUT_BUDGET)
  const asked = await measureScripts(browser, emptyPage, { asks: true })
  report('the consent banner adds', sizeOf(asked) - sizeOf(empty), BANNER_BUDGET)
  report('home', sizeOf(await measureScripts(browser, `${site}/`)), HOME_BUDGET)
  for (const path of ['/', '/news', '/shop']) {
    const reader = await measureScripts(browser, site + path, { reads: true, asks: true })
    report(`${path}, read without a sign,`, sizeOf(reader), READER_BUDGET)
  }
  const { inline, data } = await measureInlineScript(`${site}/`)
  report('in the HTML of home, in gzip,', inline, INLINE_BUDGET)
  report('data of home in a file, in gzip,', data, DATA_BUDGET)
  checkSections(empty, await measureSections(browser))
} finally {
  await browser.close()
}

/** What each section type's page of the gallery downloads down to its end. */
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
  await Promise.all([worker(), worker()])
  return sections
}

/** Static sections bring no script at all, so whatever another's page has beside the empty page's is its own. */
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

function report(name: string, measured: number, budget?: number): void {
  const limit = budget === undefined ? '' : ` of ${budget} KiB`
  console.log(`  ${name}: ${measured.toFixed(1)} KiB${limit}`)
  if (budget !== undefined && measured > budget) fail(`${name} ${measured.toFixed(1)} KiB, more than ${budget}`)
}

function fail(sentence: string): void {
  console.log(`✗ ${sentence}`)
  process.exitCode = 1
}
