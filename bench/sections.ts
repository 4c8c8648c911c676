// usage: BASE_URL=… SANDBOX_URL=… node bench/sections.ts
// Measures the cost of a page with 6 sections and one with 60: how long rendering takes (the first request, which no
// cache answers) and each later answer, the size of the HTML, and its script before scrolling and down to its end. Each
// section has another type, with its first mock.
import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { z } from 'zod'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'
import { readProject } from '../scripts/support/models/project.ts'
import { root } from '../scripts/support/root.ts'
import { measureScripts, sizeOf } from './page-scripts.ts'
import { publishPage, removePage, type WireSection } from './publish-page.ts'

const site = process.env.BASE_URL ?? 'http://localhost:3000'
const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4010'

const RUNS = 5
/** The sections of an ordinary page; the long page has these and more. */
const USUAL = ['hero', 'side_by_side', 'basic_cards', 'text_blocks', 'faq', 'full_width_cta']
/** Types that a page contains only once, since they show the game's whole week or a shop. */
const ONCE_A_PAGE = new Set(['events_calendar', 'marketplace', 'dealer_locator', 'sticky_navigation'])

const mocksSchema = z.array(
  z.object({
    slice: z.object({
      slice_type: z.string(),
      variation: z.string().default('default'),
      primary: z.looseObject({}).default({}),
      items: z.array(z.looseObject({})).default([]),
    }),
  }),
)

type Answer = { milliseconds: number; html: Buffer }
type Figures = { name: string; unit: string; value: number }[]

const sections = readSections()
const usual = USUAL.flatMap((type) => sections.filter((section) => section.slice_type === type))
const many = [...usual, ...sections.filter((section) => !usual.includes(section))].slice(0, 60)

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  const [short, long] = [await measure(usual), await measure(many)]
  for (const [index, { name, unit, value }] of short.entries()) {
    const values = [value, long[index]?.value ?? NaN].map((each) => `${each.toFixed(1)} ${unit}`.padStart(14))
    console.log(`  ${name.padEnd(28)}${values.join('')}`)
  }
} finally {
  await browser.close()
}

/** Measures one new page per run, so that each is rendered for the first time; returns the medians. */
async function measure(chosen: readonly WireSection[]): Promise<Figures> {
  const uids = Array.from({ length: RUNS }, () => `test-bench-${randomUUID().slice(0, 8)}`)
  try {
    const answers: { address: string; made: Answer; kept: Answer }[] = []
    for (const uid of uids) {
      const address = site + (await publishPage(sandbox, uid, chosen))
      answers.push({ address, made: await ask(address), kept: await ask(address) })
    }
    const [first] = answers
    if (first === undefined) throw new Error('no page was asked for')
    const { address, made } = first
    return [
      { name: 'sections', unit: '', value: chosen.length },
      { name: 'made in', unit: 'ms', value: median(answers.map((answer) => answer.made.milliseconds)) },
      { name: 'from the cache in', unit: 'ms', value: median(answers.map((answer) => answer.kept.milliseconds)) },
      { name: 'HTML', unit: 'KiB', value: made.html.length / 1024 },
      { name: 'HTML in gzip, as it is sent', unit: 'KiB', value: gzipSync(made.html).length / 1024 },
      { name: 'script before scrolling', unit: 'KiB', value: sizeOf(await measureScripts(browser, address)) },
      {
        name: 'script to the end',
        unit: 'KiB',
        value: sizeOf(await measureScripts(browser, address, { scrolls: true })),
      },
    ]
  } finally {
    await Promise.all(uids.map((uid) => removePage(sandbox, uid)))
  }
}

async function ask(address: string): Promise<Answer> {
  const begun = performance.now()
  const answer = await fetch(address)
  const html = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return { milliseconds: performance.now() - begun, html }
}

/** The first mock of each section type, in the form that the sandbox accepts. */
function readSections(): WireSection[] {
  return readProject(root).slices.flatMap(({ mocks }) => {
    const [first] = mocksSchema.parse(JSON.parse(JSON.stringify(mocks).replaceAll('{origin}', sandbox)))
    return first === undefined || ONCE_A_PAGE.has(first.slice.slice_type) ? [] : [first.slice]
  })
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN
}
