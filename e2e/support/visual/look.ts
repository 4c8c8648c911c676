import { setTimeout as sleep } from 'node:timers/promises'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** How many pixels of the screen, in each direction, become one of a picture. */
const SCALE = 2

/** Time in milliseconds that a part may take until it is still, on a busy machine. */
const PATIENCE = 30_000

/**
 * What may differ: up to so many pixels of a picture by more than this share of the way from black to white. Measured by
 * e2e/trials/visual-tolerance.spec.ts on pictures as `lookOf` makes them; they go together.
 */
export const TOLERANCE = { threshold: 0.1, maxDiffPixels: 40 } as const

/**
 * A picture of a part of a page once it is still, as it is kept: half as wide and high, softened a little, and compressed.
 * That makes pictures of everything small enough to be committed, and hides how letters are rasterised, while words stay readable.
 */
export async function lookOf(part: Locator): Promise<Buffer> {
  const png = sharp(await stillPictureOf(part))
  const { width, height } = await png.metadata()
  return png
    .removeAlpha()
    .resize(Math.max(1, Math.round(width / SCALE)), Math.max(1, Math.round(height / SCALE)), {
      fit: 'fill',
      kernel: 'mitchell',
    })
    .blur(1.2)
    .jpeg({ quality: 60, mozjpeg: true })
    .toBuffer()
}

/** @throws Error if no two pictures after one another are the same */
async function stillPictureOf(part: Locator): Promise<Buffer> {
  const end = Date.now() + PATIENCE
  let before: Buffer | undefined
  while (Date.now() < end) {
    await untilPainted(part)
    const now = await part.screenshot({ animations: 'disabled', scale: 'css' })
    if (before?.equals(now)) return now
    before = now
  }
  throw new Error('It does not become still: two pictures of it after one another always differ.')
}

/** Waits until each picture that can be seen is loaded and decoded, each font is there, and two frames are drawn with them. */
async function untilPainted(part: Locator): Promise<void> {
  const painted = part.evaluate(async (element) => {
    const frame = () => new Promise(requestAnimationFrame)
    // Which size of a picture is loaded is decided with a frame.
    await frame()
    const shown = [...element.querySelectorAll('img')].filter((image) => image.checkVisibility())
    for (const image of shown) Object.assign(image, { loading: 'eager', decoding: 'sync' })
    await Promise.allSettled(shown.map((image) => image.decode()))
    await document.fonts.ready
    await frame()
    await frame()
  })
  // Headless Chromium stops drawing a tab now and then, and nothing of this has a time limit of its own.
  await Promise.race([painted, sleep(10_000, undefined, { ref: false })])
}
