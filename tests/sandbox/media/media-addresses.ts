import { readdirSync } from 'node:fs'
import { basename, join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'

const media = fileURLToPath(new URL('../../../sandbox/media', import.meta.url))

function addressesIn(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => !file.startsWith('.'))
  return files.map((file) => `/media/${basename(folder)}/${parse(file).name}`)
}

/** What the sandbox's files can be asked for as, without extension: `/media/scenes/fjord`, `/media/loops/night-city`. */
export function mediaAddresses(): Set<string> {
  const kinds = readdirSync(join(media, 'pictures'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const folders = [join(media, 'loops'), ...kinds.map(({ name }) => join(media, 'pictures', name))]
  return new Set(folders.flatMap(addressesIn))
}
