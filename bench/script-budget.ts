// usage: BASE_URL=… SANDBOX_URL=… node bench/script-budget.ts
// What script a page makes the browser download before anybody scrolls, in KB of brotli 11; fails above the budget.
import { constants, brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'

const site = process.env.BASE_URL ?? 'http://localhost:3000'
const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4010'

const EMPTY = 'script-budget-empty'
/** A page without any section counts as not published, so this one has a section that draws nothing. */
const SPACER = { id: 'spacer$1', slice_type: 'spacer', slice_label: null, variation: 'default', items: [], primary: {} }
const BUDGETS = [
  { name: 'the layout with an empty body', path: `/${EMPTY}`, kilobytes: 120 },
  { name: 'home', path: '/', kilobytes: 130 },
]

await publishEmptyPage()
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
for (const { name, path, kilobytes } of BUDGETS) {
  const measured = await measure(browser, `${site}${path}`)
  const fits = measured <= kilobytes
  console.log(`${fits ? '✓' : '✗'} ${name}: ${measured.toFixed(1)} KB of ${kilobytes} KB`)
  if (!fits) process.exitCode = 1
}
await browser.close()

/** KB of all scripts that a visit downloads on a phone, prefetches included. */
async function measure(chrome: Browser, address: string): Promise<number> {
  const page = await chrome.newPage({ viewport: { width: 412, height: 823 } })
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    const isScript = response.headers()['content-type']?.includes('javascript') ?? false
    if (isScript && response.ok()) bodies.push(response.body())
  })
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`)
  const sizes = (await Promise.all(bodies)).map((body) => brotli(body))
  await page.close()
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}

function brotli(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

async function publishEmptyPage(): Promise<void> {
  const document = { type: 'page', uid: EMPTY, lang: 'en-us', data: { layout_name: 'slices', body1: [SPACER] } }
  const answer = await fetch(`${sandbox}/control/documents?publish=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(document),
  })
  if (!answer.ok) throw new Error(`the empty page could not be published: ${answer.status} ${await answer.text()}`)
}
