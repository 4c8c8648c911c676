import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturnTo } from '@/lib/domains/session/return-to'

const SITE = 'https://gruppetto.example'

const PARTS = [
  '/',
  '\\',
  '//',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  '\t',
  '\n',
  '\r',
  '\u0000',
  ' ',
  'é',
  '%2f',
  '%5c',
  '%0d%0a',
  'evil.example',
  'https:',
  'javascript:',
  'de',
  'login',
]

/** Addresses as attackers write them: the characters that parsers disagree about, and more often than by chance. */
const attack = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 3 })), { maxLength: 8 })
  .map((parts) => parts.join(''))

test('whatever is wanted, the result is a path of our own', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        attack,
        attack.map((text) => `/${text}`),
        fc.string(),
      ),
      (wanted) => {
        const path = safeReturnTo(wanted, SITE)
        expect(path).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
        expect(new URL(path, SITE).origin).toBe(SITE)
        expect(new URL(path, `${SITE}/de/events`).origin).toBe(SITE)
        expect(safeReturnTo(path, SITE)).toBe(path)
      },
    ),
    { numRuns: 500 },
  )
})

test.each([
  '/',
  '/de',
  '/events/view/1020?tab=route#start',
  '/ja/news',
  '/campaigns/tour?stage=registered',
  '/loginless',
  '/news/login',
  '/academy/de/join/1',
  '/apis',
  '/@evil.example',
])('%s is a place to come back to', (path) => {
  expect(safeReturnTo(path, SITE)).toBe(path)
})

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no path', 'events'],
  ['another site', 'https://evil.example/'],
  ['another site without its protocol', '//evil.example'],
  ['the same with a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a tab between slashes', '/\t/evil.example'],
  ['the same with a path', '/\n/evil.example/events'],
  ['dots that leave two slashes', '/.//evil.example'],
  ['dots and a backslash', '/..\\/evil.example'],
  ['our own site by its full address', `${SITE}/events`],
  ['script', 'javascript:alert(1)'],
  ['a user of another site', '@evil.example/'],
  ['what no parser takes', '//['],
])('%s becomes the front page', (_, wanted) => {
  expect(safeReturnTo(wanted, SITE)).toBe('/')
})

test.each([
  '/login',
  '/login?returnTo=/x',
  '/join#x',
  '/api/auth/logout',
  '/api',
  '/de/login',
  '/fr/join',
  '/pt-br/login',
  '/x/../login',
])('%s is no place to come back to: it would send the player on', (path) => {
  expect(safeReturnTo(path, SITE)).toBe('/')
})

test('an address is measured as it travels, since letters become nine characters each', () => {
  expect(safeReturnTo(`/${'x'.repeat(999)}`, SITE)).toHaveLength(1000)
  expect(safeReturnTo(`/${'x'.repeat(1000)}`, SITE)).toBe('/')
  expect(safeReturnTo(`/${'駅'.repeat(112)}`, SITE)).toBe('/')
})

test('the port is part of the site', () => {
  expect(safeReturnTo('//localhost:4010/x', 'http://localhost:3000')).toBe('/')
  expect(safeReturnTo('/x', 'http://localhost:3000')).toBe('/x')
})
