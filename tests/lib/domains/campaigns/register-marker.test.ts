import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registerMarkerIn, registerMarkerKey, registerMarkerText } from '@/lib/domains/campaigns/register-marker'

test("a marker's key names the site and the campaign [CP-034]", () => {
  expect(registerMarkerKey('gruppetto', 'tour-of-summits')).toBe('gruppetto:register:tour-of-summits')
})

test.each([true, false])('remembers that terms being ticked was %j', (hasTickedTerms) => {
  expect(registerMarkerIn(registerMarkerText({ hasTickedTerms }))).toEqual({ hasTickedTerms })
})

test('nothing stored is no marker', () => {
  expect(registerMarkerIn(null)).toBeUndefined()
})

test('text that we never store is no marker', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(registerMarkerIn(text)).toBeUndefined()
    }),
  )
})
