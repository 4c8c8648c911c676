import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cut, toSvg, type Cut } from './cut.ts'
import { encode, type Format } from './format.ts'

export type Picture = Cut & { format: Format; quality: number }

/** Makes the bytes of a picture; replaced in tests. */
type Rasterise = (picture: Picture) => Promise<Buffer>

export type Renderer = {
  /** A key for the picture's bytes: equal keys mean equal files, also after a restart. */
  keyOf(picture: Picture): string
  /** The bytes, from disk if they were made before; requests for the same picture wait for the same work. */
  render(picture: Picture): Promise<Buffer>
}

const rasteriseWithSharp: Rasterise = async (picture) => {
  if (picture.format === 'svg') return Buffer.from(toSvg(picture))
  return encode(cut(picture), picture.format, picture.quality).toBuffer()
}

/** Runs at most `limit` tasks at a time; the others wait. */
function createGate(limit: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    running += 1
    try {
      return await task()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}

/** Renders at most two pictures at a time and keeps each on disk in `folder`. */
export function createRenderer(folder: string, rasterise: Rasterise = rasteriseWithSharp): Renderer {
  const inFlight = new Map<string, Promise<Buffer>>()
  const gate = createGate(2)

  const keyOf = ({ source, plan, format, quality }: Picture) =>
    createHash('sha256')
      .update(JSON.stringify([source.fingerprint, plan, format, quality]))
      .digest('hex')
      .slice(0, 32)

  async function make(key: string, picture: Picture): Promise<Buffer> {
    const path = join(folder, `${key}.${picture.format}`)
    try {
      return await readFile(path)
    } catch {
      const bytes = await gate(() => rasterise(picture))
      await keep(path, bytes)
      return bytes
    }
  }

  /** Stores the bytes so that no reader sees an incomplete file; a full disk only costs speed. */
  async function keep(path: string, bytes: Buffer): Promise<void> {
    const draft = `${path}.${randomUUID()}`
    try {
      await mkdir(folder, { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, path)
    } catch (error) {
      console.warn('media: could not keep a picture', error)
    }
  }

  return {
    keyOf,
    render(picture) {
      const key = keyOf(picture)
      const known = inFlight.get(key)
      if (known) return known
      const work = make(key, picture).finally(() => inFlight.delete(key))
      inFlight.set(key, work)
      return work
    },
  }
}
