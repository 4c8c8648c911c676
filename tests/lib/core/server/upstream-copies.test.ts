import { expect, test, vi } from 'vitest'
import { upstreamFetch } from '@/lib/core/server/upstream-fetch'

const call = { service: 'a service of copies', operation: 'read' }

test('an answer is handed on as it is read, without what its transport said of its form', async () => {
  const sent = { 'content-encoding': 'gzip', 'content-length': '7', 'transfer-encoding': 'chunked', 'x-more': 'kept' }
  const transport = vi.fn<typeof fetch>(async () => new Response('a text', { status: 201, headers: sent }))
  const answer = await upstreamFetch({ ...call, transport })('https://service.test/', {
    headers: { 'content-length': '5', 'x-asked': 'yes' },
  })
  expect(answer.status).toBe(201)
  expect(Object.fromEntries(answer.headers)).toEqual({ 'content-type': 'text/plain;charset=UTF-8', 'x-more': 'kept' })
  expect(await answer.text()).toBe('a text')
  const [, init] = transport.mock.calls.at(-1) ?? []
  expect(init).toMatchObject({ cache: 'no-store', redirect: 'manual' })
})

test('an answer without a body has none', async () => {
  const transport = async () => new Response(null, { status: 204 })
  const answer = await upstreamFetch({ ...call, transport })('https://service.test/')
  expect([answer.status, answer.body]).toEqual([204, null])
})
