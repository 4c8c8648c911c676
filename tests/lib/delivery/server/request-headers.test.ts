import type { IncomingMessage } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { showReaderOfHeads } from '@/lib/delivery/head-readers'
import { keepKnownHeaders } from '@/lib/delivery/server/request-headers'

function left(headers: Record<string, string>): Record<string, unknown> {
  const request = { headers: { ...headers }, rawHeaders: Object.entries(headers).flat() }
  keepKnownHeaders(request as unknown as IncomingMessage)
  expect(request.rawHeaders).toEqual([])
  return request.headers
}

test('what pages and routes know stays', () => {
  const headers = {
    host: 'site.example',
    cookie: 'a=b',
    accept: 'text/html',
    'accept-encoding': 'br',
    'content-type': 'application/json',
    'content-length': '2',
    origin: 'https://site.example',
    'sec-fetch-site': 'same-origin',
    'x-player': '501',
    rsc: '1',
  }
  expect(left(headers)).toEqual(headers)
})

test.each([
  'content-security-policy',
  'content-security-policy-report-only',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-nextjs-data',
  'x-matched-path',
  'x-prerender-revalidate',
  'x-now-route-matches',
  'x-invoke-path',
  'next-action',
  'next-resume',
  'x-client-network',
  'x-client-country',
  'x-client-device',
  'cf-ipcountry',
  'x-page-status',
  'x-next-cache-tags',
  'user-agent',
  'purpose',
  'traceparent',
])('%s never reaches the framework', (name) => {
  expect(left({ host: 'a', [name]: 'anything' })).toEqual({ host: 'a' })
})

test('of what a browser calls itself nothing is left but whether heads are all that it reads', () => {
  expect(left({ 'user-agent': 'Mozilla/5.0 (compatible; facebookexternalhit/1.1; <script>)' })).toEqual({
    'x-reads-heads': '1',
  })
  expect(left({ 'x-reads-heads': '1' })).toEqual({})
  expect(left({ 'user-agent': 'Mozilla/5.0 Chrome/140' })).toEqual({})
})

test('a page rendered per request is rendered for a reader of heads if that is who asks', () => {
  const told = (value: string) => {
    const headers = new Headers({ 'x-reads-heads': value })
    showReaderOfHeads(headers)
    return headers.get('user-agent')
  }
  expect([told('1'), told('')]).toEqual(['Twitterbot', null])
})

test('of headers that anybody makes up none is left', () => {
  const invented = fc.dictionary(fc.stringMatching(/^x-[a-z-]{1,30}$/), fc.string())
  fc.assert(
    fc.property(invented, (headers) => {
      const { 'x-player': _player, 'x-request-id': _id, ...unknown } = headers
      expect(left(unknown)).toEqual({})
    }),
  )
})

test.each([
  'if-none-match',
  'if-modified-since',
  'range',
  'if-range',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-user',
  'sec-gpc',
  'x-request-id',
  'transfer-encoding',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
])('%s reaches it', (name) => {
  expect(left({ host: 'a', [name]: 'anything' })).toEqual({ host: 'a', [name]: 'anything' })
})
