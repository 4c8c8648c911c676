import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedSubgroups } from '@/lib/domains/events/access-rules'
import type { Player } from '@/lib/domains/events/player'
import type { Event, Subgroup } from '@/lib/domains/events/schema'
import { sharedNotices, signUpVerdict } from '@/lib/domains/events/sign-up/rules'
import { eventWith, subgroupWith } from '../../../support/events'

const man: Player = { isMale: true }
const woman: Player = { isMale: false }
const before = new Date('2026-03-01T12:00:00Z')
const after = new Date('2026-03-01T19:00:00Z')

type Case = { event?: Partial<Event>; subgroup?: Partial<Subgroup>; player?: Player; now?: Date }

function verdictOf({ event, subgroup, player, now = before }: Case) {
  const start = subgroupWith(subgroup)
  return signUpVerdict(eventWith({ subgroups: [start], ...event }), start, player, now)
}

const womenOnly: Partial<Subgroup> = { rules: ['ladies_only'] }
const menOnly: Partial<Subgroup> = { rules: ['men_only'] }
const refused: Partial<Subgroup> = { rules: ['category_enforcement'], accessValidated: false }

test('an event nothing stands against is open to players and visitors', () => {
  expect(verdictOf({ player: man })).toEqual({ kind: 'open' })
  expect(verdictOf({})).toEqual({ kind: 'open' })
})

test('nobody signs up to a restricted event, visitors included [EV-082]', () => {
  expect(verdictOf({ event: { restricted: true }, player: man })).toEqual({ kind: 'blocked', by: 'restricted' })
  expect(verdictOf({ event: { restricted: true } })).toEqual({ kind: 'blocked', by: 'restricted' })
})

test('a women-only start shows a man its notice [EV-051, EV-052, EV-084]', () => {
  const verdict = { kind: 'blocked', by: 'gender', notice: 'women_only' }
  expect(verdictOf({ subgroup: womenOnly, player: man })).toEqual(verdict)
})

test.each([woman, { isMale: null }])('a men-only start shows %j the other notice [EV-052, EV-085]', (player) => {
  const verdict = { kind: 'blocked', by: 'gender', notice: 'category_enforcement' }
  expect(verdictOf({ subgroup: menOnly, player })).toEqual(verdict)
})

test('gender rules stop nobody they are meant for, and no visitor', () => {
  expect(verdictOf({ subgroup: womenOnly, player: woman })).toEqual({ kind: 'open' })
  expect(verdictOf({ subgroup: menOnly, player: man })).toEqual({ kind: 'open' })
  expect(verdictOf({ subgroup: womenOnly })).toEqual({ kind: 'open' })
  expect(verdictOf({ subgroup: menOnly })).toEqual({ kind: 'open' })
})

test('a player whom the game refuses access sees the notice of categories [EV-051, EV-083, EV-089]', () => {
  const verdict = { kind: 'blocked', by: 'access', notice: 'category_enforcement' }
  expect(verdictOf({ subgroup: refused, player: man })).toEqual(verdict)
})

test('where both apply the women-only notice wins [EV-052]', () => {
  const both: Partial<Subgroup> = { rules: ['ladies_only', 'category_enforcement'], accessValidated: false }
  expect(verdictOf({ subgroup: both, player: woman })).toMatchObject({ by: 'access', notice: 'women_only' })
})

test.each([true, undefined])('access validated as %j stands against nobody', (accessValidated) => {
  expect(verdictOf({ subgroup: { ...refused, accessValidated }, player: man })).toEqual({ kind: 'open' })
})

test('access is judged for players only [EV-089]', () => {
  expect(verdictOf({ subgroup: refused })).toEqual({ kind: 'open' })
})

const startsOf = (...changes: Partial<Subgroup>[]) =>
  eventWith({ subgroups: changes.map((each, index) => subgroupWith({ id: String(70 + index), ...each })) })

