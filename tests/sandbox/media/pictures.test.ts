import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPictures, demoPictures } from '../../../sandbox/media/pictures.ts'
import { createRenderer } from '../../../sandbox/media/render.ts'
import { createMediaRoutes } from '../../../sandbox/media/service.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const MEGABYTE = 1_000_000
const SIZES = {
  scenes: [2400, 1350],
  portraits: [800, 800],
  products: [1000, 1000],
  badges: [600, 600],
  icons: [48, 48],
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const svg = (colour: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="${colour}"/></svg>`

/** Routes over a folder of our own with one scene, `hill`, and a way to ask for one of its pixels. */
function ownPictures() {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'scenes'))
  const routes = createMediaRoutes(createRenderer(temporaryFolder()), createPictures(folder))
  return {
    place: (name: string) => join(folder, 'scenes', name),
    ask: (query: string) => routes.request(`/scenes/hill.png?${query}`),
  }
}

async function pixelsOf(answer: Response) {
  const { data, info } = await sharp(await answer.arrayBuffer())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  return { at, width: info.width, height: info.height }
}

const RED = [255, 0, 0, 255]
const BLUE = [0, 0, 255, 255]
const NOTHING = [0, 0, 0, 0]

test('the files of each kind have its size, and all together are below 10 MB', async () => {
  for (const [kind, size] of Object.entries(SIZES)) {
    const files = filesIn(join(demoPictures, kind))
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const { width, height } = await sharp(readFileSync(file)).metadata()
      expect([file, width, height]).toEqual([file, ...size])
    }
  }
  expect(filesIn(demoPictures).reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(10 * MEGABYTE)
})

test('a file that is replaced is the picture from then on, under another etag', async () => {
  const { place, ask } = ownPictures()
  writeFileSync(place('hill.svg'), svg('#f00'))
  const first = await ask('w=4')
  expect((await pixelsOf(first.clone())).at(1, 1)).toEqual(RED)
  writeFileSync(place('hill.svg'), svg('#00f'))
  utimesSync(place('hill.svg'), 1, 1)
  const second = await ask('w=4')
  expect((await pixelsOf(second.clone())).at(1, 1)).toEqual(BLUE)
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
})

test('a picture may be replaced by a file of another format', async () => {
  const { place, ask } = ownPictures()
  writeFileSync(place('hill.svg'), svg('#f00'))
  expect((await pixelsOf(await ask('w=4'))).at(1, 1)).toEqual(RED)
  rmSync(place('hill.svg'))
  expect((await ask('w=4')).status).toBe(404)
  await sharp({ create: { width: 40, height: 20, channels: 3, background: '#00f' } }).toFile(place('hill.png'))
  expect((await pixelsOf(await ask('w=4'))).at(1, 1)).toEqual(BLUE)
})

test.each(['svg', 'png'])('beyond the edges of a picture (%s) is nothing', async (format) => {
  const { place, ask } = ownPictures()
  writeFileSync(place('hill.svg'), svg('#f00'))
  if (format === 'png') {
    const pixels = await sharp(readFileSync(place('hill.svg')))
      .png()
      .toBuffer()
    rmSync(place('hill.svg'))
    writeFileSync(place('hill.png'), pixels)
  }
  const { at, width, height } = await pixelsOf(await ask('w=20&h=20&fit=fill'))
  expect([width, height]).toEqual([20, 20])
  expect([at(10, 2), at(10, 10), at(10, 17)]).toEqual([NOTHING, RED, NOTHING])
})

test.each([
  ['the right half', 'rect=20,0,20,20&w=10', BLUE],
  ['the very edge', 'rect=39.6,19.6,1,1&w=1', BLUE],
  ['the left, enlarged', 'rect=0,0,10,10&w=100', RED],
])('cuts %s out of a file of pixels', async (_what, query, colour) => {
  const { place, ask } = ownPictures()
  const right = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 40, height: 20, channels: 3, background: '#f00' } })
    .composite([{ input: right, left: 20, top: 0 }])
    .toFile(place('hill.png'))
  const { at, width } = await pixelsOf(await ask(query))
  expect(at(Math.floor(width / 2), 0)).toEqual(colour)
})

test('a file of pixels is asked for as SVG, too', async () => {
  const { place, ask } = ownPictures()
  copyFileSync(join(demoPictures, 'scenes/fjord.webp'), place('hill.webp'))
  const answer = await ask('fm=svg&w=240')
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(await answer.text()).toMatch(/^<svg [^>]*width="240" height="135".*<image .*href="data:image\/webp;base64,/)
})

test('what is no picture is none of the pictures', async () => {
  const { place, ask } = ownPictures()
  writeFileSync(place('hill.txt'), 'no picture')
  expect((await ask('w=4')).status).toBe(404)
})
