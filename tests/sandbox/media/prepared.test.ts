import { readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { scenes } from '../../../sandbox/media/catalogue.ts'
import { findDrawing, type NamedDrawing } from '../../../sandbox/media/drawings.ts'
import { parseParameters, planPicture } from '../../../sandbox/media/parameters.ts'
import { cutPrepared, preparedFile } from '../../../sandbox/media/prepared.ts'
import { toSvg } from '../../../sandbox/media/render.ts'

const MEGABYTE = 1_000_000

function missing(what: string): never {
  throw new Error(`missing: ${what}`)
}

const sceneOf = (name: string): NamedDrawing => findDrawing('scenes', name) ?? missing(name)

const planOf = (drawing: NamedDrawing, query: Record<string, string>) =>
  planPicture(drawing, parseParameters(query).data ?? missing('parameters'))

const pixels = (picture: Sharp) => picture.flatten({ background: '#ffffff' }).raw().toBuffer()

test('each scene has its file as it is drawn now, and there is none too many (node sandbox/media/prepare-scenes.ts)', () => {
  const folder = dirname(preparedFile('any', 'any'))
  const files = readdirSync(folder)
  expect(files.toSorted()).toEqual(
    scenes.map(({ name }) => basename(preparedFile(name, sceneOf(name).fingerprint))).toSorted(),
  )
  expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(10 * MEGABYTE)
})

test.each([
  ['whole', { w: '240' }],
  ['cropped to a square', { w: '120', h: '120', fit: 'crop' }],
  ['cropped to a rectangle of its own', { rect: '200,100,900,700', w: '180' }],
  ['cropped to the very edge', { rect: '2399.6,1349.6,1,1', w: '1' }],
])('a scene out of its file, %s, is what the drawing shows', async (_how, query) => {
  const drawing = sceneOf('alpine-dawn')
  const plan = planOf(drawing, query)
  const cut = cutPrepared(drawing.prepared ?? '', drawing, plan)
  const [one, other] = await Promise.all([
    pixels(cut ?? missing('a cut')),
    pixels(sharp(Buffer.from(toSvg({ drawing, plan })))),
  ])
  expect(one.length).toBe(other.length)
  const difference = one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
  expect(difference).toBeLessThan(6)
})

test.each([
  ['shows more than the scene', { w: '400', h: '1350', fit: 'fill' }],
  ['enlarges a small part of it', { rect: '0,0,300,200', w: '900' }],
])('what %s is drawn', (_what, query) => {
  const drawing = sceneOf('alpine-dawn')
  expect(cutPrepared(drawing.prepared ?? '', drawing, planOf(drawing, query))).toBeUndefined()
})

test('what is no scene is drawn each time', () => {
  expect(findDrawing('portraits', 'mika')).toMatchObject({ prepared: undefined })
})