test.each<[string, Event, Player, string[]]>([
  ['one refused start', startsOf(refused, {}), man, []],
  ['two refused starts', startsOf(refused, {}, refused), man, ['category_enforcement']],
  ['two refused and two open starts', startsOf(refused, {}, refused, {}), man, ['category_enforcement']],
  ['all of them', startsOf(refused, refused, refused), man, ['category_enforcement']],
  ['one of each kind', startsOf(refused, { ...womenOnly, accessValidated: false }), woman, []],
  ['all for women, a man', startsOf(womenOnly, womenOnly), man, ['women_only']],
  ['some for women, which are hidden from a man', startsOf(womenOnly, womenOnly, {}), man, []],
  ['two, of which the player is in one', startsOf(refused, { ...refused, signedUp: true }), man, []],
  ['a restricted event', { ...startsOf(refused, refused), restricted: true }, man, []],
])('what several starts would say is said once: %s [EV-051]', (_, event, player, notices) => {
  expect(sharedNotices(event, player)).toEqual(notices)
})

test('sign-up is closed after its end, for players and visitors [EV-086]', () => {
  expect(verdictOf({ player: man, now: after })).toEqual({ kind: 'blocked', by: 'closed' })
  expect(verdictOf({ now: after })).toEqual({ kind: 'blocked', by: 'closed' })
})

test('of several reasons the first is restricted, then gender, then access, then closed [EV-089, EV-098]', () => {
  const subgroup: Partial<Subgroup> = { rules: ['ladies_only'], accessValidated: false }
  const restricted = { event: { restricted: true }, subgroup, now: after }
  expect(verdictOf({ ...restricted, player: man })).toMatchObject({ by: 'restricted' })
  expect(verdictOf({ subgroup, player: man, now: after })).toMatchObject({ by: 'gender' })
  expect(verdictOf({ subgroup, player: woman, now: after })).toMatchObject({ by: 'access' })
})

test('who is signed up stays so, whatever has come to stand against it', () => {
  const subgroup: Partial<Subgroup> = { ...refused, signedUp: true }
  const verdict = verdictOf({ event: { restricted: true }, subgroup, player: man, now: after })
  expect(verdict).toMatchObject({ kind: 'signed_up' })
})

test('signed up to another start of the event, a player may still move to this one', () => {
  expect(verdictOf({ event: { signedUp: true }, player: man })).toEqual({ kind: 'open' })
})

test('who is signed up may leave until the start, also when sign-up has ended', () => {
  const subgroup = { signedUp: true, registrationEndsAt: '2026-03-01T11:00:00Z' }
  const canLeave = (instant: string) => verdictOf({ subgroup, player: man, now: new Date(instant) })
  expect(canLeave('2026-03-01T18:05:00.000Z')).toEqual({ kind: 'signed_up', canLeave: true })
  expect(canLeave('2026-03-01T18:05:00.001Z')).toEqual({ kind: 'signed_up', canLeave: false })
})

test('who joins late may leave as long as joining late is possible', () => {
  const subgroup: Partial<Subgroup> = { signedUp: true, rules: ['allows_late_join'] }
  const canLeave = (instant: string) => verdictOf({ subgroup, player: man, now: new Date(instant) })
  expect(canLeave('2026-03-01T18:35:00.000Z')).toEqual({ kind: 'signed_up', canLeave: true })
  expect(canLeave('2026-03-01T18:35:00.001Z')).toEqual({ kind: 'signed_up', canLeave: false })
})

const subgroups = fc.record({
  rules: fc.subarray(['ladies_only', 'men_only', 'allows_late_join', 'category_enforcement'] as const),
  accessValidated: fc.constantFrom(true, false, undefined),
  signedUp: fc.boolean(),
})
const players = fc.constantFrom<(Player | undefined)[]>(man, woman, { isMale: null }, undefined)
const instants = fc.date({ min: before, max: after, noInvalidDate: true })

test('what is open to somebody is among the starts allowed to them [EV-084, EV-085]', () => {
  fc.assert(
    fc.property(subgroups, fc.boolean(), players, instants, (changes, restricted, player, now) => {
      const subgroup = subgroupWith(changes)
      const event = eventWith({ restricted, subgroups: [subgroup] })
      fc.pre(signUpVerdict(event, subgroup, player, now).kind === 'open')
      expect(allowedSubgroups(event, player)).toEqual([subgroup])
      expect(restricted || subgroup.signedUp).toBe(false)
    }),
  )
})
