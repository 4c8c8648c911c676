import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Decision } from '@/lib/core/route-decision'
import { provideDecisions } from '@/lib/delivery/route-decisions'
import { newExchange } from '@/lib/delivery/page-answer'
import { AnswersFromStore } from '@/lib/delivery/stored-responses/answers-from-store'
import { sendStoredResponse } from '@/lib/delivery/stored-responses/send-stored-response'
import type { StoredResponse } from '@/lib/delivery/stored-responses/stored-response'
import type { StoredResponses } from '@/lib/delivery/stored-responses/stored-responses'
import { forgetProcessState } from '@/tests/support/forget-process-state'

const stored: StoredResponse = {
  status: 200,
  etag: '"tag"',
  notModified: ['etag', '"tag"'],
  forms: {
    identity: { headers: ['content-length', '5'], body: Buffer.from('plain') },
    gzip: { headers: ['content-encoding', 'gzip'], body: Buffer.from('small') },
  },
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
  const exchange = newExchange({ statusCode: 200, setHeader: () => undefined })
  const answers = new AnswersFromStore(store, 'http://localhost:3000')
  const isAnswered = await answers.answer({ request: given, response: response as unknown as ServerResponse, exchange })
  return { isAnswered, response, exchange }
}

test('a page that is stored is sent, by the proxy’s decision on the whole request', async () => {
  const headers = { accept: 'text/html', cookie: undefined, 'x-two': ['1', '2'] as unknown as string }
  const { isAnswered, response, exchange } = await ask({ headers })
  expect(isAnswered).toBe(true)
  expect(exchange.stored).toBe(stored)
  expect(response.end).toHaveBeenCalledExactlyOnceWith(stored.forms.identity.body)
  const [asked] = decide.mock.calls[0] ?? []
  expect([asked?.method, asked?.url.href]).toEqual(['GET', 'http://localhost:3000/plans?a=b'])
  expect(['Accept', 'cookie', 'x-two'].map((name) => asked?.headers.get(name))).toEqual(['text/html', null, '1,2'])
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
  const { AnswersFromStore: OfNew } = await import('@/lib/delivery/stored-responses/answers-from-store')
  const response = answer() as unknown as ServerResponse
  const exchange = newExchange(response)
  const request = { headers: {} } as IncomingMessage
  expect(await new OfNew(store, 'http://localhost:3000').answer({ request, response, exchange })).toBe(false)
})

test('a coding that is not stored is not sent', () => {
  const response = answer()
  const send = (accepted: string) => {
    const request = { method: 'GET', headers: { 'accept-encoding': accepted } }
    sendStoredResponse(request, response as unknown as ServerResponse, stored)
  }
  send('br, gzip')
  expect(response.writeHead).toHaveBeenCalledExactlyOnceWith(200, stored.forms.gzip?.headers)
  send('br')
  expect(response.end.mock.calls).toEqual([[stored.forms.gzip?.body], [stored.forms.identity.body]])
})
