import type { BrowserContext, Page } from 'playwright'
import { inNewTab } from './in-new-tab.ts'
import { settle } from './settle.ts'

/** A picture as wide as its window: of one mock of a section type, or of a page. */
export type Look = { subject: string; number: number; width: number; png: Buffer }

type Wanted = {
  type: string
  widths: readonly number[]
  /** Maximum number of mocks, starting with the first. */
  most: number
}

const HEIGHT = 900

/** Takes pictures of a section type's mocks on its page of the gallery, narrowest first. */
export async function takeLooks(
  context: BrowserContext,
  address: string,
  { type, widths, most }: Wanted,
): Promise<Look[]> {
  return inNewTab(context, address, async (page) => {
    const answer = await page.goto(address, { waitUntil: 'load' })
    if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`)
    const looks: Look[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT })
      await hideFrame(page)
      await settle(page)
      looks.push(...(await looksOf(page, { type, width, most })))
    }
    return looks
  })
}

async function looksOf(page: Page, { type, width, most }: Omit<Wanted, 'widths'> & { width: number }): Promise<Look[]> {
  const articles = await page.locator(`article[aria-label^="${type}: "]`).all()
  const looks: Look[] = []
  for (const [index, article] of articles.slice(0, most).entries()) {
    await article.evaluate(showWhole)
    const png = await article.screenshot({ animations: 'disabled' })
    looks.push({ subject: type, number: index + 1, width, png })
  }
  return looks
}

/**
 * Runs in the browser: scrolls to where a section is whole in the window, if it fits. Chromium leaves parts of what clips its
 * content unpainted below the window.
 */
function showWhole(section: Element): void {
  const { top, height } = section.getBoundingClientRect()
  if (height <= innerHeight) scrollTo({ top: top + scrollY, behavior: 'instant' })
}

/** Hides everything on the page but the sections. */
const hideFrame = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const part of document.body.children) {
      if (part instanceof HTMLElement && !part.querySelector('main')) part.style.display = 'none'
    }
  })
