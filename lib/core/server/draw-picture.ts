import 'server-only'
import { LRUCache } from 'lru-cache'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { SHARED_PICTURE_SIZE } from '../picture'
import { SingleFlight } from '../single-flight'
import { inTurn } from './in-turn'
import { processWide } from './process-wide'

const MOST_BYTES_KEPT = 16 * 2 ** 20

/** A picture takes a tenth of a second; one that never ends must not keep all others from being drawn. */
const PATIENCE_MS = 10_000

type Png = Buffer<ArrayBuffer>

const pictures = () =>
  processWide('pictures', () => ({
    kept: new LRUCache<string, Png>({ maxSize: MOST_BYTES_KEPT, sizeCalculation: ({ length }) => length }),
    underway: new SingleFlight<Png>(),
  }))

/** A picture that was drawn already. @param tag follows from all that is in it */
export const findPicture = (tag: string): Png | undefined => pictures().kept.get(tag)

/**
 * Draws a picture as PNG and keeps it: one after the other, and once for all who ask for it meanwhile. How many are asked for
 * at once, and whose turn it is, our server has decided before (docs/decisions/034).
 *
 * @param element of the few parts of CSS that the framework's drawing program knows; its texts `printable`, or the program
 *   would fetch fonts from elsewhere
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
  const timer = setTimeout(() => reject(new Error('a picture takes too long to draw')), PATIENCE_MS)
  return Promise.race([drawing, isLate]).finally(() => clearTimeout(timer))
}

/**
 * The bundler does not see this import: an ES module among its external ones gives the script of every page a third of a
 * kilobyte for waiting on modules, though none of the browser's waits.
 */
const loadDrawingProgram = () => import(/* turbopackIgnore: true */ 'next/og.js')

/** Further letters are looked for in the files named second. */
async function readFonts() {
  const files = [
    ['Archivo', 'archivo-picture'],
    ['Inter', 'inter-picture'],
    ['Archivo further', 'archivo-picture-ext'],
    ['Inter further', 'inter-picture-ext'],
  ] as const
  return Promise.all(
    files.map(async ([name, file]) => ({
      name,
      data: await readFile(join(process.cwd(), 'app/fonts', `${file}.woff`)),
    })),
  )
}
