import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registerMarkerIn, registerMarkerKey, registerMarkerText } from '@/lib/domains/campaigns/register-marker'

const NOW = Date.parse('2026-03-01T12:00:00Z')

test("a marker's key names the site and the campaign [CP-034]", () => {
  expect(registerMarkerKey('gruppetto', 'tour-of-summits')).toBe('gruppetto:register:tour-of-summits')
})

test.each([true, false])('remembers that terms being ticked was %j', (hasTickedTerms) => {
  expect(registerMarkerIn(registerMarkerText({ hasTickedTerms }, NOW), NOW + 60_000)).toEqual({ hasTickedTerms })
})

test('remembers the player who left it, where that is known', () => {
  const marker = { hasTickedTerms: true, by: 'a-player_1' }
  expect(registerMarkerIn(registerMarkerText(marker, NOW), NOW)).toEqual(marker)
})

test('a marker counts for half an hour', () => {
  const text = registerMarkerText({ hasTickedTerms: true }, NOW)
  expect(registerMarkerIn(text, NOW + 30 * 60_000)).toBeDefined()
  expect(registerMarkerIn(text, NOW + 30 * 60_000 + 1)).toBeUndefined()
  expect(registerMarkerIn(text, NOW - 1)).toBeUndefined()
})

test('nothing stored is no marker', () => {
  expect(registerMarkerIn(null, NOW)).toBeUndefined()
})

test('text that we never store is no marker', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(registerMarkerIn(text, NOW)).toBeUndefined()
    }),
  )
})
