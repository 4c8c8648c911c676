import { expect, test } from 'vitest'
import { securityHeaders, unframedHeaders } from '@/lib/core/security-headers'

const headers = new Map([...securityHeaders, ...unframedHeaders].map(({ key, value }) => [key.toLowerCase(), value] as const))

test('every answer keeps to TLS, to its declared type and out of frames', () => {
  expect(headers.get('strict-transport-security')).toMatch(/max-age=63072000/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
})

test('there is no second policy beside the one of each page', () => {
  expect(headers.has('content-security-policy')).toBe(false)
})

test('no header is named twice', () => {
  expect(headers.size).toBe(securityHeaders.length + unframedHeaders.length)
})
