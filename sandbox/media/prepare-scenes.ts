import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { scenes } from './catalogue.ts'
import { findDrawing } from './drawings.ts'
import { preparedFile } from './prepared.ts'
import { toSvg } from './render.ts'

/**
 * Makes the committed files of prepared/, by hand after scenes have changed (`node sandbox/media/prepare-scenes.ts`):
 * drawing the thousands of shapes of one takes most of a second, and the first page that a newcomer opens shows a dozen.
 */
const QUALITY = 84

const folder = dirname(preparedFile('any', 'any'))
const wanted = new Set<string>()
await mkdir(folder, { recursive: true })
for (const { name } of scenes) {
  const drawing = findDrawing('scenes', name)
  if (!drawing) throw new Error(`${name} is not drawn`)
  const { width, height, fingerprint } = drawing
  const file = preparedFile(name, fingerprint)
  wanted.add(basename(file))
  const svg = toSvg({ drawing, plan: { view: { x: 0, y: 0, width, height }, width, height } })
  await sharp(Buffer.from(svg)).webp({ quality: QUALITY, effort: 6 }).toFile(file)
}
for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(join(folder, name))
