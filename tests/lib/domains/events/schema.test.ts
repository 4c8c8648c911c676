import { expect, test } from 'vitest'
import { listOwnEvents } from '@/lib/domains/events/calendar/endpoints'
import { calendarFeedSchema } from '@/lib/domains/events/calendar/feed'
import { listMemberEvents, listStarts } from '@/lib/domains/events/endpoints'
import { joinedEventSchema } from '@/lib/domains/events/joined-event'
import { memberEventSchema, signUpAnswerSchema } from '@/lib/domains/events/member-event'
import { playerResultSchema } from '@/lib/domains/events/results/race-result'
import { signUpIntentSchema } from '@/lib/domains/events/schema'
import { startSchema } from '@/lib/domains/events/stages/schedule'
import { eventWith, subgroupWith } from '../../support/events'

const startsAt = '2026-03-01T18:05:00Z'

const subgroup = subgroupWith({
  rules: ['ladies_only', 'men_only', 'allows_late_join', 'category_enforcement'],
  registrationEndsAt: '2026-03-01T18:00:00Z',
  lateJoinMinutes: 12,
  routeId: '3',
  durationSeconds: 1800,
  paceFrom: 1.5,
  paceTo: 2.5,
  accessValidated: false,
  signedUp: true,
})

const event = eventWith({
  description: 'Over the pass',
  restricted: true,
  rules: ['ladies_only'],
  subgroups: [subgroup],
  routeId: '4',
  registrationEndsAt: '2026-03-01T17:45:00Z',
  tags: ['tour'],
  seriesName: 'Tour stage 2',
  imageUrl: 'https://media.test/7.jpg',
  durationSeconds: 3600,
  signedUp: true,
})

const whole = {
  'an event of a player': [memberEventSchema, { event, hasUserData: true }],
  'a joined event': [
    joinedEventSchema,
    {
      eventId: '7',
      subgroupId: '70',
      startsAt,
      name: 'Col by lantern light',
      category: 'E',
      durationSeconds: 3600,
      leavableUntil: '2026-03-01T18:35:00.000Z',
      routeId: '3',
      metrics: { distanceMeters: 24_600, elevationMeters: 126, durationSeconds: 2700 },
    },
  ],
  'the result of a player': [
    playerResultSchema,
    { category: 'A', position: 3, total: 40, ride: { distanceMeters: 18_400, watts: 231, heartRate: 154 } },
  ],
  'a start of a stage': [startSchema, { eventId: '7', subgroupId: '70', kind: 'group_run', category: 'D', startsAt }],
  'the answer to a sign-up': [signUpAnswerSchema, { signedUp: true, joinedAfterMs: 1000 }],
  'the start that was chosen before signing in': [signUpIntentSchema, { eventId: '7', subgroupId: '70' }],
  'the address of a calendar': [calendarFeedSchema, { url: 'https://site.test/api/calendars/personal/a' }],
} as const

test.each(Object.entries(whole))('%s reaches the page whole', (_, [schema, value]) => {
  expect(schema.parse(value)).toEqual(value)
})

test('a start that a page of before a rollout has kept is read, although its ids are numbers', () => {
  expect(signUpIntentSchema.parse({ eventId: 7, subgroupId: 70 })).toEqual({ eventId: '7', subgroupId: '70' })
})

test.each([
  ['an event of a player', { event: { ...event, type: 'picnic' }, hasUserData: true }],
  ['an event of a player', { event: { ...event, subgroups: [{ ...subgroup, rules: ['picnic'] }] }, hasUserData: true }],
  ['a joined event', { ...whole['a joined event'][1], metrics: { distanceMeters: 1 } }],
  ['the result of a player', { ...whole['the result of a player'][1], ride: { watts: 231 } }],
  ['a start of a stage', { ...whole['a start of a stage'][1], kind: 'meetup' }],
  ['the start that was chosen before signing in', { eventId: '7', subgroupId: '7 0' }],
  ['the address of a calendar', { url: 'nowhere' }],
] as const)('of another form, %s is none', (name, value) => {
  expect(whole[name][0].safeParse(value).success).toBe(false)
})

const [from, to] = ['2026-03-01T00:00:00.000Z', '2026-03-02T00:00:00.000Z']

test('several events are named by their ids and the time that they start in', () => {
  const { query } = listMemberEvents
  expect(query.parse({ ids: '7,123456789012345', from, to })).toEqual({ ids: ['7', '123456789012345'], from, to })
  expect(query.parse({ ids: '123456789012345,8,9', from, to }).ids).toEqual(['123456789012345', '8', '9'])
  const refused = [
    { ids: '' },
    { ids: '7,' },
    { ids: 'me' },
    { ids: '7,a b' },
    { ids: '7,8;9' },
    { ids: 'x'.repeat(101) },
    { ids: '7,..' },
    { from: 'today' },
    { to: undefined },
  ]
  expect(refused.filter((each) => query.safeParse({ ids: '7', from, to, ...each }).success)).toEqual([])
})

test('starts are those of a tag, which has letters and an end', () => {
  const { query } = listStarts
  expect(query.parse({ tag: ` ${'x'.repeat(100)} ` })).toEqual({ tag: 'x'.repeat(100) })
  expect([' ', 'x'.repeat(101), undefined].filter((tag) => query.safeParse({ tag }).success)).toEqual([])
})

test('a player’s own events are those of a window of the calendar at most, by tags and a kind that there are', () => {
  const { query } = listOwnEvents
  const most = { from: '2026-03-01T00:00:00Z', to: '2026-03-09T01:00:00Z' }
  const accepted = [most, { ...most, tags: 'x'.repeat(200), type: 'race' }]
  expect(accepted.map((each) => query.parse(each))).toEqual(accepted)
  const refused = [
    { to: '2026-03-09T01:00:00.001Z' },
    { to: most.from },
    { to: '2026-02-28T00:00:00Z' },
    { from: 'today' },
    { tags: 'x'.repeat(201) },
    { type: 'picnic' },
  ]
  expect(refused.filter((each) => query.safeParse({ ...most, ...each }).success)).toEqual([])
})
