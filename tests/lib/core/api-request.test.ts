import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { apiRequest } from '@/lib/core/api-request'

const schema = z.object({ going: z.boolean() })

function stubApi(answer: Response) {
  const fetch = vi.fn((..._call: Parameters<typeof globalThis.fetch>) => Promise.resolve(answer))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('sends JSON and gives back what the schema knows', async () => {
  const fetch = stubApi(Response.json({ going: true, more: 1 }))
  const answer = await apiRequest({ path: '/api/going', schema, method: 'POST', body: { subgroup: 7 } })
  expect(answer).toEqual({ going: true })
  expect(fetch).toHaveBeenCalledWith(
    '/api/going',
    expect.objectContaining({
      method: 'POST',
      body: '{"subgroup":7}',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    }),
  )
})

test('names the player whose page asks', async () => {
  const fetch = stubApi(Response.json({ going: true }))
  await apiRequest({ path: '/api/going', schema, player: 'maya' })
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ accept: 'application/json', 'x-player': 'maya' })
})

test('throws the error that a problem was made from', async () => {
  const problem = { type: 'urn:problem:not_found', title: 'There is nothing here', status: 404, code: 'not_found' }
  stubApi(Response.json(problem, { status: 404 }))
  await expect(apiRequest({ path: '/api/going', schema })).rejects.toMatchObject({ code: 'not_found' })
})

test.each([
  ['an error page of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['an answer of another shape', Response.json({ going: 'perhaps' })],
  ['an answer that is no JSON', new Response('true, false')],
])('throws an internal error on %s', async (_, answer) => {
  stubApi(answer)
  await expect(apiRequest({ path: '/api/going', schema })).rejects.toMatchObject({ code: 'internal_error' })
})
