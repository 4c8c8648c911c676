// usage: node bench/simulator-edits.ts http://localhost:3000
// Measures how long it takes until the live preview shows an edit that the content system's page builder has sent, in a
// browser on this machine (median and slowest of 30), and how many renderings are made for ten edits a second during
// three seconds.
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type FrameLocator, type Page, type Request } from 'playwright'
import { openEditor, sendSections, untilConnected, writtenText } from '../e2e/support/content-editor.ts'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/support/chromium.ts'

const [site = 'http://localhost:3000'] = process.argv.slice(2)
const EDITS = 30
const PAUSE_MS = 100

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
try {
  const page = await browser.newPage()
  const frame = await openEditor(page, `${site}/slice-simulator`)
  await untilConnected(page)
  await shown(page, frame, 'The first one')
  const times: number[] = []
  for (let edit = 1; edit <= EDITS; edit += 1) times.push(await shown(page, frame, `Edit ${edit}.`))
  const sorted = times.toSorted((one, other) => one - other)
  console.log(`an edit shows after ${sorted[EDITS / 2]} ms (median), ${sorted.at(-1)} ms (slowest of ${EDITS})`)
  await measureHurry(page, frame)
} finally {
  await browser.close()
}

async function shown(page: Page, frame: FrameLocator, words: string): Promise<number> {
  const begun = performance.now()
  await sendSections(page, [writtenText(words)])
  await frame.getByRole('heading', { name: words, exact: true }).waitFor()
  return Math.round(performance.now() - begun)
}

async function measureHurry(page: Page, frame: FrameLocator): Promise<void> {
  let [drawing, most, drawn] = [0, 0, 0]
  const isDrawing = (address: string) => address.includes('/slice-simulator?state=')
  page.on('request', (request) => {
    if (!isDrawing(request.url())) return
    drawing += 1
    drawn += 1
    most = Math.max(most, drawing)
  })
  // The framework's client cancels an answer once it has read what it needs.
  const end = (request: Request) => {
    if (isDrawing(request.url())) drawing -= 1
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  for (let edit = 1; edit < EDITS; edit += 1) {
    await sendSections(page, [writtenText(`In a hurry ${edit}.`)])
    await sleep(PAUSE_MS)
  }
  const last = await shown(page, frame, 'The last one')
  console.log(`${EDITS} edits, ten a second: ${drawn} drawings, at most ${most} at once, the last after ${last} ms`)
}
