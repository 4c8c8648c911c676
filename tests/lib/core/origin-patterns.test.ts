import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOriginAmong, ORIGIN_PATTERN } from '@/lib/core/origin-patterns'

const patterns = ['https://*.prismic.io', 'https://editor.example', 'http://localhost:*']

test.each(['https://editor.prismic.io', 'https://a.b.prismic.io', 'https://editor.example', 'http://localhost:9999'])(
  '%s is among them',
  (origin) => {
    expect(isOriginAmong(origin, patterns)).toBe(true)
  },
)

test.each([
  'http://editor.prismic.io',
  'https://prismic.io',
  'https://.prismic.io',
  'https://editor.prismic.io.evil.example',
  'https://evil.example/.prismic.io',
  'https://evil.example#.prismic.io',
  'https://evilprismic.io',
  'https://editorxprismic.io',
  'https://editor.prismic.io:8443',
  'https://editor-example',
  'http://localhost.evil.example',
  'https://localhost:9999',
  'null',
  '',
])('“%s” is not', (origin) => {
  expect(isOriginAmong(origin, patterns)).toBe(false)
})

test('no host but those below the named one is let in by a star', () => {
  fc.assert(
    fc.property(fc.webUrl({ validSchemes: ['https'], withFragments: false }), (address) => {
      const { origin, hostname, port } = new URL(address)
      expect(isOriginAmong(origin, ['https://*.prismic.io'])).toBe(hostname.endsWith('.prismic.io') && port === '')
    }),
  )
})

test.each(['https://*', '*', 'https://editor.example/', 'https://*.prismic.io evil.example', "'self'", 'https:', ''])(
  '“%s” is no origin that a policy may name',
  (pattern) => {
    expect(ORIGIN_PATTERN.test(pattern)).toBe(false)
  },
)
