import 'server-only'
import { LRUCache } from 'lru-cache'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReactElement } from 'react'
import { machineTime } from '../clock'
import { hasCode } from '../errors'
import { SHARED_PICTURE_SIZE } from '../picture'
import { FairQueue } from './fair-queue'
import { log } from './log'
import { processWide } from './process-wide'

const MOST_BYTES_KEPT = 16 * 2 ** 20

/** Pictures that wait to be drawn, two or three seconds' work, and those of one client among them. */
const LINE = { mostWaiting: 64, mostPerClient: 8 }

/** A picture takes a tenth of a second; one that never ends must not keep all others from being drawn. */
const PATIENCE_MS = 10_000

const QUIET_MS = 60_000

type Png = Buffer<ArrayBuffer>

const pictures = () =>
  processWide('pictures', () => ({
    kept: new LRUCache<string, Png>({ maxSize: MOST_BYTES_KEPT, sizeCalculation: ({ length }) => length }),
    line: new FairQueue<Png>(LINE),
    saidAt: -Infinity,
  }))

/** A picture that was drawn already. @param tag follows from all that is in it */
export const findPicture = (tag: string): Png | undefined => pictures().kept.get(tag)

/** Who asks for a picture, and until when. */
export type Asker = { client: string; signal: AbortSignal }

/**
 * Draws a picture as PNG and keeps it: one after the other, the clients in turn, and once for all who ask for it meanwhile.
 *
 * @param element of the few parts of CSS that the framework's drawing program knows; its texts `printable`, or the program
 *   would fetch fonts from elsewhere
 * @throws AppError `overloaded` where too many wait already; the signal's reason once that is aborted
 */
export function drawPicture(tag: string, element: ReactElement, { client, signal }: Asker): Promise<Png> {
  const { kept, line } = pictures()
  const work = async () => {
    const png = await withinTime(draw(element))
    kept.set(tag, png)
    return png
  }
  return line.join({ name: tag, client, work, signal }).catch((error: unknown) => {
    if (hasCode(error, 'overloaded')) sayItIsFull()
    throw error
  })
}

/** Once in a while: who goes on asking is not to fill the log. */
function sayItIsFull(): void {
  const state = pictures()
  if (machineTime() - state.saidAt < QUIET_MS) return
  state.saidAt = machineTime()
  log.warn({ waiting: state.line.waiting }, 'too many pictures wait to be drawn')
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
