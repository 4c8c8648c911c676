import { expect, test } from 'vitest'
import { securityHeaders } from '@/lib/delivery/security-headers'

test('hosts of the domain are reached by TLS for two years; lists of browsers’ makers are asked for by configuration', () => {
  const header = (environment: Record<string, string>) =>
    securityHeaders({ SITE_URL: 'https://site.test', ...environment })['Strict-Transport-Security']
  expect(header({})).toBe('max-age=63072000; includeSubDomains')
  expect(header({ HSTS_PRELOAD: '1' })).toBe('max-age=63072000; includeSubDomains; preload')
})

test('there is no second policy beside the one of each page', () => {
  expect(
    Object.keys(securityHeaders({ SITE_URL: 'https://site.test' })).map((name) => name.toLowerCase()),
  ).not.toContain('content-security-policy')
})

test('browsers that take their endpoints from headers report policies to the site, where they do so over TLS alone', () => {
  const header = (SITE_URL: string) => securityHeaders({ SITE_URL })['Reporting-Endpoints']
  expect(header('https://site.test')).toBe('policy="/api/policy-reports"')
  expect(header('http://localhost:3000')).toBeUndefined()
})
