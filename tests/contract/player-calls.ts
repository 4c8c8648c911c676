import type { Calls } from './service-calls'

const token = 'demo-member'
/** The player who has an account with the training-plan partner. */
const linked = 'demo-partner'
const mission = 'summits'
const quest = 'gran-fondo-quest'
/** A race of the day before `NOW`: who is in it has been placed. */
const RACE_START = '20521001'

/** The game server's reading calls that need a player's token. */
export async function loadPlayerReads(): Promise<Calls> {
  const events = await import('@/lib/services/game/player-events')
  const campaigns = await import('@/lib/services/game/campaigns')
  const live = await import('@/lib/services/game/live')
  const profile = await import('@/lib/services/game/profile')
  const memberships = await import('@/lib/services/game/memberships')
  const partners = await import('@/lib/services/game/partners')
  return {
    getMembershipStatus: () => memberships.getMembershipStatus(token),
    listTransactions: () => memberships.listTransactions(token),
    getFullEvent: () => events.getFullEvent('1002', token),
    listMyEvents: () => events.listMyEvents(token),
    listMyUpcomingEvents: () => events.listMyUpcomingEvents(token),
    searchEvents: () => events.searchEvents({ sport: 'RUNNING', subgroupLabels: [1, 2] }, token),
    getPlacement: () => live.getPlacement(RACE_START, token),
    getRiderData: () => live.getRiderData(RACE_START, token),
    getProfile: () => profile.getProfile(token),
    getMission: () => campaigns.getMission(mission, token),
    getMissionProgress: () => campaigns.getMissionProgress(mission, token),
    getCampaignSummary: () => campaigns.getCampaignSummary(mission, token),
    getQuest: () => campaigns.getQuest(quest, token),
    getTodaysPlanAccountExists: () => partners.getTodaysPlanAccountExists(linked),
    partnerConnectionCredentials: () => partners.partnerConnectionCredentials(linked),
    getPartnerConnectionAccessToken: () => partners.getPartnerConnectionAccessToken('todaysplan', linked),
  }
}

/** The game server's writing calls, each with a token, and none that interferes with another. */
export async function loadPlayerWrites(): Promise<Calls> {
  const events = await import('@/lib/services/game/player-events')
  const campaigns = await import('@/lib/services/game/campaigns')
  const profile = await import('@/lib/services/game/profile')
  const memberships = await import('@/lib/services/game/memberships')
  const { env } = await import('@/lib/core/server/env')
  const order = {
    locale: 'en-us',
    membershipPlanPriceId: 'price-us-year',
    // The sandbox of these tests takes itself for the site.
    successUrl: `${new URL(env.GAME_API_URL).origin}/settings/membership`,
    cancelUrl: `${new URL(env.GAME_API_URL).origin}/plans`,
  }
  const partners = await import('@/lib/services/game/partners')
  return {
    openCheckout: () => memberships.openCheckout(order, 'a-key', token),
    openPortal: () => memberships.openPortal(order.cancelUrl, token),
    registerUserTodaysPlan: () => partners.registerUserTodaysPlan(linked),
    setUpUserTodaysPlanZA: () => partners.setUpUserTodaysPlanZA(linked),
    signUp: () => events.signUp('10041', token),
    leave: () => events.leave('1002', token),
    saveProfile: () => profile.saveProfile({ useMetric: false, weight: null }, token),
    enrol: () => campaigns.enrol(mission, token),
    withdraw: () => campaigns.withdraw('winter-base-camp', token),
    registerForQuest: () => campaigns.registerForQuest(quest, token),
  }
}

/** Whom the subscription service knows: a member by Braintree. */
const braintree = 'demo-man'
const PROFILE = '502'

/** The subscription service's reading calls. */
export async function loadSubscriptionReads(): Promise<Calls> {
  const client = await import('@/lib/services/subscription/client')
  const methods = await import('@/lib/services/subscription/payment-methods')
  return {
    listSubscriptionPlans: () => client.listSubscriptionPlans('braintree', { countryCode: 'GB', postalCode: 'SW1' }),
    getGatewayStatus: () => client.getGatewayStatus('braintree', braintree),
    getLegacyStatus: () => client.getLegacyStatus('braintree', PROFILE, braintree),
    getPaymentMethod: () => methods.getPaymentMethod('braintree', PROFILE, braintree),
    getAccountPaymentMethod: () => methods.getAccountPaymentMethod('braintree', braintree),
    getSubscription: () => client.getSubscription('braintree', `sub-braintree-${PROFILE}`, braintree),
  }
}

/** The subscription service's writing calls, of players who don't interfere with each other. */
export async function loadSubscriptionWrites(): Promise<Calls> {
  const client = await import('@/lib/services/subscription/client')
  const methods = await import('@/lib/services/subscription/payment-methods')
  const cancellation = { profileId: PROFILE, subscriptionId: `sub-braintree-${PROFILE}`, reason: '' }
  const purchase = { profileId: '503', subscriptionPlanId: 'braintree-monthly-usd', couponCode: 'WINTER20' }
  return {
    setPaymentMethod: () => methods.setPaymentMethod('braintree', PROFILE, 'mastercard-5454', braintree),
    addAccountPaymentMethod: () => methods.addAccountPaymentMethod('braintree', 'visa-1881', 'demo-unset'),
    createSubscription: () => client.createSubscription('braintree', purchase, 'demo-unset'),
    cancelSubscription: () => client.cancelSubscription('braintree', cancellation, braintree),
  }
}
