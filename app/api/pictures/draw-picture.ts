import 'server-only'
import { LRUCache } from 'lru-cache'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { SHARED_PICTURE_SIZE } from '@/lib/core/picture'
import { SingleFlight } from '@/lib/core/single-flight'
import { inTurn } from '@/lib/core/server/in-turn'
import { processWide } from '@/lib/core/server/process-wide'

const MOST_BYTES_KEPT = 16 * 2 ** 20

/**
 * Time limit of rendering a picture. It usually takes a tenth of a second; a picture that hangs must not block all
 * others.
 */
const TIMEOUT_MS = 10_000

type Png = Buffer<ArrayBuffer>

const pictures = () =>
  processWide('pictures', () => ({
    kept: new LRUCache<string, Png>({ maxSize: MOST_BYTES_KEPT, sizeCalculation: ({ length }) => length }),
    underway: new SingleFlight<Png>(),
  }))

/** A cached picture. @param tag hash of its content */
export const findPicture = (tag: string): Png | undefined => pictures().kept.get(tag)

/**
 * Renders a picture as PNG and caches it: one at a time, and once for concurrent requests. Our server has already
 * limited and ordered the requests (docs/decisions/034).
 *
 * @param element using the CSS subset that the framework's renderer supports; its texts must be `printable`, or the
 * renderer would fetch fonts from elsewhere
 */
export function drawPicture(tag: string, element: ReactElement): Promise<Png> {
  const { kept, underway } = pictures()
  return underway.join(tag, async () => {
    const png = await inTurn('picture', () => withinTime(draw(element)))
    kept.set(tag, png)
    return png
  })
}

async function draw(element: ReactElement): Promise<Png> {
  const [{ ImageResponse }, fonts] = await Promise.all([loadDrawingProgram(), readFonts()])
  return Buffer.from(await new ImageResponse(element, { ...SHARED_PICTURE_SIZE, fonts }).arrayBuffer())
}

async function withinTime(drawing: Promise<Png>): Promise<Png> {
  const { promise: isLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('a picture takes too long to draw')), TIMEOUT_MS)
  return Promise.race([drawing, isLate]).finally(() => clearTimeout(timer))
}

/** Hidden from the bundler: an external ES module would add a third of a kilobyte to every page's script. */
const loadDrawingProgram = () => import(/* turbopackIgnore: true */ 'next/og.js')

/** Reads the fonts; characters missing in the first file are taken from the second. */
async function readFonts() {
  const files = [
    ['Headline', 'headline-picture'],
    ['Text', 'text-picture'],
    ['Headline further', 'headline-picture-ext'],
    ['Text further', 'text-picture-ext'],
  ] as const
  return Promise.all(
    files.map(async ([name, file]) => ({
      name,
      data: await readFile(join(process.cwd(), 'app/fonts', `${file}.woff`)),
    })),
  )
}
