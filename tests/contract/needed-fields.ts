const event = [
  'id',
  'name',
  'eventStart',
  'eventType',
  'sport',
  'restricted',
  'rulesSet',
  'registrationEnd',
  'eventSubgroups',
  'eventSubgroups[].id',
  'eventSubgroups[].label',
  'eventSubgroups[].rulesSet',
  'eventSubgroups[].registrationEnd',
  'eventSubgroups[].lateJoinInMinutes',
  'eventSubgroups[].eventSubgroupStart',
  'eventSubgroups[].accessValidationResult',
  'eventSubgroups[].signedUp',
]
const joinedEvent = ['eventId', 'eventSubgroupId', 'eventSubgroupStart', 'name', 'label']
const route = ['name', 'laps', 'distance', 'elevation']
const profile = ['publicId', 'firstName', 'lastName', 'email', 'isMale', 'useMetric', 'fundraiserId']
const article = ['ID', 'post_date', 'post_name', 'post_title']

const membershipStatus = ['status', 'gateway', 'planPriceId', 'subscriptionId', 'currentPeriodEnd', 'cancelAtPeriodEnd']
const planPrice = ['id', 'periodUnit', 'price', 'currencyCode']

const each = (fields: readonly string[], list = '') => fields.map((field) => `${list}[].${field}`)
const events = ['events', ...each(event, 'events')]
const projects = ['projects', ...each(['id'], 'projects')]
const donations = ['donations', ...each(['id'], 'donations')]

/**
 * The fields by which an answer stands or falls, by the call: it is refused where one of them is of another kind, and
 * for no other reason. They are what a page can't be drawn or a rule can't be decided without; to be added
 * deliberately.
 */
export const neededFields: Record<string, readonly string[]> = {
  listEventsByTag: each(event),
  listUpcomingEvents: each(event),
  getPublicEvent: event,
  searchPublicEvents: [...events, 'cursor'],
  getEventSeries: ['name', ...events],
  getRaceResults: [],
  getFullEvent: event,
  listMyEvents: events,
  listMyUpcomingEvents: each(joinedEvent),
  searchEvents: [...events, 'cursor'],
  signUp: ['signedUp'],
  leave: ['signedUp'],
  getRoute: route,
  getLiveCounts: ['livePlayersCount', 'liveEventsCount'],
  listMembershipPlans: ['[].id', '[].prices', ...planPrice.map((field) => `[].prices[].${field}`)],
  getCountryPolicy: ['currency', 'taxPolicy'],
  getMembershipStatus: membershipStatus,
  listTransactions: each(['id', 'date', 'amount', 'currencyCode']),
  openCheckout: ['url'],
  openPortal: ['url'],
  listSubscriptionPlans: each(['id', 'planDuration', 'provider', 'price', 'currencyCode']),
  getGatewayStatus: membershipStatus,
  getLegacyStatus: membershipStatus,
  getPaymentMethod: ['id'],
  setPaymentMethod: ['id'],
  getAccountPaymentMethod: ['id'],
  addAccountPaymentMethod: ['id'],
  getSubscription: ['id', 'createdAt', 'moneyBackGuaranteeEndsAt'],
  getPlacement: ['position', 'total'],
  getRiderData: ['id', 'distanceMeters', 'watts', 'heartRate', 'progress'],
  getProfile: profile,
  saveProfile: profile,
  getMission: ['enrolled', 'status'],
  getMissionProgress: ['progress', 'goal'],
  getCampaignSummary: [
    'stages',
    'stages[].campaignStageShortName',
    'stages[].progress',
    'unlocks',
    'unlocks[].name',
    'unlocks[].progress',
  ],
  enrol: ['key'],
  withdraw: ['status'],
  getQuest: ['shortName', 'registered'],
  registerForQuest: ['registered'],
  getAgentAvailability: ['available'],
  getTodaysPlanAccountExists: ['exists'],
  partnerConnectionCredentials: each(['name', 'oauthUrl']),
  getPartnerConnectionAccessToken: ['token'],
  registerUserTodaysPlan: [],
  setUpUserTodaysPlanZA: [],
  getPreregisterTerms: ['tc'],
  createFundraiser: ['fundraiser', 'fundraiser.id'],
  createProject: ['project', 'project.id'],
  getFundraisingEvent: ['event.campaigns', 'event.campaigns[].id'],
  listFundraisers: ['fundraisers', ...each(['id', 'email'], 'fundraisers')],
  listProjectsOfFundraiser: projects,
  listProjectsOfEvent: projects,
  listDonationsToEvent: donations,
  listDonationsToProject: donations,
  getArticleCard: article,
  listArticleCards: each(article),
  listMarketplaceItems: [
    'data',
    'data.metaobjects',
    'data.metaobjects.edges',
    'data.metaobjects.edges[].node',
    'data.metaobjects.edges[].node.handle',
    'data.metaobjects.edges[].node.fields',
    'data.metaobjects.edges[].node.fields[].key',
    'data.metaobjects.edges[].node.fields[].value',
    'data.metaobjects.pageInfo',
    'data.metaobjects.pageInfo.hasNextPage',
    'data.metaobjects.pageInfo.endCursor',
  ],
  listCollectionFilters: [
    'data',
    'data.collection',
    'data.collection.products',
    'data.collection.products.filters',
    'data.collection.products.filters[].id',
    'data.collection.products.filters[].values',
    'data.collection.products.filters[].values[].count',
    'data.collection.products.filters[].values[].input',
  ],
}
