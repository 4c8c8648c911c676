import { globSync } from 'node:fs'
import { join } from 'node:path'
import { loadPlayerReads, loadPlayerWrites, loadSubscriptionReads, loadSubscriptionWrites } from './player-calls'

export type Calls = Record<string, () => Promise<unknown>>

/** Every writing call of the service clients, likewise. */
export async function loadServiceWrites(): Promise<Record<string, Calls>> {
  const [{ env }, forms, support, tracking] = await Promise.all([
    import('@/lib/core/server/env'),
    import('@/lib/services/forms/client'),
    import('@/lib/services/support/client'),
    import('@/lib/services/tracking/client'),
  ])
  const event = { event: 'cta_click', properties: { label: 'Join' }, timeStamp: '2026-06-01T10:00:00.000Z' }
  const request = { name: 'Maya Lindqvist', email: 'maya@example.com', queryType: 'Something else', message: 'Hello' }
  const fundraising = await import('@/lib/services/fundraising/client')
  const account = { email: 'mika@example.test', firstName: 'Mika', lastName: 'Aalto', password: '1x2y3z4a5b6c' }
  return {
    game: await loadPlayerWrites(),
    subscription: await loadSubscriptionWrites(),
    support: { sendContactRequest: () => support.sendContactRequest(request) },
    forms: {
      sendForm: () =>
        forms.sendForm(`${env.TRACKING_URL.replace('/tracking', '')}/forms/club`, { email: request.email }),
    },
    tracking: {
      sendEvent: () => tracking.sendEvent(event),
      sendSignUp: () => tracking.sendSignUp({ email: request.email, id: 'footer', timeStamp: event.timeStamp }),
    },
    fundraising: {
      createFundraiser: () => fundraising.createFundraiser(account),
      createProject: () => fundraising.createProject({ campaignId: '2001', fundraiserId: '7002', eventId: '1001' }),
    },
  }
}

/** Every reading call that the service clients can make, under the client's own name for it, and with what the sandbox has. */
export async function loadServiceReads(): Promise<Record<string, Calls>> {
  const reads = await loadVisitorReads()
  const subscription = await loadSubscriptionReads()
  return { ...reads, subscription, game: { ...reads.game, ...(await loadPlayerReads()) } }
}

/** Loads the reads that name no player. */
export async function loadVisitorReads(): Promise<Record<string, Calls>> {
  const [chat, events, live, memberships, routes, articles, storefront, fundraising, partner] = await Promise.all([
    import('@/lib/services/chat/client'),
    import('@/lib/services/game/events'),
    import('@/lib/services/game/live'),
    import('@/lib/services/game/memberships'),
    import('@/lib/services/game/routes'),
    import('@/lib/services/articles/client'),
    import('@/lib/services/storefront/client'),
    import('@/lib/services/fundraising/client'),
    import('@/lib/services/partner/client'),
  ])
  const { encodeArticleId } = await import('@/lib/domains/articles/article-id')
  return {
    game: {
      listEventsByTag: () => events.listEventsByTag('tour-of-summits'),
      listUpcomingEvents: () => events.listUpcomingEvents(['featured']),
      getPublicEvent: () => events.getPublicEvent('1001'),
      searchPublicEvents: () => events.searchPublicEvents({ sport: 'RUNNING', subgroupLabels: [1, 2] }),
      getEventSeries: () => events.getEventSeries('1'),
      getRaceResults: () => events.getRaceResults('10011'),
      getLiveCounts: () => live.getLiveCounts(),
      listMembershipPlans: () => memberships.listMembershipPlans('CA'),
      getCountryPolicy: () => memberships.getCountryPolicy('CA'),
      getRoute: () => routes.getRoute('1'),
    },
    articles: {
      getArticleCard: () => articles.getArticleCard(encodeArticleId(1101)),
      listArticleCards: () => articles.listArticleCards({ limit: 12 }),
    },
    chat: {
      getAgentAvailability: () => chat.getAgentAvailability(),
    },
    storefront: {
      listMarketplaceItems: () => storefront.listMarketplaceItems({ context: { country: 'DE', language: 'DE' } }),
      listCollectionFilters: () => storefront.listCollectionFilters('smart-trainers', 'DE'),
    },
    partner: { getPreregisterTerms: () => partner.getPreregisterTerms() },
    fundraising: {
      getFundraisingEvent: () => fundraising.getFundraisingEvent('1001'),
      listFundraisers: () => fundraising.listFundraisers(),
      listProjectsOfFundraiser: () => fundraising.listProjectsOfFundraiser('7001'),
      listProjectsOfEvent: () => fundraising.listProjectsOfEvent('1001'),
      listDonationsToEvent: () => fundraising.listDonationsToEvent('1001'),
      listDonationsToProject: () => fundraising.listDonationsToProject('8001'),
    },
  }
}

/** Calls that only make sense one after the other, by the name of their service: a test of their own makes them. */
export const testedApart = {
  // tests/lib/domains/fundraising/server.test.ts: the call of listProjectsOfFundraiser, read more strictly
  fundraising: ['listCertainProjects'],
  // templates.test.ts
  web: ['getTemplate'],
  // calendar-feeds.test.ts
  game: ['getCalendarFeed', 'makeCalendarFeed', 'revokeCalendarFeed'],
  // identity.test.ts and back-channel.test.ts
  identity: [
    'exchangeCode',
    'getAuthorizationUrl',
    'getEndSessionUrl',
    'getUserInfo',
    'readLogoutToken',
    'refreshTokens',
    'revokeToken',
  ],
  // tests/lib/services/partner/client.test.ts: the switch takes the partner's own token
  partner: ['toggleCoaching'],
}

/** Files of the clients that make no call: they serve those that do. */
const SERVING = /(algorithms|authentication|filter|marketplace-items|refusal|request|schema|signature)\.ts$/

/** Names of the calling functions that the clients export, by service. */
export async function findClientFunctions(): Promise<Record<string, string[]>> {
  const functions: Record<string, string[]> = {}
  for (const file of globSync('lib/services/*/*.ts').filter((path) => !SERVING.test(path))) {
    const service = file.split('/')[2] ?? ''
    const exported: Record<string, unknown> = await import(join(process.cwd(), file))
    const names = Object.keys(exported).filter((name) => typeof exported[name] === 'function')
    functions[service] = [...(functions[service] ?? []), ...names].toSorted()
  }
  return functions
}
