import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright'
import { giveSign } from '../e2e/support/give-sign.ts'
import { siteTime } from '../e2e/support/site-time.ts'

const compress = promisify(brotliCompress)

/** The scripts of a page: path → KiB of brotli 11. */
export type Scripts = ReadonlyMap<string, number>

/** A browser, or the context of a signed-in player. */
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
  if (!asks) await page.addInitScript((at) => void (document.cookie = `consent=none.${at}; path=/`), siteTime())
  if (!reads) await page.addInitScript(giveSign)
  const scripts: Promise<readonly [string, number]>[] = []
  const take = (response: Response) => {
    if (isScript(response)) scripts.push(sizeOfScript(response.url()))
  }
  page.on('response', take)
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`)
  if (scrolls) await scrollThrough(page)
  // Later requests (such as polling) are not part of the visit, and would be cut off when the page closes.
  page.off('response', take)
  const measured = new Map(await Promise.all(scripts))
  await page.close()
  return measured
}

/**
 * Size in KiB of gzip, as pages are sent: of the script in the page itself, and of the page's data if they are a file. What
 * search engines are told stands in script elements, too, but no browser runs it.
 */
export async function measureInlineScript(address: string): Promise<{ inline: number; data: number }> {
  const html = await (await fetch(address)).text()
  const inline = [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs),
  ].map(([, text = '']) => text)
  const path = /\/page-data\/[\w-]{43}\/\S+/.exec(html)?.[0]
  const data = path === undefined ? '' : await (await fetch(new URL(path, address))).text()
  const sizeOfText = (text: string) => gzipSync(text).length / 1024
  return { inline: sizeOfText(inline.join('\n')), data: path === undefined ? 0 : sizeOfText(data) }
}

export const sizeOf = (scripts: Scripts) => [...scripts.values()].reduce((sum, size) => sum + size, 0)

/**
 * Whether a response is a script. A page's own data are a script, too (docs/decisions/045), but `measureInlineScript`
 * counts them.
 */
const isScript = (response: Response) =>
  response.ok() &&
  (response.headers()['content-type']?.includes('javascript') ?? false) &&
  !new URL(response.url()).pathname.startsWith(PAGE_DATA)

const PAGE_DATA = '/page-data/'

const PATIENCE = 20_000

/** Sizes of the scripts asked for so far: most pages share most scripts, and compressing them takes long. */
const sizes = new Map<string, Promise<number>>()

async function sizeOfScript(address: string): Promise<readonly [string, number]> {
  const path = new URL(address).pathname
  const size = sizes.get(path) ?? compressedSize(address)
  sizes.set(path, size)
  return [path, await size]
}

/**
 * KiB of brotli 11. Requests the script itself, since a browser that has left the page may not provide a response's body.
 */
async function compressedSize(address: string): Promise<number> {
  const body = await (await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })).bytes()
  const compressed = await compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  return compressed.length / 1024
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' })
      // A timer instead of the next frame, since a window that isn't drawn has no frames.
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
  await page.waitForLoadState('networkidle')
}
