// usage: [PAGES="/ /plans"] [SCHEME=dark] [COOKIE="session=…"] node bench/lighthouse.ts [runs] http://localhost:3000 [http://localhost:3001 …]
// The main pages in Lighthouse's mobile profile, several sites by turns: the median of each figure, and of each category's
// score the lowest; with a session's cookie as its player sees them. Lighthouse comes from the registry by `npx`; it is no dependency of this project.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const PAGES = ['/', '/events', '/campaigns/tour-of-summits', '/plans', '/shop', '/news']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const
const FIGURES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

/** Blink's setting for what the system prefers: 0 is dark. */
const SCHEME_FLAGS = process.env.SCHEME === 'dark' ? ['--blink-settings=preferredColorScheme=0'] : []

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable().optional(),
      numericValue: z.number().optional(),
      details: z.object({ items: z.unknown().optional() }).optional(),
    }),
  ),
})
type Report = z.infer<typeof reportSchema>

const [first = '3', ...others] = process.argv.slice(2)
const runs = Number(first)
const sites = others.length > 0 ? others : [process.env.BASE_URL ?? 'http://localhost:3000']
const pages = process.env.PAGES?.split(' ') ?? PAGES

for (const page of pages) {
  const reports = new Map(sites.map((site) => [site, [] as Report[]]))
  for (let run = 0; run < runs; run += 1) {
    for (const [site, found] of reports) found.push(await look(site + page))
  }
  for (const [site, found] of reports) console.log(`${site}${page}: ${summaryOf(found)}`)
}

async function look(address: string): Promise<Report> {
  const flags = ['--headless=new', ...CHROMIUM_FLAGS, ...SCHEME_FLAGS].join(' ')
  const args = ['--yes', LIGHTHOUSE, address, '--output=json', '--quiet', `--chrome-flags=${flags}`]
  const cookie = process.env.COOKIE
  if (cookie !== undefined) args.push(`--extra-headers=${JSON.stringify({ cookie })}`)
  const environment = { ...process.env, CHROME_PATH: findChromium() }
  const { stdout } = await promisify(execFile)('npx', args, { env: environment, maxBuffer: 1e8 })
  return reportSchema.parse(JSON.parse(stdout))
}

function summaryOf(reports: readonly Report[]): string {
  const scores = CATEGORIES.map((name) =>
    Math.round(Math.min(...reports.map((each) => each.categories[name]?.score ?? 0)) * 100),
  )
  const figures = Object.entries(FIGURES).map(([name, audit]) => {
    const value = median(reports.map((each) => each.audits[audit]?.numericValue ?? NaN))
    return `${name} ${name === 'CLS' ? value.toFixed(3) : `${value.toFixed(0)} ms`}`
  })
  const requests = median(
    reports.map((each) => {
      const items = each.audits['network-requests']?.details?.items
      return Array.isArray(items) ? items.length : NaN
    }),
  )
  return `${scores.join('/')}, ${figures.join(', ')}, ${requests} requests`
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN
}
