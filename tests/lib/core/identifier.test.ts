import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpointAddress } from '@/lib/core/endpoint'
import { compareIdentifiers, identifierInBody, isIdentifier, requireIdentifier } from '@/lib/core/identifier'
import { identifierSchema, receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { eventPath, fundraiserPicturePath, planPath, seriesCalendarPath } from '@/lib/core/paths'
import { formedRequest } from '@/lib/routing/page-forms'
import { plainPath } from '@/lib/routing/canonical-path'
import { identifiers } from '../../support/identifiers'

const SITE = 'https://gruppetto.test'

test.each([
  '7',
  '007',
  '-7',
  '9007199254740993',
  'b3d1c7a0-1f5e-4c7b-9a53-6f0a2c9e4d11',
  '01J9Z3NDEKTSV4RRFFQ69G5FAV',
  'V1StGXR8_Z5jdHi6B-myT',
  'annual:us-4.2~x',
  'a'.repeat(100),
])('%s may be an id', (text) => {
  expect(isIdentifier(text)).toBe(true)
  expect(requireIdentifier(text, 'event')).toBe(text)
  expect(receivedIdentifierSchema.parse(text)).toBe(text)
})

test.each([
  '',
  ' 7',
  '7\n',
  'a b',
  'a/b',
  'a\\b',
  'a%2Fb',
  'a?b',
  'a#b',
  'a,b',
  'é',
  '.',
  '..',
  '...',
  '~',
  '7.md',
  '7.RSC',
  'upcoming',
  'me',
  'mine',
  'a'.repeat(101),
])('%j can be no id, and no service is asked about it', (text) => {
  expect(isIdentifier(text)).toBe(false)
  expect(() => requireIdentifier(text, 'event')).toThrow('event of this name does not exist')
  expect(receivedIdentifierSchema.safeParse(text).success).toBe(false)
  expect(identifierSchema.safeParse(text).success).toBe(false)
})

test.each([
  [7, '7'],
  [0, '0'],
  [Number.MAX_SAFE_INTEGER, '9007199254740991'],
])('the number %d of a service is the id of its digits', (sent, id) => {
  expect(receivedIdentifierSchema.parse(sent)).toBe(id)
})

test.each([Number.MAX_SAFE_INTEGER + 1, 7.5, Number.NaN, true, null, undefined, {}, ['7']])(
  '%s is no id: a number that JSON does not keep exact is another one by then',
  (sent) => {
    expect(receivedIdentifierSchema.safeParse(sent).success).toBe(false)
  },
)

test('our own data have ids as text alone', () => {
  expect(identifierSchema.safeParse(7).success).toBe(false)
  expect(z.toJSONSchema(z.object({ id: identifierSchema })).properties).toMatchObject({ id: { type: 'string' } })
})

test('an id changes no address that it is put into, and is read from it as it was', () => {
  fc.assert(
    fc.property(identifiers, identifiers, (id, other) => {
      for (const path of [
        eventPath(id),
        seriesCalendarPath(id),
        planPath(id),
        fundraiserPicturePath(id, other, 'en'),
        endpointAddress({ path: '/api/fundraising/events/:eventId/fundraisers/:id' }, { eventId: id, id: other }),
        `/relay/${encodeURIComponent(id)}/placement`,
      ]) {
        const { pathname, search, hash } = new URL(SITE + path)
        expect([pathname, search, hash]).toEqual([path, '', ''])
        expect(decodeURIComponent(pathname).split('/')).toContain(id)
        expect(pathname.split('/')).toHaveLength(path.split('/').length)
        expect(formedRequest({ method: 'GET', url: new URL(SITE + path), headers: new Headers() })).toBeUndefined()
      }
      expect(plainPath(eventPath(id))).toBe(eventPath(id))
    }),
  )
})

test('a body has the id as the service sent it, a number or a text', () => {
  fc.assert(
    fc.property(identifiers, (sent) => {
      expect(String(identifierInBody(receivedIdentifierSchema.parse(sent)))).toBe(sent)
    }),
  )
  fc.assert(
    fc.property(fc.maxSafeNat(), (sent) => {
      expect(identifierInBody(receivedIdentifierSchema.parse(sent))).toBe(sent)
    }),
  )
})

test.each(['007', '1e3', '0x10', '9007199254740993', '1.0', '-0', 'b3d1c7a0-1f5e-4c7b-9a53-6f0a2c9e4d11'])(
  '%s stays a text in a body: as a number it would be another id',
  (id) => {
    expect(identifierInBody(id)).toBe(id)
  },
)

test('numbers are in the order of their values, and any other ids in one that is always the same', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.maxSafeNat()), (numbers) => {
      const inOrder = numbers.map(String).toSorted(compareIdentifiers)
      expect(inOrder).toEqual(numbers.toSorted((one, other) => one - other).map(String))
    }),
  )
  fc.assert(
    fc.property(identifiers, identifiers, identifiers, (one, other, third) => {
      expect(Math.sign(compareIdentifiers(one, other))).toBe(-Math.sign(compareIdentifiers(other, one)) + 0)
      expect(compareIdentifiers(one, other) === 0).toBe(one === other)
      const [first = '', second = '', last = ''] = [one, other, third].toSorted(compareIdentifiers)
      expect([first, second, last].toSorted((a, b) => -compareIdentifiers(a, b)).toReversed()).toEqual([
        first,
        second,
        last,
      ])
      expect(compareIdentifiers(first, last)).toBeLessThanOrEqual(0)
    }),
  )
})
