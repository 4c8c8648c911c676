import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { exampleAnswers } from '@/app/[locale]/gallery/_gallery/players/example-answers'
import { playerStates, type PlayerState } from '@/app/[locale]/gallery/_gallery/players/states'
import { getPunchcard } from '@/lib/domains/campaigns/endpoints'
import { isAchieved } from '@/lib/domains/campaigns/punchcard'
import type { CalendarEvent } from '@/lib/domains/events/calendar/page'
import { listJoinedEvents, listMemberEvents, listStarts } from '@/lib/domains/events/endpoints'
import { getMembership } from '@/lib/domains/memberships/endpoints'
import { session } from '@/lib/domains/session/endpoints'

const NOW = new Date('2030-05-15T12:00:00Z')
const HOUR = 3_600_000

/** An event that begins some hours from now and takes two. */
function event(id: number, hours: number): CalendarEvent {
  const startsAt = new Date(NOW.getTime() + hours * HOUR).toISOString()
  const group = { startsAt, rules: [], durationSeconds: 7200, signedUp: false }
  return {
    id: String(id),
    name: `Event ${id}`,
    startsAt,
    type: 'group_ride',
    sport: 'cycling',
    restricted: false,
    rules: [],
    subgroups: [
      { ...group, id: `${id}1`, category: 'A' },
      { ...group, id: `${id}2`, category: 'B' },
    ],
    signedUp: false,
  }
}

const events = [event(3, 30), event(1, 1), event(2, 2), event(4, 40), event(5, 0.1)]

/** What a request is answered in a state. */
function answer(state: PlayerState, method: string, address: string): unknown {
  const { pathname, searchParams: query } = new URL(address, 'http://localhost')
  for (const each of exampleAnswers(state, events, NOW)) {
    const match = each.path.exec(pathname)
    if (match && each.method === method) return each.answer({ params: match.groups ?? {}, query })
  }
  return undefined
}

const joined = (state: PlayerState) =>
  listJoinedEvents.answer.parse(answer(state, 'GET', '/api/events/joined')).map(({ eventId }) => eventId)

test('a fresh player has joined nothing, one half-way the next event that doesn’t begin at once, and one who is done all that don’t overlap', () => {
  expect(playerStates.map(joined)).toEqual([[], ['1'], ['1', '3', '4']])
})

test('a player whose plan is linked has it coached, and no other', () => {
  expect(playerStates.map((state) => answer(state, 'POST', '/api/pairing/coaching'))).toEqual([
    undefined,
    undefined,
    { isSetUp: true },
  ])
})

test('the calendar, the scheduler and the list of joined events tell the same', () => {
  const rows = listMemberEvents.answer.parse(answer('done', 'GET', '/api/events/mine?ids=1,2,3'))
  expect(rows.map(({ event: { id, signedUp } }) => [id, signedUp])).toEqual([
    ['3', true],
    ['1', true],
    ['2', false],
  ])
  const starts = listStarts.answer.parse(answer('done', 'GET', '/api/events/starts?tag=x'))
  expect(starts.map(({ eventId }) => eventId)).toEqual(['5', '5', '1', '1', '2', '2', '3', '3', '4', '4'])
})

const campaignsSchema = z.array(
  z.object({
    slice: z.object({
      primary: z.object({ campaign_short_name: z.string().optional() }).optional(),
      items: z
        .array(
          z.object({
            id: z.string().optional(),
            stage_short_name: z.string().optional(),
            unlock_name: z.string().nullish(),
            unlock_percent: z.number().nullish(),
          }),
        )
        .default([]),
    }),
  }),
)

const sections = ['AcademyPunchcardNew', 'StageDetails'].flatMap((folder) =>
  campaignsSchema.parse(JSON.parse(readFileSync(`slices/${folder}/mocks.json`, 'utf8'))),
)

const achievements = sections.flatMap(({ slice: { primary, items } }) =>
  items.flatMap((item) => {
    const campaign = primary?.campaign_short_name ?? 'summits'
    const stage = item.stage_short_name || item.id
    const unlock = item.unlock_name
    return [
      ...(stage ? [{ campaign, achievement: { kind: 'stage', name: stage } as const }] : []),
      ...(unlock
        ? [{ campaign, achievement: { kind: 'unlock', name: unlock, percent: item.unlock_percent ?? 0 } as const }]
        : []),
    ]
  }),
)

test.each([
  ['fresh', 0],
  ['done', 1],
] as const)('of what the mocks name, a player who is %s has achieved a share of %d', (state, share) => {
  const cards = achievements.map(({ campaign, achievement }) => {
    const card = getPunchcard.answer.parse(answer(state, 'GET', `/api/campaigns/${campaign}/punchcard`))
    return isAchieved(card, achievement)
  })
  expect(cards.length).toBeGreaterThan(8)
  expect(cards.filter(Boolean)).toHaveLength(cards.length * share)
})

test('a player half-way has achieved some', () => {
  const card = getPunchcard.answer.parse(answer('half-way', 'GET', '/api/campaigns/summits/punchcard'))
  const own = achievements.filter(({ campaign }) => campaign === 'summits')
  const achieved = own.filter(({ achievement }) => isAchieved(card, achievement))
  expect(achieved.length).toBeGreaterThan(0)
  expect(achieved.length).toBeLessThan(own.length)
})

test('a membership is paid until a day to come, in words of the page', () => {
  const until = playerStates.map((state) => getMembership.answer.parse(answer(state, 'GET', '/api/membership')).until)
  expect(until).toEqual([null, 'December 1, 2030', 'December 1, 2030'])
})

test('the player is the same in every state', () => {
  const names = playerStates.map((state) => session.answer.parse(answer(state, 'GET', '/api/session')).publicId)
  expect(new Set(names).size).toBe(1)
})
