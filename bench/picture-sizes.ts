// usage: node bench/picture-sizes.ts
// Prints what making one size costs, by kind and pixels of the original: the most memory that the process has at a time
// beyond what it has before, in MB, and milliseconds. Each is made in a process of its own, as
// lib/core/server/pictures/make-size.ts makes it. Linux only.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const KINDS = ['jpeg', 'jpeg on its side', 'jpeg in passes', 'png', 'png in passes', 'webp', 'avif'] as const
const MILLIONS = [12, 25, 50]

const [file] = process.argv.slice(2)
if (file === undefined) measureAll()
else await measure(file)

function measureAll(): void {
  const folder = mkdtempSync(join(tmpdir(), 'picture-sizes-'))
  try {
    const rows = MILLIONS.flatMap((millions) => KINDS.map((kind) => rowOf(folder, kind, millions)))
    console.table(rows)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function rowOf(folder: string, kind: (typeof KINDS)[number], millions: number) {
  const path = join(folder, `${millions} ${kind}`)
  run([path, kind, String(millions)])
  const [megabytes, milliseconds] = run([path]).split(' ').map(Number)
  return { kind, 'million pixels': millions, 'MB of file': statSync(path).size / 1e6, megabytes, milliseconds }
}

function run(given: string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [import.meta.filename, ...given], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** Writes an original if its kind and size are given, and makes a size of it otherwise. */
async function measure(path: string): Promise<void> {
  const [, kind, millions] = process.argv.slice(2)
  if (kind !== undefined) return draw(path, kind, Number(millions))
  const original = readFileSync(path)
  const before = mostMemory()
  const begun = performance.now()
  const upright = sharp(original, { sequentialRead: true, failOn: 'error' }).autoOrient()
  const { autoOrient } = await upright.metadata()
  const side = Math.min(autoOrient.width, autoOrient.height)
  await upright
    .extract({ left: 0, top: 0, width: side, height: side })
    .resize({ width: 1440 })
    .webp({ quality: 75 })
    .toBuffer()
  console.log(`${Math.round(mostMemory() - before)} ${Math.round(performance.now() - begun)}`)
}

/** The most memory that this process has had, in MB. */
function mostMemory(): number {
  const [, kilobytes] = /^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return Number(kilobytes) / 1000
}

/** A picture with slopes, so that it isn't smaller than a photograph may be. */
async function draw(path: string, kind: string, millions: number): Promise<void> {
  const height = Math.round(Math.sqrt((millions * 1e6 * 3) / 4))
  const width = Math.floor((millions * 1e6) / height)
  const line = Buffer.alloc(width * 3, 0).map((_, at) => (at * at) % 251)
  const picture = sharp(Buffer.concat(Array.from({ length: height }, () => line)), {
    raw: { width, height, channels: 3 },
  })
  if (kind.startsWith('png')) await picture.png({ progressive: kind !== 'png' }).toFile(path)
  else if (kind === 'webp') await picture.webp({ effort: 0 }).toFile(path)
  else if (kind === 'avif') await picture.avif({ effort: 0 }).toFile(path)
  else {
    const orientation = kind === 'jpeg on its side' ? 6 : 1
    await picture
      .withMetadata({ orientation })
      .jpeg({ progressive: kind === 'jpeg in passes' })
      .toFile(path)
  }
}
