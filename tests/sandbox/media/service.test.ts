import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createRenderer, type Picture } from '../../../sandbox/media/render.ts'
import { createMediaRoutes } from '../../../sandbox/media/service.ts'
import { mediaAddresses } from './media-addresses.ts'

const chrome = { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' }
const safari = { accept: 'image/webp,image/png,*/*;q=0.5' }

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** Routes whose renderer answers when told to, and says what it was asked. */
function watchedRoutes() {
  const asked: Picture[] = []
  const held: (() => void)[] = []
  const routes = createMediaRoutes(
    createRenderer(folder, async (picture) => {
      asked.push(picture)
      await new Promise<void>((resolve) => held.push(resolve))
      return Buffer.from('picture')
    }),
  )
  return { routes, asked, held }
}

const realRoutes = () => createMediaRoutes(createRenderer(folder))

test('renders a scene at the size asked for', async () => {
  const answer = await realRoutes().request('/scenes/alpine-dawn.png?w=160&h=160&fit=crop')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toContain('immutable')
  const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
  expect({ width, height, format }).toEqual({ width: 160, height: 160, format: 'png' })
})

test.each([
  [chrome, 'auto=format,compress', 'image/avif'],
  [safari, 'auto=format', 'image/webp'],
  [{ accept: 'image/avif;q=0,image/webp' }, 'auto=format', 'image/webp'],
  [{ accept: '*/*' }, 'auto=format', 'image/png'],
  [chrome, 'auto=compress', 'image/png'],
  [chrome, 'auto=format&fm=jpg', 'image/jpeg'],
])('negotiates for %o with %s: %s', async (headers, query, type) => {
  const answer = await realRoutes().request(`/portraits/mika.png?w=64&${query}`, { headers })
  expect(answer.headers.get('content-type')).toBe(type)
  expect(answer.headers.get('vary')).toBe('accept')
})

test('leaves icons as vectors unless another format is named', async () => {
  const icon = await realRoutes().request('/icons/bike.svg?auto=format', { headers: chrome })
  expect(icon.headers.get('content-type')).toBe('image/svg+xml')
  expect(await icon.text()).toMatch(/^<svg /)
  const raster = await realRoutes().request('/icons/bike.svg?fm=png&w=48')
  expect(raster.headers.get('content-type')).toBe('image/png')
})

test('keeps the space around a badge transparent', async () => {
  const answer = await realRoutes().request('/badges/summit.png?w=60')
  const { data, info } = await sharp(await answer.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(info.channels).toBe(4)
  expect(data[3]).toBe(0)
})

test.each([
  '/scenes/nowhere.png',
  '/nothing/alpine-dawn.png',
  '/scenes/alpine-dawn.gif',
  '/scenes/alpine-dawn',
  '/loops/none.mp4',
  '/portraits/alpine-dawn.png',
  '/..%2fpictures/README.png',
  '/%2e%2e/service.png',
])('answers 404 for %s', async (path) => {
  expect((await realRoutes().request(path)).status).toBe(404)
})

test('answers 400 for parameters that make no sense', async () => {
  const answer = await realRoutes().request('/scenes/alpine-dawn.png?w=wide')
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: 'bad_parameters' })
})

test('answers 304 to who has the picture already', async () => {
  const routes = realRoutes()
  const first = await routes.request('/products/bottle.png?w=40')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
  const again = await routes.request('/products/bottle.png?w=40', { headers: { 'if-none-match': `W/${etag}` } })
  expect(again.status).toBe(304)
  const other = await routes.request('/products/bottle.png?w=41', { headers: { 'if-none-match': etag } })
  expect(other.status).toBe(200)
})

test('renders a picture once for everybody who asks at the same time', async () => {
  const { routes, asked, held } = watchedRoutes()
  const answers = Promise.all([1, 2, 3].map(() => Promise.resolve(routes.request('/scenes/fjord.png?w=100'))))
  await expect.poll(() => held.length).toBe(1)
  held[0]?.()
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(asked).toHaveLength(1)
})

test('renders at most two pictures at a time', async () => {
  const { routes, held, asked } = watchedRoutes()
  const answers = Promise.all(
    [100, 200, 300].map((width) => Promise.resolve(routes.request(`/scenes/fjord.png?w=${width}`))),
  )
  await expect.poll(() => held.length).toBe(2)
  expect(asked).toHaveLength(2)
  held.shift()?.()
  await expect.poll(() => asked.length).toBe(3)
  for (const release of held) release()
  await answers
})

test('finds a picture on disk after a restart', async () => {
  const first = await realRoutes().request('/icons/star.svg?fm=png&w=32')
  expect(await readdir(folder)).toHaveLength(1)
  const { routes, asked } = watchedRoutes()
  const second = await routes.request('/icons/star.svg?fm=png&w=32')
  expect(Buffer.from(await second.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()))
  expect(asked).toHaveLength(0)
})

test('renders anew after a failure, and lets the next one in', async () => {
  let failures = 2
  const renderer = createRenderer(folder, () => {
    failures -= 1
    return failures >= 0 ? Promise.reject(new Error('out of memory')) : Promise.resolve(Buffer.from('picture'))
  })
  const routes = createMediaRoutes(renderer)
  routes.onError((_, context) => context.text('failed', 500))
  const statuses = []
  for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await routes.request('/icons/map.svg')).status)
  expect(statuses).toEqual([500, 500, 200])
})

test('serves a part of a video to a player that asks for one', async () => {
  const whole = await realRoutes().request('/loops/night-city.mp4')
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  const part = await realRoutes().request('/loops/night-city.mp4', { headers: { range: 'bytes=4-7' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 4-7/${bytes.length}`)
  expect(await part.text()).toBe('ftyp')
  const past = await realRoutes().request('/loops/night-city.mp4', { headers: { range: `bytes=${bytes.length}-` } })
  expect(past.status).toBe(416)
})

test('has every loop under 300 KB, ready to start before it is loaded', async () => {
  const addresses = [...mediaAddresses()].filter((address) => address.startsWith('/media/loops/'))
  expect(addresses.length).toBeGreaterThan(0)
  for (const address of addresses) {
    const bytes = Buffer.from(await (await realRoutes().request(`${address.slice('/media'.length)}.mp4`)).arrayBuffer())
    expect(bytes.length).toBeLessThan(300_000)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  }
})
