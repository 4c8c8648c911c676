import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readRoutePatterns } from '@/lib/delivery/server/route-patterns'

const folder = mkdtempSync(join(tmpdir(), 'test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

writeFileSync(
  join(folder, 'routes-manifest.json'),
  JSON.stringify({
    version: 3,
    staticRoutes: [{ page: '/readyz', regex: '^/readyz(?:/)?$' }],
    dynamicRoutes: [
      { page: '/api/calendars/personal/[token]', regex: '^/api/calendars/personal/([^/]+?)(?:/)?$' },
      { page: '/[locale]', regex: '^/([^/]+?)(?:/)?$' },
      { page: '/[locale]/events/view/[id]', regex: '^/([^/]+?)/events/view/([^/]+?)(?:/)?$' },
    ],
  }),
)
const patterns = readRoutePatterns(folder)

test.each([
  ['/readyz', '/readyz'],
  ['/api/calendars/personal/secret', '/api/calendars/personal/[token]'],
  ['/de', '/'],
  ['/de/events/view/7', '/events/view/[id]'],
  ['/a/b/c/d/e', 'unknown'],
])('%s is answered by the route %s', (path, name) => {
  expect(patterns.of(path, undefined)).toBe(name)
})

test('a page is named by the route that the proxy decided on, and what leads elsewhere by its kind', () => {
  expect(patterns.of('/a', { kind: 'page-for-one-request', pathname: '/en/events/view/7' })).toBe('/events/view/[id]')
  expect(patterns.of('/a', { kind: 'redirect', to: new URL('https://a.example/secret'), status: 308 })).toBe('redirect')
  expect(patterns.of('/a', { kind: 'refusal', status: 405, headers: {} })).toBe('refusal')
})
