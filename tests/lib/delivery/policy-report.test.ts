import { expect, test } from 'vitest'
import { NotedReports } from '@/lib/delivery/noted-reports'
import { reportDirectives, reportingHeaders } from '@/lib/delivery/policy-endpoint'
import { listViolations, reportsSchema } from '@/lib/delivery/policy-report'

const SITE = 'https://gruppetto.cc'
const facts = { page: `${SITE}/about?a=b`, directive: 'img-src', blocked: 'https://evil.cc/a.png', source: '' }
const violations = (change: Partial<typeof facts>) => listViolations([{ ...facts, ...change }], SITE)

test.each([
  ['https://evil.cc/a.png?b', 'https://evil.cc'],
  ['https://evil.cc:8443/a', 'https://evil.cc:8443'],
  ['data:image/png;base64,abc', 'data:'],
  [`https://${'a'.repeat(200)}.cc/`, `https://${'a'.repeat(92)}`],
  ['inline', 'inline'],
  ['wasm-eval', 'wasm-eval'],
  ['', 'unknown'],
  ['Inline', 'unknown'],
  ['a b', 'unknown'],
  ['x'.repeat(40), 'x'.repeat(40)],
  ['x'.repeat(41), 'unknown'],
])('of what was blocked, %s, is told %s', (blocked, told) => {
  expect(violations({ blocked })).toEqual([{ directive: 'img-src', blocked: told, page: '/about' }])
})

test.each(
  (
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src media-src ' +
    'font-src connect-src frame-src child-src worker-src object-src manifest-src form-action frame-ancestors base-uri'
  ).split(' '),
)('%s is a directive that pages have', (directive) => {
  expect(violations({ directive: `${directive} 'self' https:` })).toMatchObject([{ directive }])
})

test.each([
  ['another directive', { directive: 'navigate-to' }],
  ['none', { directive: '' }],
  ['another site', { page: 'https://other.cc/about' }],
  ['this site without TLS', { page: 'http://gruppetto.cc/about' }],
  ['no address', { page: 'about' }],
  ['an extension', { blocked: 'chrome-extension://abc/a.js' }],
  ['an extension by its scheme', { blocked: 'Moz-Extension' }],
  ['a hidden address of Safari', { source: 'webkit-masked-url://hidden/' }],
  ['an extension’s script', { source: 'safari-web-extension:abc' }],
])('a report of %s is worth nothing', (_, change) => {
  expect(violations(change)).toEqual([])
})

test('what only looks like an extension is one of ours', () => {
  for (const blocked of ['https://a-extension.cc', 'x-extensions:', 'my chrome-extension:'])
    expect(violations({ blocked })).toHaveLength(1)
})

test('a path is cut to a hundred characters', () => {
  expect(violations({ page: `${SITE}/${'a'.repeat(200)}` })[0]?.page).toHaveLength(100)
})

test('both ways of reporting say the same, and leave out what they don’t know', () => {
  const page = `${SITE}/about`
  const single = { 'document-uri': page, 'violated-directive': 'img-src a', 'effective-directive': 'img-src' }
  const read = (sent: unknown) => reportsSchema.parse(sent).violations
  expect(read({ 'csp-report': { ...single, 'blocked-uri': 'data', 'source-file': 'a.js' } })).toEqual([
    { page, directive: 'img-src', blocked: 'data', source: 'a.js' },
  ])
  expect(read({ 'csp-report': { 'document-uri': page, 'source-file': null } })).toEqual([
    { page, directive: '', blocked: '', source: '' },
  ])
  const several = [
    {
      type: 'csp-violation',
      body: { documentURL: page, effectiveDirective: 'img-src', blockedURL: 'data', sourceFile: 'a.js' },
    },
    { type: 'csp-violation', body: { documentURL: page, effectiveDirective: 'img-src', blockedURL: null } },
    { type: 'csp-violation', body: { documentURL: page } },
    { type: 'crash', body: { documentURL: page, effectiveDirective: 'img-src' } },
  ]
  expect(read(several)).toEqual([
    { page, directive: 'img-src', blocked: 'data', source: 'a.js' },
    { page, directive: 'img-src', blocked: '', source: '' },
  ])
  const many = Array.from({ length: 30 }, () => several[0])
  expect(read(many)).toHaveLength(20)
})

test('browsers report by the new way where there is TLS, and always by the old one', () => {
  expect(reportDirectives(SITE)).toEqual(['report-uri /api/policy-reports', 'report-to policy'])
  expect(reportDirectives('http://localhost:3000')).toEqual(['report-uri /api/policy-reports'])
  expect(reportingHeaders(SITE)).toEqual({ 'Reporting-Endpoints': 'policy="/api/policy-reports"' })
  expect(reportingHeaders('http://localhost:3000')).toEqual({})
})

const HOUR_MS = 3_600_000
const violation = (page: string) => ({ directive: 'img-src', blocked: 'data:', page })

test('a violation is noted once an hour, with how often it came since', () => {
  const noted = new NotedReports()
  expect(noted.note(violation('/a'), 0)).toEqual({ ...violation('/a'), count: 1, leftOut: 0 })
  expect(noted.note(violation('/a'), HOUR_MS - 1)).toBeUndefined()
  expect(noted.note(violation('/b'), HOUR_MS - 1)).toMatchObject({ count: 1 })
  expect(noted.note(violation('/a'), HOUR_MS)).toMatchObject({ count: 2, leftOut: 0 })
  expect(noted.note(violation('/a'), 2 * HOUR_MS)).toMatchObject({ count: 1 })
})

test('sixty are noted in an hour, and the next that is noted says how many were not', () => {
  const noted = new NotedReports()
  const told = (count: number, now: number, name = '') =>
    Array.from({ length: count }, (_, at) => noted.note(violation(`/${name}${at}`), now)).filter(Boolean)
  expect(told(70, 0)).toHaveLength(60)
  expect(told(5, HOUR_MS - 1, 'late')).toEqual([])
  expect(told(2, HOUR_MS, 'next')).toMatchObject([{ leftOut: 15 }, { leftOut: 0 }])
  expect(told(70, HOUR_MS, 'more')).toHaveLength(58)
})
