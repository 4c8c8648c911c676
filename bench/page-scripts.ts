import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'
import { giveSign } from '../e2e/support/give-sign.ts'
import { siteTime } from '../e2e/support/site-time.ts'

/** The scripts of a page: path → KiB of brotli 11. */
export type Scripts = ReadonlyMap<string, number>

/** A browser, or the context of somebody who is signed in. */
type Pages = { newPage(options?: { viewport: { width: number; height: number } }): Promise<Page> }

/**
 * The scripts that a visit downloads on a phone, prefetches included.
 *
 * @param scrolls to the end of the page, so that what waits below the fold comes too
 * @param asks the visitor has not answered the consent banner yet; otherwise they have refused
 * @param reads the visitor gives no sign, so that only what can't wait is downloaded (docs/decisions/046)
 */
export async function measureScripts(
  chrome: Pages,
  address: string,
  { scrolls = false, asks = false, reads = false } = {},
): Promise<Scripts> {
  const page = await chrome.newPage({ viewport: { width: 412, height: 823 } })
  if (!asks) await page.addInitScript((at) => localStorage.setItem('consent', `refused ${at}`), siteTime())
  if (!reads) await page.addInitScript(giveSign)
  const scripts: Promise<readonly [string, number]>[] = []
  const take = (response: Response) => {
    if (isScript(response)) scripts.push(sizeOfScript(response.url()))
  }
  page.on('response', take)
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`)
  if (scrolls) await scrollThrough(page)
  // What comes later (a poll, say) is no script of the visit, and would be cut off when the page closes.
  page.off('response', take)
  const sizes = new Map(await Promise.all(scripts))
  await page.close()
  return sizes
}

/** KiB in gzip, as pages are sent: of the script within a page itself, and of the page's data if they are a file. */
export async function measureInlineScript(address: string): Promise<{ inline: number; data: number }> {
  const html = await (await fetch(address)).text()
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  const path = /\/page-data\/[\w-]{43}\/\S+/.exec(html)?.[0]
  const data = path === undefined ? '' : await (await fetch(new URL(path, address))).text()
  const sizeOfText = (text: string) => gzipSync(text).length / 1024
  return { inline: sizeOfText(inline.join('\n')), data: path === undefined ? 0 : sizeOfText(data) }
}

export const sizeOf = (scripts: Scripts) => [...scripts.values()].reduce((sum, size) => sum + size, 0)

/** A page's own data come as a script, too (docs/decisions/045); `measureInlineScript` counts them. */
const isScript = (response: Response) =>
  response.ok() &&
  (response.headers()['content-type']?.includes('javascript') ?? false) &&
  !new URL(response.url()).pathname.startsWith(PAGE_DATA)

const PAGE_DATA = '/page-data/'

const PATIENCE = 20_000

/** Most pages share most scripts, and the best compression takes its time. */
const measured = new Map<string, number>()

/** Asks for the script itself: a browser that has moved on may never tell the body of an answer. */
async function sizeOfScript(address: string): Promise<readonly [string, number]> {
  const path = new URL(address).pathname
  const known = measured.get(path)
  if (known !== undefined) return [path, known]
  const body = await (await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })).bytes()
  const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  measured.set(path, compressed.length / 1024)
  return [path, compressed.length / 1024]
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' })
      // Not the next frame: a window that the machine does not draw has none.
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  await page.waitForLoadState('networkidle')
}
