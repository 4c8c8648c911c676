import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { call, send } from '@/lib/core/call'
import { endpoint } from '@/lib/core/endpoint'

const answer = z.object({ going: z.boolean() })
const body = z.object({ subgroup: z.number() })
const going = endpoint('GET', '/api/going', { limit: 'reads', answer })
const go = endpoint('POST', '/api/events/:id/going', {
  limit: 'reads',
  query: z.object({ secret: z.optional(z.string()), tag: z.optional(z.string()) }),
  body,
  answer,
})

function stubApi(response: Response) {
  const fetch = vi.fn((..._call: Parameters<typeof globalThis.fetch>) => Promise.resolve(response))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('sends JSON and gives back what the schema knows', async () => {
  const fetch = stubApi(Response.json({ going: true, more: 1 }))
  const sent = { params: { id: 'a/b' }, query: { secret: 'c & d', tag: undefined }, body: { subgroup: 7 } }
  const made = await call(go, sent)
  expect(made).toEqual({ going: true })
  expect(fetch).toHaveBeenCalledWith(
    '/api/events/a%2Fb/going?secret=c+%26+d',
    expect.objectContaining({
      method: 'POST',
      body: '{"subgroup":7}',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    }),
  )
})

test('names the player whose page asks', async () => {
  const fetch = stubApi(Response.json({ going: true }))
  await send(going, {}, 'maya')
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'application/json', 'x-player': 'maya' })
})

test('throws the error that a problem was made from', async () => {
  const problem = { type: 'urn:problem:not_found', title: 'There is nothing here', status: 404, code: 'not_found' }
  stubApi(Response.json(problem, { status: 404 }))
  await expect(call(going)).rejects.toMatchObject({ code: 'not_found' })
})

test.each([
  ['an error page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an answer of another shape', Response.json({ going: 'perhaps' })],
  ['an answer that is no JSON', new Response('true, false')],
])('throws an internal error on %s', async (_, response) => {
  stubApi(response)
  await expect(call(going)).rejects.toMatchObject({ code: 'internal_error' })
})
