import type { BrowserContext, Page } from 'playwright'

/** A picture of one mock of a section type, as wide as its window. */
export type Look = { type: string; name: string; number: number; width: number; png: Buffer }

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

/** Waits until everything that is loaded lazily has loaded, and hides everything on the page but the sections. */
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
    // Pictures of slides beside the screen would not be loaded otherwise.
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
