import { expect, test, vi } from 'vitest'
import { cloudflare } from '@/lib/delivery/front/purge/cloudflare'
import { fastly } from '@/lib/delivery/front/purge/fastly'
import { varnish } from '@/lib/delivery/front/purge/varnish'
import recordings from './recordings.json'

const [SECRET, TOKEN] = ['secret-of-the-front', 'token-of-the-front']
const KEYS = ['key_1', 'key_2']

type Answer = { status: number; body: string }

const kinds = [
  { name: 'Varnish', recorded: recordings.varnish, front: varnish(recordings.varnish.url, SECRET) },
  { name: 'Fastly', recorded: recordings.fastly, front: fastly(recordings.fastly.url, TOKEN) },
  { name: 'Cloudflare', recorded: recordings.cloudflare, front: cloudflare(recordings.cloudflare.url, TOKEN) },
]

/** The service answers; what it was asked is returned as it was recorded. */
function serve({ status, body }: Answer) {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, { method, headers, body: sent }: RequestInit) => {
    asked.push({ method, url, headers, ...(sent !== undefined && { body: sent }) })
    return new Response(body, { status })
  })
  return asked
}

test.each(kinds)('$name is asked as its documentation says, and takes the purge', async ({ front, recorded }) => {
  const asked = serve(recorded.taken)
  await front.purge(KEYS, 'soft')
  expect(asked).toEqual([recorded.request])
})

test.each(
  kinds.flatMap((kind) => kind.recorded.refused.map((answer) => ({ ...kind, answer, said: JSON.stringify(answer) }))),
)('$name has not taken a purge that it answers with $said', async ({ front, answer }) => {
  serve(answer)
  await expect(front.purge(KEYS, 'soft')).rejects.toThrow(Error)
})

test.each(kinds)('$name does not answer: the purge is not taken', async ({ front }) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  await expect(front.purge(KEYS, 'soft')).rejects.toThrow('fetch failed')
})

test('while a flag is on for a share of visitors, Varnish is told with each purge for which buckets', async () => {
  const asked = serve(recordings.varnish.taken)
  await varnish(recordings.varnish.url, SECRET, ['web-default-annual:20%']).purge(KEYS, 'soft')
  expect(asked).toMatchObject([{ headers: { 'x-flag-forms': expect.stringMatching(/^(,\d+=\d+){20},$/) } }])
})

test('Varnish is told what not even an outage may bring back', async () => {
  const asked = serve(recordings.varnish.taken)
  await varnish(recordings.varnish.url, SECRET).purge(KEYS, 'hard')
  expect(asked).toMatchObject([{ headers: { 'x-front-purge': 'hard' } }])
})

test('no secret is part of a name, which is logged', () => {
  expect(kinds.map(({ front }) => front.name)).toEqual(['10.0.0.5:6081', 'api.fastly.com', 'api.cloudflare.com'])
})

test('each is asked for as many keys at once as it documents', () => {
  expect(kinds.map(({ front }) => front.mostKeys)).toEqual([500, 256, 30])
  // Ours may be asked each second; the others limit how often they are.
  expect(kinds.map(({ front }) => front.longestPauseMs)).toEqual([1_000, 5_000, 5_000])
})
