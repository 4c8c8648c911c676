import 'server-only'
import { listCampaigns } from '@/lib/content/campaigns/campaign-list'
import { defaultLocale } from '@/i18n/locales'
import { decimalOf } from '@/lib/core/money'
import { isOff } from '@/lib/core/server/off'
import { listTakenPart } from '@/lib/domains/campaigns/history-server'
import { listOwnPlacings, listOwnStarts } from '@/lib/domains/events/results/history-server'
import { listOwnProjects } from '@/lib/domains/fundraising/project-server'
import { findPayment, getMembership, listPaid } from '@/lib/domains/memberships/status-server'
import { getPairing } from '@/lib/domains/pairing/server'
import { getProfile } from '@/lib/domains/profile/server'
import type { Member } from '@/lib/domains/session/member'
import { browserPart } from './browser-part'
import { sessionsPart } from './sessions-part'

/** Entries of which each is a call, or two: the campaigns that started last, and the latest placings. */
export const mostInParts = { campaigns: 12, placings: 30 } as const

/**
 * What is known of a player, each part by itself: what the session and the browser's cookies hold, and what the site
 * reads of its services. They are read when somebody asks, and kept nowhere (docs/decisions/069).
 */
const readers = {
  sessions: sessionsPart,
  session: async ({ facts }: Member) => facts,
  browser: browserPart,
  profile: getProfile,
  membership: async (member: Member) => {
    const { price, ...facts } = await getMembership(member)
    return { ...facts, ...(price && { amount: decimalOf(price), currency: price.currency }) }
  },
  payment: async (member: Member) => {
    const { gateway } = await getMembership(member)
    const { type, brand, last4 } = (await findPayment(member, gateway ?? 'own')) ?? {}
    return { type, brand, last4 }
  },
  payments: async (member: Member) =>
    (await listPaid(member)).map(({ id, date, description, ...money }) => ({
      id,
      date,
      description,
      amount: decimalOf(money),
      currency: money.currency,
    })),
  events: listOwnStarts,
  results: (member: Member) => listOwnPlacings(member, mostInParts.placings),
  campaigns: async (member: Member) => {
    const campaigns = await listCampaigns(defaultLocale)
    return listTakenPart(
      member,
      campaigns.slice(0, mostInParts.campaigns).map(({ shortName }) => shortName),
    )
  },
  connections: async (member: Member) => ({ trainingPlan: (await getPairing(member)).state === 'linked' }),
  fundraising: async (member: Member) =>
    (await listOwnProjects(member)).map(({ raised, target, symbol, story, pageUrl }) => ({
      raised,
      target,
      symbol,
      story,
      pageUrl,
    })),
} as const satisfies Record<string, (member: Member) => Promise<object>>

export type DataPartName = keyof typeof readers

const memberships = ['membership', 'payment', 'payments'] as const satisfies DataPartName[]

/** The parts that there are on this site, in their order: a service that is off knows nothing of anybody. */
export function dataPartNames(): DataPartName[] {
  const off = new Set<string>([
    ...(isOff('memberships') ? memberships : []),
    ...(isOff('partner') ? ['connections'] : []),
    ...(isOff('fundraising') ? ['fundraising'] : []),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
  return (Object.keys(readers) as DataPartName[]).filter((name) => !off.has(name))
}

/** Reads a part. @throws AppError `not_signed_in`; UpstreamError if it can't be read */
export const readDataPart = (name: DataPartName, member: Member): Promise<object> => readers[name](member)
