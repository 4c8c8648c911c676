import { dateFormat } from '@/lib/core/formats'
import { getPunchcard, getRegistration } from '@/lib/domains/campaigns/endpoints'
import type { Punchcard } from '@/lib/domains/campaigns/punchcard'
import { listOwnEvents } from '@/lib/domains/events/calendar/endpoints'
import type { CalendarEvent } from '@/lib/domains/events/calendar/page'
import { getMemberEvent, listJoinedEvents, listMemberEvents, listStarts } from '@/lib/domains/events/endpoints'
import { startsOf } from '@/lib/domains/events/stages/schedule'
import { getOwnFundraiser, getSharedFundraiser } from '@/lib/domains/fundraising/endpoints'
import { getMembership } from '@/lib/domains/memberships/endpoints'
import type { Membership } from '@/lib/domains/memberships/schema'
import { getPairing, setUpCoaching } from '@/lib/domains/pairing/endpoints'
import { countryOfPlayer, session } from '@/lib/domains/session/endpoints'
import type { Session } from '@/lib/domains/session/schema'
import { example, type Example } from './answer-in-place'
import { joinedIn, memberEventsIn } from './example-events'
import type { PlayerState } from './states'

/** The example player; no player's id looks like this one. */
export const PLAYER = { id: 'gallery-example', name: 'Maya' }

const FUNDRAISER = 'example'
const PAIRINGS = { fresh: 'not_linked', 'half-way': 'wrong_page', done: 'linked' } as const
/** Percentages of a campaign's stages in their order; those that aren't named have none. */
const STAGES: Record<PlayerState, number[]> = { fresh: [], 'half-way': [100, 60], done: [100, 100, 100, 100, 100] }
const UNLOCKED = { fresh: 0, 'half-way': 50, done: 100 }
/** How long what is paid for lasts. */
const PAID_MS = 200 * 24 * 60 * 60 * 1000
const MEMBERSHIPS = { fresh: 'none', 'half-way': 'trialing', done: 'active' } as const

type Campaign = { stages: number; goal: number; unlocks: string[] }

/**
 * Campaigns of the mocks by their short name, with the names of what they unlock (compared by
 * tests/app/[locale]/gallery/example-answers.test.ts). The goal of the tour is one stage less than it has, as its mocks say,
 * since only beyond a goal an icon says that it is reached.
 */
const CAMPAIGNS: Readonly<Record<string, Campaign>> = {
  summits: { stages: 5, goal: 4, unlocks: ['Cloud Socks', 'Summit Jersey'] },
  'winter-base-camp': { stages: 2, goal: 2, unlocks: [] },
}

/**
 * What the site's server would answer the example player in a state.
 *
 * @param events of the calendar, which the player may have joined
 */
export function exampleAnswers(state: PlayerState, events: readonly CalendarEvent[], now: Date): Example[] {
  return [
    ...ofPlayer(state),
    ...ofCampaigns(state),
    ...ofEvents(state, events, now),
    ...ofFundraising(state),
    example(getMembership, () => membershipIn(state, now)),
    example(getPairing, () => ({ state: PAIRINGS[state] })),
    example(setUpCoaching, () => (PAIRINGS[state] === 'linked' ? { isSetUp: true } : undefined)),
  ]
}

function ofPlayer(state: PlayerState): Example[] {
  const player: Session = {
    isAuthenticated: true,
    playerId: PLAYER.id,
    publicId: PLAYER.id,
    firstName: PLAYER.name,
    lastName: '',
    isMale: null,
    usesMetric: true,
    fundraiserId: state === 'fresh' ? null : FUNDRAISER,
  }
  return [example(session, () => player), example(countryOfPlayer, () => ({ country: null }))]
}

function ofCampaigns(state: PlayerState): Example[] {
  return [
    example(getRegistration, () => ({ isRegistered: state !== 'fresh' })),
    example(getPunchcard, ({ params }) => punchcardIn(state, params.shortName ?? '')),
  ]
}

function punchcardIn(state: PlayerState, campaign: string): Punchcard {
  const known = CAMPAIGNS[campaign]
  const percents = Array.from({ length: known?.stages ?? 0 }, (_, index) => STAGES[state][index] ?? 0)
  const reached = percents.filter((percent) => percent === 100).length
  return {
    firstName: PLAYER.name,
    usesMetric: true,
    // Who is new has a profile without numbers.
    fitness: state === 'fresh' ? {} : { ftpWatts: 245, weightKilograms: 61.5, run5kSeconds: 1_500 },
    results: {
      stages: percents.map((percent, index) => ({ name: `${campaign}-stage-${index + 1}`, percent })),
      unlocks: (known?.unlocks ?? []).map((name) => ({ name, percent: UNLOCKED[state] })),
    },
    progress: known && { reached, goal: known.goal },
  }
}

function ofEvents(state: PlayerState, events: readonly CalendarEvent[], now: Date): Example[] {
  const members = memberEventsIn(state, events, now)
  const joined = joinedIn(state, events, now)
  const starts = startsOf(
    members.map(({ event }) => event),
    { isMale: null },
    now,
  )
  const ids = (query: URLSearchParams) => new Set((query.get('ids') ?? '').split(','))
  return [
    example(listJoinedEvents, () => joined),
    example(listMemberEvents, ({ query }) => members.filter(({ event }) => ids(query).has(event.id))),
    example(listOwnEvents, () => []),
    example(listStarts, () => starts),
    example(getMemberEvent, ({ params }) => members.find(({ event }) => event.id === params.id)),
  ]
}

function ofFundraising(state: PlayerState): Example[] {
  const project = {
    id: FUNDRAISER,
    raised: state === 'done' ? 520 : 140,
    target: 400,
    symbol: '€',
    firstName: PLAYER.name,
    pageUrl: 'https://example.com/maya',
    donateUrl: 'https://example.com/maya/donate',
  }
  const own = state === 'fresh' ? null : project
  const gift = { id: 'example-gift', amount: 40, currency: 'EUR', name: 'Tomás', message: 'Up you go!' }
  return [
    example(getOwnFundraiser, () => ({ fundraiserId: own && FUNDRAISER, publicId: PLAYER.id, project: own })),
    example(getSharedFundraiser, ({ params }) =>
      params.fundraiserId === FUNDRAISER ? { project: own, donations: own ? [gift] : [] } : undefined,
    ),
  ]
}

function membershipIn(state: PlayerState, now: Date): Membership {
  if (state === 'fresh') return { state: MEMBERSHIPS[state], gateway: null, period: null, price: null, until: null }
  const until = dateFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(now.getTime() + PAID_MS)
  return { state: MEMBERSHIPS[state], gateway: 'own', period: 'year', price: '$179.99 per year', until }
}
