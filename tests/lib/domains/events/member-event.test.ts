import { expect, test } from 'vitest'
import { memberEventSchema, signUpAnswerSchema, withSignUp } from '@/lib/domains/events/member-event'
import { eventWith, subgroupWith } from '../../support/events'

const member = {
  event: eventWith({
    signedUp: true,
    subgroups: [subgroupWith({ id: '70', signedUp: true }), subgroupWith({ id: '71' })],
  }),
  hasUserData: true,
}
const joinedIds = ({ event }: typeof member) => event.subgroups.filter(({ signedUp }) => signedUp).map(({ id }) => id)

test('a player is in one start of an event at most', () => {
  expect(joinedIds(withSignUp(member, '71'))).toEqual(['71'])
  expect(withSignUp(member, '71').event.signedUp).toBe(true)
})

test('who left is in none', () => {
  expect(joinedIds(withSignUp(member, undefined))).toEqual([])
  expect(withSignUp(member, undefined).event.signedUp).toBe(false)
})

test('what was known before stays as it was', () => {
  withSignUp(member, undefined)
  expect(joinedIds(member)).toEqual(['70'])
})

test('answers say what they must', () => {
  expect(memberEventSchema.safeParse(member).success).toBe(true)
  expect(memberEventSchema.safeParse({ event: member.event }).success).toBe(false)
  expect(signUpAnswerSchema.safeParse({ signedUp: 'yes', joinedAfterMs: 0 }).success).toBe(false)
})
