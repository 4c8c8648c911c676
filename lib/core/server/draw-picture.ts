import 'server-only'
import { LRUCache } from 'lru-cache'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { SHARED_PICTURE_SIZE } from '../picture'
import { SingleFlight } from '../single-flight'
import { inTurn } from './in-turn'

const MOST_BYTES_KEPT = 16 * 2 ** 20

const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: MOST_BYTES_KEPT,
  sizeCalculation: ({ length }) => length,
})
const underway = new SingleFlight<Buffer<ArrayBuffer>>()

/** A picture that was drawn already. @param tag follows from all that is in it */
export const findPicture = (tag: string): Buffer<ArrayBuffer> | undefined => kept.get(tag)

/**
 * Draws a picture as PNG, one after the other since each takes a third of a second of a processor, and keeps it.
 *
 * @param element of the few parts of CSS that the framework's drawing program knows; its texts `printable`, or the program
 *   would fetch fonts from elsewhere
 */
export function drawPicture(tag: string, element: ReactElement): Promise<Buffer<ArrayBuffer>> {
  return underway.join(tag, async () => {
    const [{ ImageResponse }, fonts] = await Promise.all([loadDrawingProgram(), readFonts()])
    const png = await inTurn('picture', async () =>
      Buffer.from(await new ImageResponse(element, { ...SHARED_PICTURE_SIZE, fonts }).arrayBuffer()),
    )
    kept.set(tag, png)
    return png
  })
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
