import fc from 'fast-check'
import { expect, test } from 'vitest'
import { connectUrl, safeRedirect } from '@/lib/domains/pairing/connect-url'

const origins = { partnerUrl: 'https://plans.example.test/api', siteUrl: 'https://gruppetto.cc' }
const good = 'https://plans.example.test/oauth?client=7&returnUrl=https%3A%2F%2Fgruppetto.cc%2Fde%2Fcoaching%23plan'

test('the partner’s page gets the page to come back to, encoded [PA-002]', () => {
  expect(connectUrl('https://plans.example.test/oauth?client=7', '/de/coaching#plan', origins)).toBe(good)
  expect(safeRedirect(good, origins)).toBe(good)
})

test.each([
  undefined,
  '',
  'plans',
  '/settings',
  'https://evil.test/oauth',
  'https://plans.example.test.evil.test/',
  'http://plans.example.test/oauth',
  'https://plans.example.test:8443/oauth',
  'https://gruppetto.cc@evil.test/',
  'https://me:secret@plans.example.test/oauth',
  'javascript:alert(1)',
])('%s is no page of the partner’s', (oauthUrl) => {
  expect(connectUrl(oauthUrl, '/', origins)).toBeUndefined()
})

const back = (returnUrl: string) => `https://plans.example.test/oauth?returnUrl=${encodeURIComponent(returnUrl)}`

test.each([
  'https://plans.example.test/oauth',
  back(''),
  back('/coaching'),
  back('//evil.test/'),
  back('https://evil.test/'),
  back('https://gruppetto.cc.evil.test/'),
  back('https://gruppetto.cc@evil.test/'),
  back('https://me@gruppetto.cc/'),
  back('https://:secret@gruppetto.cc/'),
  back('blob:https://gruppetto.cc/1'),
  good.replace('https://', 'https://me@'),
  good.replace('https://', 'https://:secret@'),
  back('http://gruppetto.cc/'),
  back('javascript:alert(1)'),
  `${good}&returnUrl=https%3A%2F%2Fevil.test`,
  good.replace('https://', 'https:\\\\'),
  good.replace('plans.example', 'PLANS.example'),
  ` ${good}`,
  good.replace('/oauth', '/\toauth'),
  `${good}&x=${'x'.repeat(4000)}`,
])('nobody is sent to %s', (address) => {
  expect(safeRedirect(address, origins)).toBeUndefined()
})

test('an address has 4,000 characters at the most', () => {
  const long = `${good}&x=`
  const fits = `${long}${'x'.repeat(4000 - long.length)}`
  expect(safeRedirect(fits, origins)).toBe(fits)
  expect(safeRedirect(`${fits}x`, origins)).toBeUndefined()
})

/** Pieces that addresses are made of, and what those who want to slip through put between them. */
const pieces = fc.constantFrom(
  'https:',
  'http:',
  'javascript:',
  'data:',
  '//',
  '/',
  '\\',
  '/\\',
  '@',
  ':',
  '.',
  '?',
  '#',
  '&',
  '=',
  '%2F',
  '%5c',
  '%00',
  '\t',
  '\n',
  ' ',
  'plans.example.test',
  'gruppetto.cc',
  'evil.test',
  'returnUrl=',
  'redirectUrl=',
  'https%3A%2F%2Fgruppetto.cc%2F',
  'https%3A%2F%2Fevil.test',
  '⁄',
  '。',
  '127.0.0.1',
  '[::1]',
  'oauth',
  good,
)
const address = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constant(good), fc.nat(good.length), fc.array(pieces, { maxLength: 3 }))
    .map(([text, at, parts]) => text.slice(0, at) + parts.join('') + text.slice(at)),
)

test('of 1,000 addresses none leads anywhere but to the partner, nor back to anything but the site', () => {
  let taken = 0
  fc.assert(
    fc.property(address, (text) => {
      const to = safeRedirect(text, origins)
      if (to === undefined) return
      taken += 1
      const url = new URL(to, 'https://base.test/somewhere')
      expect(url.origin).toBe('https://plans.example.test')
      expect(url.username + url.password).toBe('')
      expect(url.searchParams.getAll('returnUrl').map((each) => new URL(each, 'https://base.test').origin)).toEqual([
        'https://gruppetto.cc',
      ])
    }),
    { numRuns: 1000, seed: 7, examples: [[good]] },
  )
  expect(taken).toBeGreaterThan(0)
})
