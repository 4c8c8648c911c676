import type { IncomingMessage, ServerResponse } from 'node:http'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Decision } from '@/lib/core/route-decision'
import { provideDecisions } from '@/lib/delivery/route-decisions'
import { newExchange } from '@/lib/delivery/page-answer'
import { DecidedAnswers } from '@/lib/delivery/stored-responses/decided-answers'
import { sendStoredResponse } from '@/lib/delivery/stored-responses/send-stored-response'
import type { StoredResponse } from '@/lib/delivery/stored-responses/stored-response'
import type { StoredResponses } from '@/lib/delivery/stored-responses/stored-responses'
import { forgetProcessState } from '@/tests/support/forget-process-state'

const stored: StoredResponse = {
  status: 200,
  key: '/route-cache/APP_PAGE/x/$/en/plans',
  markedAt: 0,
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
  find.mockReset().mockImplementation((pathname) => (pathname === '/en/plans' ? stored : undefined))
  decide.mockReset().mockResolvedValue(plans)
  provideDecisions(decide, ['/none', '/((?!api/).*)'])
})

const answer = (destroyed = false) => {
  const writeHead = vi.fn().mockReturnThis()
  const headers = { hasHeader: () => true, getHeader: () => undefined, removeHeader: () => undefined }
  return { ...headers, destroyed, writeHead, sent: writeHead, end: vi.fn() }
}

type Method = 'answer' | 'answerWithoutPage'

async function ask(request: Partial<IncomingMessage> = {}, response = answer(), method: Method = 'answer') {
  const given = { method: 'GET', url: '/plans?a=b', headers: {}, ...request } as IncomingMessage
  const exchange = newExchange({ statusCode: 200, setHeader: () => undefined })
  const answers = new DecidedAnswers(store, 'http://localhost:3000', 'https://site.example')
  const isAnswered = await answers[method]({
    request: given,
    response: response as unknown as ServerResponse,
    exchange,
  })
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
])('a page %s is left to the framework', async (_, decision) => {
  decide.mockResolvedValue(decision)
  const { isAnswered, response, exchange } = await ask()
  expect([isAnswered, exchange.isWithoutFramework]).toEqual([false, undefined])
  expect(response.writeHead).not.toHaveBeenCalled()
})

const redirectTo = (address: string, headers?: Record<string, string>): Decision => {
  const to = new URL(address, 'http://localhost:3000')
  return { kind: 'redirect', to, status: 308, headers, writtenBy: 'editors' }
}

test.each<[string, Decision, status: number, headers: Record<string, unknown>]>([
  ['to another address', redirectTo('/de/a?b=c#d'), 308, { location: '/de/a?b=c#d', 'content-length': 0 }],
  ['to the site’s own name', redirectTo('https://site.example/a'), 308, { location: '/a', 'content-length': 0 }],
  ['to another site', redirectTo('https://shop.example/a'), 308, { location: 'https://shop.example/a' }],
  ['that nobody keeps', redirectTo('/a', { 'cache-control': 'no-store' }), 308, { 'cache-control': 'no-store' }],
  ['(a refusal)', { kind: 'refusal', status: 405, headers: { allow: 'GET' } }, 405, { allow: 'GET' }],
])(
  'a redirect %s is sent without a body, whether its address is known or not',
  async (_, decision, status, headers) => {
    decide.mockResolvedValue(decision)
    for (const method of ['answer', 'answerWithoutPage'] as const) {
      const { isAnswered, response, exchange } = await ask({}, answer(), method)
      expect([isAnswered, exchange.isWithoutFramework]).toEqual([true, true])
      expect(response.sent).toHaveBeenCalledExactlyOnceWith(status, expect.objectContaining(headers))
      expect(response.end).toHaveBeenCalledExactlyOnceWith()
    }
  },
)

test('an answer without content has no length', async () => {
  decide.mockResolvedValue({ kind: 'refusal', status: 204, headers: { allow: 'GET' } })
  const { response } = await ask({ method: 'OPTIONS' })
  expect(response.sent).toHaveBeenCalledExactlyOnceWith(204, { allow: 'GET' })
})

test('of addresses whose answer is not stored yet, only missing and gone ones are answered', async () => {
  find.mockReturnValue(stored)
  for (const [pathname, isAnswered] of [
    ['/en/variants/missing', true],
    ['/pt-br/variants/gone', true],
    ['/en/plans', false],
    ['/en/a/variants/missing', false],
  ] as const) {
    decide.mockResolvedValue({ kind: 'route', pathname })
    const given = await ask({ url: '/made-up' }, answer(), 'answerWithoutPage')
    expect([pathname, given.isAnswered]).toEqual([pathname, isAnswered])
  }
})

test('what the proxy does not decide about is left to the framework, undecided', async () => {
  for (const url of ['/api/session', '/api/x?a=/b', '/_next/data/x.json'])
    expect((await ask({ url }, answer(), 'answerWithoutPage')).isAnswered).toBe(false)
  expect(decide).not.toHaveBeenCalled()
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
  const { DecidedAnswers: OfNew } = await import('@/lib/delivery/stored-responses/decided-answers')
  const response = answer() as unknown as ServerResponse
  const exchange = newExchange(response)
  const request = { headers: {} } as IncomingMessage
  expect(
    await new OfNew(store, 'http://localhost:3000', 'https://site.example').answer({ request, response, exchange }),
  ).toBe(false)
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
