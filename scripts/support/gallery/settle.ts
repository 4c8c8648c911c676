import type { Page } from 'playwright'

/** Scrolls through a page, and waits until everything on it that is loaded lazily has loaded. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    // Pictures of slides beside the screen would not be loaded otherwise, and those below it may be decoded too late.
    for (const image of shown) Object.assign(image, { loading: 'eager', decoding: 'sync' })
    const hasCome = (image: HTMLImageElement) =>
      new Promise((resolve) => {
        if (image.complete) resolve(true)
        image.addEventListener('load', resolve)
        image.addEventListener('error', resolve)
      })
    await Promise.all(shown.map(hasCome))
    await Promise.allSettled(shown.map((image) => image.decode()))
    await document.fonts.ready
  })
}
