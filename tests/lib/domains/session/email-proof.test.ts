import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailFactOf, emailProof, plainAddress } from '@/lib/domains/session/email-proof'
import { identityClaimsSchema } from '@/lib/services/identity/schema'

const MAYA = 'maya@example.test'

/** By the claims of a provider, as they come. */
function proofBy(claims: object, { address = MAYA, vouchesForAll = false } = {}) {
  return emailProof(emailFactOf(identityClaimsSchema.parse({ sub: '1', ...claims })), address, vouchesForAll)
}

test.each([
  ['proven', { email: MAYA, email_verified: true }],
  ['proven', { email: 'Maya@Example.test', email_verified: 'true' }],
  ['unproven', { email: MAYA, email_verified: false }],
  ['unproven', { email: MAYA, email_verified: 'false' }],
  ['unproven', { email: 'robin@example.test', email_verified: true }],
  ['unproven', { email: 'robin@example.test' }],
  ['unknown', { email: MAYA }],
  ['unknown', { email: MAYA, email_verified: 'yes' }],
  ['unknown', { email: MAYA, email_verified: null }],
  ['unknown', { email_verified: true }],
  ['unknown', {}],
])('an address is %s by %j', (proof, claims) => {
  expect(proofBy(claims)).toBe(proof)
})

test.each([
  ['proven', { email: MAYA }],
  ['unproven', { email: MAYA, email_verified: false }],
  ['unproven', { email: 'robin@example.test' }],
  ['unknown', {}],
])('where the provider is known to verify all of them, it is %s by %j', (proof, claims) => {
  expect(proofBy(claims, { vouchesForAll: true })).toBe(proof)
})

test('a verified address proves no other, however alike they look', () => {
  const claims = { email: 'mi\u212Aa@example.test', email_verified: true }
  expect(proofBy(claims, { address: 'mika@example.test' })).toBe('unproven')
  const address = fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary', minLength: 1 }))
  fc.assert(
    fc.property(address, address, (verified, other) => {
      fc.pre(plainAddress(verified) !== plainAddress(other))
      expect(proofBy({ email: verified, email_verified: true }, { address: other })).toBe('unproven')
    }),
  )
})

test('the session keeps nothing from which the address could be read', () => {
  expect(JSON.stringify(emailFactOf({ email: MAYA, email_verified: true }))).not.toMatch(/maya|example/)
})

test('a digest is of the length that sessions have, and spaces around an address are none of it', () => {
  const { digest } = emailFactOf({ email: MAYA }) ?? {}
  expect(digest).toMatch(/^[\w-]{22}$/)
  expect(emailFactOf({ email: ` ${MAYA}\n` })?.digest).toBe(digest)
})
