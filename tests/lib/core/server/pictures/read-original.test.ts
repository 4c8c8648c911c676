import { expect, test, vi } from 'vitest'
import { placeOf, readOriginal } from '@/lib/core/server/pictures/read-original'

const OF_SIZES = 'rect fp-x fp-y fp-z w h width height dpr ar fit crop auto fm q'.split(' ')

test.each(OF_SIZES)('%s would make a size of an original, and is no part of its place', (name) => {
  expect(placeOf(new URL(`https://media.test/a.png?id=7&${name}=1#top`))).toBe('https://media.test/a.png?id=7')
})

test('whatever else is in an address may say which original it is', () => {
  expect(placeOf(new URL('https://media.test/a.png?v=2&widths=3&W=4'))).toBe(
    'https://media.test/a.png?v=2&widths=3&W=4',
  )
})

const media = 'https://media.test/a.png?w=900&id=7'
const answering = (answer: () => Response) => vi.fn<typeof fetch>(async () => answer())
const typed = (type: string) => new Response('bytes', { headers: { 'content-type': type } })

test('an original is asked for as a picture, without sizes, and read as it is', async () => {
  const transport = answering(() => typed('image/png'))
  const bytes = await readOriginal(new URL(media), transport)
  expect(new TextDecoder().decode(bytes)).toBe('bytes')
  const [address, init] = transport.mock.calls[0] ?? []
  expect(address).toBe('https://media.test/a.png?id=7')
  expect(new Headers(init?.headers).get('accept')).toBe('image/*')
})

test.each(['image/avif', 'IMAGE/PNG', 'application/octet-stream', 'binary/octet-stream; a=b', ''])(
  'what says that it is “%s” may be a picture',
  async (type) => {
    await expect(
      readOriginal(
        new URL(media),
        answering(() => typed(type)),
      ),
    ).resolves.toHaveLength(5)
  },
)

test('and so may what says nothing', async () => {
  const untyped = () => new Response(new TextEncoder().encode('bytes'))
  await expect(readOriginal(new URL(media), answering(untyped))).resolves.toHaveLength(5)
})

test.each([
  'text/html',
  'text/html; of=image/png',
  'application/octet-streams',
  'application/json',
  'xbinary/octet-stream',
])('what says that it is “%s” is none', async (type) => {
  const reading = readOriginal(
    new URL(media),
    answering(() => typed(type)),
  )
  await expect(reading).rejects.toMatchObject({ code: 'not_found', message: expect.stringContaining('picture') })
})

test('what is not there is none, whatever it says', async () => {
  const missing = () => new Response('gone', { status: 404, headers: { 'content-type': 'image/png' } })
  await expect(readOriginal(new URL(media), answering(missing))).rejects.toMatchObject({ code: 'not_found' })
})

test('what has too many bytes has no sizes, and says why', async () => {
  const large = () => new Response(new Uint8Array(5 * 1024 * 1024 + 1), { headers: { 'content-type': 'image/png' } })
  await expect(readOriginal(new URL(media), answering(large))).rejects.toMatchObject({
    name: 'NoPictureError',
    cause: { kind: 'too_large', service: 'pictures' },
  })
})

test('a host that redirects is not followed, and one that does not answer is told as that', async () => {
  const elsewhere = () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/a.png' } })
  await expect(readOriginal(new URL(media), answering(elsewhere))).rejects.toMatchObject({ code: 'not_found' })
  const silent = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
  vi.spyOn(Math, 'random').mockReturnValue(0)
  await expect(readOriginal(new URL(media), silent)).rejects.toMatchObject({ name: 'UpstreamError', kind: 'network' })
})
