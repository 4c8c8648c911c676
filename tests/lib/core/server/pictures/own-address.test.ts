import { expect, test, vi } from 'vitest'
import { addressAt, focalPosition } from '@/lib/core/picture'
import { env } from '@/lib/core/server/env'
import { originalOf, originalOfAddress, ownAddress } from '@/lib/core/server/pictures/own-address'

const [media = ''] = env.MEDIA_ORIGINS
const picture = `${media}/scenes/ridge.png?rect=1,2,30,40&fp-x=0.25`

const signedPart = (address: string) => new URL(address).pathname.split('/').at(-1) ?? ''

test('an original comes back from its own address, with what editors chose', () => {
  const address = ownAddress(picture)
  expect(address).toMatch(new RegExp(`^${env.SITE_URL}/api/sizes/[\\w-]+\\.[\\w-]{22}\\?fp-x=0.25$`))
  expect(originalOf(signedPart(address))?.href).toBe(picture)
})

test('sizes and focal point are asked for there as anywhere', () => {
  const source = { url: ownAddress(picture), width: 1600, height: 900, alt: '' }
  const { pathname, searchParams } = new URL(addressAt(source, 640, { shape: '4:5' }))
  expect(pathname).toBe(new URL(source.url).pathname)
  expect(Object.fromEntries(searchParams)).toMatchObject({ w: '640', ar: '4:5' })
  expect(focalPosition(source)).toBe('25% 50%')
})

test.each([
  'https://elsewhere.cc/ridge.png',
  'http://169.254.169.254/latest/meta-data',
  `http://${new URL(media).host}@evil.cc/ridge.png`,
  `${media}/icons/bell.svg?w=40`,
  `${media}/loops/dance.GIF`,
])('%s stays as it is', (address) => {
  expect(ownAddress(address)).toBe(address)
})

test('nobody else can write one, or change a sign of it', () => {
  const signed = signedPart(ownAddress(picture))
  const [packed = '', signature = ''] = signed.split('.')
  const other = signedPart(ownAddress(`${media}/scenes/other.png`)).split('.')
  const inside = Buffer.from('http://localhost:4010/control').toString('base64url')
  const forged = [
    '',
    '.',
    packed,
    `${packed}.`,
    `.${signature}`,
    `${other[0]}.${signature}`,
    `${signed}x`,
    `${inside}.${signature}`,
  ]
  expect(forged.filter((each) => originalOf(each) !== undefined)).toEqual([])
})

test('an address that a former secret signed is one still, and new ones are signed by the new secret', async () => {
  const signedBefore = signedPart(ownAddress(picture))
  vi.stubEnv('SESSION_SECRETS_BEFORE', env.SESSION_SECRET)
  vi.stubEnv('SESSION_SECRET', 'another-secret-for-this-machine-only-012345')
  vi.resetModules()
  const now = await import('@/lib/core/server/pictures/own-address')
  expect(now.originalOf(signedBefore)?.href).toBe(picture)
  const signedNow = signedPart(now.ownAddress(picture))
  expect(now.originalOf(signedNow)?.href).toBe(picture)
  expect(originalOf(signedNow)).toBeUndefined()
})

test('an original of an origin that is no longer allowed has no sizes', () => {
  const signed = signedPart(ownAddress(picture))
  vi.spyOn(env, 'MEDIA_ORIGINS', 'get').mockReturnValue(['https://new.cc'])
  expect(originalOf(signed)).toBeUndefined()
})

test.each([
  ['/a.svg/ridge.png', true],
  ['/ridge.gif.png', true],
  ['/ridge.svg', false],
  ['/ridge.GIF', false],
  ['/ridgesvg', true],
])('the site makes sizes of %s: %s', (path, isOwn) => {
  expect(ownAddress(`${media}${path}`).startsWith(`${env.SITE_URL}/api/sizes/`)).toBe(isOwn)
})

test('the original is known by a whole address, too', () => {
  expect(originalOfAddress(new URL(ownAddress(picture)))?.href).toBe(picture)
  expect(originalOfAddress(new URL(env.SITE_URL))).toBeUndefined()
})

test('both coordinates of the focal point are in the address, and nothing of an address without one', () => {
  expect([...new URL(ownAddress(`${media}/a.png?fp-y=0.1&fp-x=0.2&w=9`)).searchParams]).toEqual([
    ['fp-x', '0.2'],
    ['fp-y', '0.1'],
  ])
  expect(new URL(ownAddress(`${media}/a.png?w=9`)).search).toBe('')
})

test('a signature is of the whole original, and nothing else is one', () => {
  const [packed = '', signature = ''] = signedPart(ownAddress(picture)).split('.')
  for (const forged of [packed, `${packed}.`, `.${signature}`, `${packed}.${signature}x`, `${packed}x.${signature}`])
    expect(originalOf(forged)).toBeUndefined()
  expect(originalOf(`${packed}.${signature}`)?.href).toBe(picture)
})
