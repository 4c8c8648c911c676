import type { BrowserContext, Page } from 'playwright'

/** A picture of one look of a section type, as wide as the window it was taken in. */
export type Look = { type: string; name: string; number: number; width: number; png: Buffer }

type Wanted = {
  type: string
  widths: readonly number[]
  /** So many looks, the first ones. */
  most: number
}

const HEIGHT = 900

/** Pictures of a section type's looks from its page of the gallery, the narrowest first. */
export async function takeLooks(
  context: BrowserContext,
  address: string,
  { type, widths, most }: Wanted,
): Promise<Look[]> {
  const page = await context.newPage()
  try {
    const answer = await page.goto(address, { waitUntil: 'load' })
    if (answer?.status() !== 200) throw new Error(`${address} answered ${answer?.status()}`)
    const looks: Look[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT })
      await settle(page)
      looks.push(...(await looksOf(page, { type, width, most })))
    }
    return looks
  } finally {
    await page.close()
  }
}

async function looksOf(page: Page, { type, width, most }: Omit<Wanted, 'widths'> & { width: number }): Promise<Look[]> {
  const articles = await page.locator(`article[aria-label^="${type}: "]`).all()
  const looks: Look[] = []
  for (const [index, article] of articles.slice(0, most).entries()) {
    const label = (await article.getAttribute('aria-label')) ?? ''
    const png = await article.screenshot({ animations: 'disabled' })
    looks.push({ type, name: label.slice(type.length + 2), number: index + 1, width, png })
  }
  return looks
}

/** Waits until everything has loaded that waits for being near, and leaves the page's sections alone on it. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.body.children) {
      if (part instanceof HTMLElement && !part.querySelector('main')) part.style.display = 'none'
    }
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    // Slides beside the screen would wait for being turned to.
    for (const image of shown) image.loading = 'eager'
    const hasCome = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        if (image.complete) resolve(true)
        image.addEventListener('load', resolve)
        image.addEventListener('error', resolve)
      })
    await Promise.all(shown.map(hasCome))
    await document.fonts.ready
  })
}
