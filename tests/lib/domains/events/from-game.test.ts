import { expect, test } from 'vitest'
import { eventFromGame } from '@/lib/domains/events/from-game'
import { eventSchema } from '@/lib/domains/events/schema'
import { gameEventSchema } from '@/lib/services/game/events'
import { gameEventAnswer } from '../../support/game-events'

const translate = (changes: Record<string, unknown> = {}) =>
  eventFromGame(gameEventSchema.parse(gameEventAnswer(changes)))

test('an event with only what it must have', () => {
  expect(translate()).toEqual({
    id: '7',
    name: 'Col by lantern light',
    startsAt: '2026-03-01T18:00:00Z',
    type: 'group_ride',
    sport: 'cycling',
    restricted: false,
    rules: [],
    tags: [],
    signedUp: false,
    subgroups: [{ id: '70', category: 'B', startsAt: '2026-03-01T18:05:00Z', rules: [], signedUp: false }],
  })
})

test('an event with everything', () => {
  const event = translate({
    description: 'Over the pass',
    sport: 'RUNNING',
    restricted: true,
    routeId: 3,
    registrationEnd: '2026-03-01T17:55:00Z',
    tags: ['race'],
    eventSeriesName: 'Winter stage 2',
    imageUrl: 'https://media.test/7.jpg',
    durationInSeconds: 3600,
    signedUp: true,
  })
  expect(event).toMatchObject({
    description: 'Over the pass',
    sport: 'running',
    restricted: true,
    routeId: '3',
    registrationEndsAt: '2026-03-01T17:55:00Z',
    tags: ['race'],
    seriesName: 'Winter stage 2',
    imageUrl: 'https://media.test/7.jpg',
    durationSeconds: 3600,
    signedUp: true,
  })
  expect(eventSchema.parse(event)).toEqual(event)
})

test('a subgroup with everything', () => {
  const wire = {
    id: 70,
    label: 5,
    eventSubgroupStart: '2026-03-01T18:05:00Z',
    registrationEnd: '2026-03-01T18:00:00Z',
    lateJoinInMinutes: 0,
    routeId: 3,
    durationInSeconds: 1800,
    fromPaceValue: 1,
    toPaceValue: 5,
    accessValidationResult: false,
    signedUp: true,
  }
  expect(translate({ eventSubgroups: [wire] }).subgroups).toEqual([
    {
      id: '70',
      category: 'E',
      startsAt: '2026-03-01T18:05:00Z',
      rules: [],
      registrationEndsAt: '2026-03-01T18:00:00Z',
      lateJoinMinutes: 0,
      routeId: '3',
      durationSeconds: 1800,
      paceFrom: 1,
      paceTo: 5,
      accessValidated: false,
      signedUp: true,
    },
  ])
})

test("a subgroup's rules are joined with its event's, once each", () => {
  const subgroup = { id: 70, label: 1, eventSubgroupStart: '2026-03-01T18:05:00Z' }
  const rulesSet = ['CATEGORY_ENFORCEMENT', 'MEN_ONLY']
  const event = translate({ rulesSet: ['MEN_ONLY', 'ALLOWS_LATE_JOIN'], eventSubgroups: [{ ...subgroup, rulesSet }] })
  expect(event.rules).toEqual(['men_only', 'allows_late_join'])
  expect(event.subgroups[0]?.rules).toEqual(['men_only', 'allows_late_join', 'category_enforcement'])
})

test('rules that do not concern the site are ignored', () => {
  expect(translate({ rulesSet: ['NO_DRAFTING', 'LADIES_ONLY'] }).rules).toEqual(['ladies_only'])
})

test.each([
  ['FONDO', 'fondo'],
  ['GROUP', 'group'],
  ['GROUP_WORKOUT', 'group_workout'],
  ['GROUP_RIDE', 'group_ride'],
  ['RACE', 'race'],
  ['TIME_TRIAL', 'time_trial'],
  ['TEAM_TIME_TRIAL', 'team_time_trial'],
  ['WORKOUT', 'workout'],
  ['MEETUP', 'meetup'],
])('knows the type %s [CD-009, EV-010, EV-011]', (eventType, type) => {
  expect(translate({ eventType }).type).toBe(type)
})

test.each([
  ['group ride', 'group_ride'],
  ['Team time trial', 'team_time_trial'],
  [' TIME-TRIAL ', 'time_trial'],
  ['GROUP  WORKOUT', 'group_workout'],
])('knows the type %j, as the words are written [EV-011]', (eventType, type) => {
  expect(translate({ eventType }).type).toBe(type)
})

test.each(['', ' ', 'SCAVENGER_HUNT', 'ride of a group'])(
  'takes the type %j for a meetup [CD-010, EV-011]',
  (eventType) => {
    expect(translate({ eventType }).type).toBe('meetup')
  },
)
