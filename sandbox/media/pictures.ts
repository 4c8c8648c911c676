import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** The pictures of the demo, a folder for each kind (pictures/README.md). */
export const demoPictures = fileURLToPath(new URL('./pictures', import.meta.url))

/**
 * A picture from its file: its size in pixels, its media type, and a fingerprint that names everything made from it.
 */
export type SourcePicture = { width: number; height: number; bytes: Buffer; type: string; fingerprint: string }

/** Finds the picture of a kind and a name, in any format; undefined if there is no file. */
export type FindPicture = (kind: string, name: string) => Promise<SourcePicture | undefined>

/** Extensions of the files that count as pictures. */
const types = new Map([
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
])

/** The files of a kind, by their names without extensions; none for a kind without a folder. */
export async function filesOf(folder: string, kind: string): Promise<Map<string, string>> {
  const files = await readdir(join(folder, kind)).catch(() => [])
  const pictures = files.filter((file) => types.has(parse(file).ext))
  return new Map(pictures.map((file) => [parse(file).name, join(folder, kind, file)]))
}

async function readPicture(path: string): Promise<SourcePicture> {
  const bytes = await readFile(path)
  const { width, height } = await sharp(bytes).metadata()
  const fingerprint = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { width, height, bytes, type: types.get(parse(path).ext) ?? '', fingerprint }
}

/** Finds pictures in a folder; a file is read when it is first requested, and again when it has changed. */
export function createPictures(folder: string): FindPicture {
  const known = new Map<string, { changed: number; picture: SourcePicture }>()
  return async (kind, name) => {
    const path = (await filesOf(folder, kind)).get(name)
    if (!path) return undefined
    const { mtimeMs: changed } = await stat(path)
    const read = known.get(path)
    if (read?.changed === changed) return read.picture
    const picture = await readPicture(path)
    known.set(path, { changed, picture })
    return picture
  }
}
