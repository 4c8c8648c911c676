import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { COMPRESSED_FILES, COMPRESSED_TYPES } from '../../lib/delivery/static-files.ts'

const compress = promisify(brotliCompress)
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/** Compresses the scripts and styles of a build at brotli's highest level, for `readStaticFiles`. */
export async function compressStaticFiles(build: string): Promise<void> {
  const names = await readdir(join(build, 'static'), { recursive: true })
  const compressed = names.filter((name) => COMPRESSED_TYPES[extname(name)] !== undefined)
  await Promise.all(
    compressed.map(async (name) => {
      const file = join(build, COMPRESSED_FILES, name)
      const body = await compress(await readFile(join(build, 'static', name)), BEST)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, body)
    }),
  )
}
