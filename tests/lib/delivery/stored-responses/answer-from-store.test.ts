import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Decision } from '@/lib/core/route-decision'
import { provideDecisions } from '@/lib/delivery/route-decisions'
import { answerFromStore } from '@/lib/delivery/stored-responses/answer-from-store'
import { sendStoredResponse } from '@/lib/delivery/stored-responses/send-stored-response'
import type { StoredResponse } from '@/lib/delivery/stored-responses/stored-response'
import type { StoredResponses } from '@/lib/delivery/stored-responses/stored-responses'
import { forgetProcessState } from '@/tests/support/forget-process-state'

const stored: StoredResponse = {
  status: 200,
  headers: ['vary', 'Accept-Encoding'],
  contentType: 'text/html',
  etag: '"tag"',
  body: Buffer.from('plain'),
  compressed: { gzip: Buffer.from('small') },
  tags: [],
  lastModified: 0,
  staleAt: Infinity,
}
const find = vi.fn((pathname: string) => (pathname === '/en/plans' ? stored : undefined))
const store = { find } as unknown as StoredResponses

const decide = vi.fn<Parameters<typeof provideDecisions>[0]>()
const plans: Decision = { kind: 'route', pathname: '/en/plans' }
beforeEach(() => {
  find.mockClear()
  decide.mockReset().mockResolvedValue(plans)
  provideDecisions(decide)
})

const answer = (destroyed = false) => ({ destroyed, writeHead: vi.fn(), end: vi.fn() })

async function ask(request: Partial<IncomingMessage> = {}, response = answer()) {
  const given = { method: 'GET', url: '/plans?a=b', headers: {}, ...request } as IncomingMessage
  const exchange = { request: given, response: response as unknown as ServerResponse }
  return { isAnswered: await answerFromStore(store, 'http://localhost:3000', exchange), response }
}

test('a page that is stored is sent, by the proxy’s decision on the whole request', async () => {
  const headers = { accept: 'text/html', cookie: undefined, 'x-two': ['1', '2'] as unknown as string }
  const { isAnswered, response } = await ask({ headers })
  expect(isAnswered).toBe(true)
  expect(response.end).toHaveBeenCalledExactlyOnceWith(stored.body)
  const [asked] = decide.mock.calls[0] ?? []
  expect([asked?.method, asked?.url.href]).toEqual(['GET', 'http://localhost:3000/plans?a=b'])
  expect(Object.fromEntries(asked?.headers ?? [])).toEqual({ accept: 'text/html', 'x-two': '1,2' })
})

test.each<[string, Decision]>([
  ['that is not stored', { kind: 'route', pathname: '/en/shop' }],
  ['that is made for one request', { kind: 'page-for-one-request', pathname: '/en/plans' }],
  ['that is elsewhere', { kind: 'redirect', to: new URL('http://localhost:3000/en/plans'), status: 308 }],
])('a page %s is left to the framework', async (_, decision) => {
  decide.mockResolvedValue(decision)
  const { isAnswered, response } = await ask()
  expect(isAnswered).toBe(false)
  expect(response.writeHead).not.toHaveBeenCalled()
})

test('the data of a page is left to the framework, undecided', async () => {
  expect((await ask({ headers: { rsc: '1' } })).isAnswered).toBe(false)
  expect(decide).not.toHaveBeenCalled()
})

test('nobody is sent anything who has gone', async () => {
  const { isAnswered, response } = await ask({}, answer(true))
  expect(isAnswered).toBe(true)
  expect(response.writeHead).not.toHaveBeenCalled()
})

test('until the proxy is loaded everything is left to the framework', async () => {
  vi.resetModules()
  forgetProcessState()
  const { answerFromStore: answerOfNew } = await import('@/lib/delivery/stored-responses/answer-from-store')
  const exchange = { request: { headers: {} } as IncomingMessage, response: answer() as unknown as ServerResponse }
  await expect(answerOfNew(store, 'http://localhost:3000', exchange)).resolves.toBe(false)
})

test('a coding that is not stored is not sent', () => {
  const response = answer()
  const send = (accepted: string) => {
    const request = { method: 'GET', headers: { 'accept-encoding': accepted } }
    sendStoredResponse(request, response as unknown as ServerResponse, stored)
  }
  send('br, gzip')
  const always = ['vary', 'Accept-Encoding', 'etag', '"tag"', 'content-type', 'text/html']
  const sent = [...always, 'content-encoding', 'gzip', 'content-length', '5']
  expect(response.writeHead).toHaveBeenCalledExactlyOnceWith(200, sent)
  send('br')
  expect(response.end.mock.calls).toEqual([[stored.compressed.gzip], [stored.body]])
})
