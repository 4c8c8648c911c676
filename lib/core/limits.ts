// What a client may do, and what all clients together may have under way on an instance (docs/decisions/023 and 034). One table:
// SECURITY.md shows it, and tests/security-limits.test.ts holds the two together.

const SECOND = 1000
const MINUTE = 60 * SECOND
const KIBIBYTE = 1024

/**
 * Connections, as `lib/delivery/server/connections.ts` counts them. How many there may be is an operator's choice:
 * `CONNECTIONS` (2048, some 20 KB each) and `CONNECTIONS_PER_ADDRESS` (512: fifty browsers behind one address have six each).
 */
export const connectionLimits = {
  /** Above this fraction of all connections, the oldest idle one is closed for a new one. */
  crowdedFrom: 0.9,
  /** Pipelined requests: received on a connection before the current one was answered. No browser pipelines. */
  requestsAhead: 16,
  /** For how long an address that sent more than that gets no connection. */
  barredMs: 10 * SECOND,
  /** Addresses that are remembered as barred. */
  addressesBarred: 1000,
  /** Sockets that listen: the event loop takes one connection of each in a turn (`lib/delivery/server/listening.ts`). */
  listeners: 1024,
  /**
   * Connections that the system queues for each of them. With fewer, other clients' connections stall for seconds while
   * one opens many.
   */
  backlog: 4096,
} as const

/** Times after which a connection is closed, in milliseconds. */
export const connectionTimes = {
  /** Time for a request's head to arrive. */
  head: 15 * SECOND,
  /** Time for the whole request to arrive. */
  request: 30 * SECOND,
  /** How long no byte may pass in either direction. */
  silence: MINUTE,
  /** How often the first two are enforced; Node's own interval is half a minute. */
  check: 5 * SECOND,
} as const

/** The head of a request: its address and all its headers. */
export const headLimits = {
  /** Bytes: a session in three cookies, an address with an embed, and what browsers and proxies add (docs/decisions/068). */
  largest: 32 * KIBIBYTE,
} as const

/** Arriving bodies, as `lib/delivery/server/arriving-bodies.ts` counts them. */
export const bodyLimits = {
  /** Bytes of the largest body that any route reads: a publish of ten thousand documents. */
  largest: 256 * KIBIBYTE,
  /** Bytes that wait in memory before the request is handed on; a route reads the rest. */
  buffered: 64 * KIBIBYTE,
  /** How long those may take: a slow phone sends them in four seconds. */
  patienceMs: 10 * SECOND,
  /** Bodies arriving at once from one client. */
  perClient: 32,
  /** Bodies arriving at once from all clients: 16 MB. */
  most: 256,
  /** Publishes are counted apart, so that no other body keeps one out. */
  publishesPerClient: 4,
  publishes: 64,
} as const

/** Kinds of requests by cost (`lib/delivery/server/request-kind.ts`), the most urgent first. */
export const requestKinds = ['probe', 'kept', 'file', 'write', 'read', 'picture', 'page', 'heavy'] as const

export type RequestKind = (typeof requestKinds)[number]

export type AdmissionLimit = {
  /** Concurrent requests of one client. */
  perClient: number
  /** Concurrent requests of all clients together. */
  most: number
  /** Whether nothing new begins while the event loop is late. */
  isShed: boolean
}

/**
 * Requests that may be under way in the framework. Noted with each: the processor time of one of them
 * (`bench/request-costs.ts`, `bench/simulator-cost.ts`); what one client may have under way adds up in
 * docs/decisions/034.
 */
export const admissionLimits = {
  /** `/readyz`: 1 to 2 ms. */
  probe: { perClient: 4, most: 64, isShed: false },
  /** Pages from the page cache: 2 ms. */
  kept: { perClient: 8, most: 64, isShed: false },
  /** Files that the framework serves: 1 ms. */
  file: { perClient: 16, most: 128, isShed: false },
  /** What changes something for a player: 4 to 6 ms, the rest is waiting for services. */
  write: { perClient: 8, most: 128, isShed: false },
  /** Other requests of our API, sitemaps, and feeds: 1 ms. */
  read: { perClient: 12, most: 128, isShed: true },
  /**
   * Sizes of pictures that the site makes itself: 1 ms; one that is to be made waits for its turn, and is made by other
   * threads (`bench/picture-sizes.ts`). All pictures of a page, and no more than may wait there: further ones wait here.
   * They begin while the event loop is late, too, since browsers don't ask again for a picture that was refused.
   */
  picture: { perClient: 32, most: 64, isShed: false },
  /** Pages that have to be rendered: 30 to 35 ms. */
  page: { perClient: 2, most: 24, isShed: true },
  /** The simulator, shared pictures, and pages of the gallery that have to be rendered: up to 140 ms. */
  heavy: { perClient: 1, most: 4, isShed: true },
} as const satisfies Record<RequestKind, AdmissionLimit>

/** Requests that wait for admission. */
export const waitingLimits = {
  /** Waiting requests of one client: as many as it may have connections. */
  perClient: 512,
  /** How long a request waits at most; then it gets 503 with `retry-after`. */
  mostMs: 10 * SECOND,
  /** A response that isn't read within this time counts against its client's limit only. */
  slowReaderMs: 2 * SECOND,
  /** For how many turns of the event loop in a row deferrable work is held back while connections are being accepted. */
  heldTurns: 4,
  /** While the event loop is later than this, no deferrable work begins. */
  loopDelayMs: 100,
} as const

/** Data files of pages (`lib/delivery/page-cache/page-data-files.ts`). */
export const pageDataLimits = {
  /**
   * For how long the data of a document that is stored no longer are there for browsers that have it: as long as a tab may be
   * open before its visitor gives a first sign (docs/decisions/046).
   */
  recentMs: 24 * 60 * 60 * SECOND,
  /** Bytes of all these, for editors' pages and for pages whose number visitors determine. */
  recentBytes: { content: 12 * 1024 * 1024, open: 4 * 1024 * 1024 },
  /** Bytes of compressed files: some 15 KB for each of a thousand pages. */
  compressedBytes: 16 * 1024 * 1024,
} as const

/** What is left of other builds and environments (`lib/delivery/page-cache/old-folders.ts`). */
export const formerBuildLimits = {
  /** Beside the current one; beyond that, the least recently used are removed, unless they are in use. */
  most: 3,
  /** What was used within this time is never removed: a running instance counts its folders as used every hour. */
  inUseMs: 2 * 60 * 60 * SECOND,
  /** For how long after their last use: as long as a browser may have one of their pages open. */
  keptMs: 24 * 60 * 60 * SECOND,
} as const

/** Addresses that are remembered as cached or not (`lib/delivery/server/kept-addresses.ts`). */
export const keptAddressLimits = {
  most: 10_000,
  /** Characters of an address; longer ones are not remembered. */
  longest: 300,
  /** For how long an address that was not cached is taken for one that needs rendering. */
  madeMs: 5 * SECOND,
} as const

/** Results that a function of an address or a header remembers (`lib/core/server/memoised.ts`). */
export const memoLimits = {
  /** Texts of one function. */
  most: 1000,
  /** Characters of a text; longer ones are computed anew each time. */
  longest: 300,
} as const

export type RateLimit = { tries: number; seconds: number }

/**
 * How many tries a client has within a window that begins with the first try (docs/decisions/023). A client is an IPv4
 * address, or the /64 network of an IPv6 one; where the name says so, the limit is of a session or an e-mail address. A
 * player needs a tenth of it at the most; the rest is for all who share an address, fifty of them in an office.
 * `RATE_LIMIT_SCALE` multiplies the tries.
 */
export const rateLimits = {
  /** Reads of our API: fifty browsers that open thirty pages each make three for a page at the most. */
  reads: { tries: 6000, seconds: 60 },
  /** Pictures that have to be drawn; cached ones don't count. */
  drawings: { tries: 60, seconds: 60 },
  /**
   * Sizes of pictures that have to be made; kept ones don't count, nor those that somebody else waits for. A page has thirty
   * pictures at the most.
   */
  pictureSizes: { tries: 600, seconds: 60 },
  /** Sitemaps. Search engines read each of them once in a while. */
  sitemaps: { tries: 120, seconds: 60 },
  /** Feeds of the news: fifty readers behind one address, each of which asks twice. */
  feeds: { tries: 120, seconds: 60 },
  /** Searches while somebody types: fifty people behind one address, each of whom asks ten times for a query. */
  searches: { tries: 1200, seconds: 60 },
  /** Whatever changes something for a player; signing out is always possible. */
  writes: { tries: 600, seconds: 60 },
  /** Writes of one session, wherever it is used from. */
  sessionWrites: { tries: 60, seconds: 60 },
  /** Interactions, which pages report by themselves: the same fifty browsers, six for a page. */
  interactions: { tries: 9000, seconds: 60 },
  /** Reports that browsers send by themselves of violations of a page's policy, and scripts of their errors: a broken page causes several. */
  policyReports: { tries: 60, seconds: 600 },
  /** Messages and sign-ups of public forms, each try. */
  submissions: { tries: 30, seconds: 600 },
  /** Submissions that name one e-mail address, wherever they come from. */
  submissionsOfAddress: { tries: 10, seconds: 3600 },
  /** Pages whose link says whose fundraising page it shows; beyond it the head does not say so. */
  sharedPages: { tries: 120, seconds: 60 },
  /** Renderings of the simulator, weighed in cards: a fifth of one processor. */
  simulator: { tries: 5000, seconds: 20 },
  /** Sign-ins and registrations begun. */
  signIn: { tries: 120, seconds: 60 },
  /** Answers of the identity provider that a browser brings. */
  signInAnswer: { tries: 120, seconds: 60 },
  /** Guesses at an event's secret; right ones don't count. A page counts twice, since its head asks as well. */
  eventSecret: { tries: 60, seconds: 600 },
  /** Guesses at the address of a personal calendar; right ones don't count. */
  calendarFeed: { tries: 60, seconds: 600 },
  /** Preview tokens that the content service does not know; others don't count. */
  preview: { tries: 60, seconds: 600 },
  /** Collections of all that is known of a player, some sixty calls each; as a page and as a file, of one player. */
  accountData: { tries: 10, seconds: 600 },
  /** Pages and files of a player's own results, some forty or eighty calls each; of one player. */
  ownResults: { tries: 60, seconds: 600 },
  /** Lists of a player's campaigns with their progress, as a page and in the dialog, some eighteen calls each; of one player. */
  ownProgress: { tries: 120, seconds: 600 },
  /** Logout tokens that the identity provider has not signed; others don't count. */
  providerLogout: { tries: 30, seconds: 600 },
  /** Publishes with a wrong secret; right ones don't count. */
  webhook: { tries: 30, seconds: 600 },
} as const satisfies Record<string, RateLimit>

export type LimitName = keyof typeof rateLimits

/** What rate limits hold in memory, and concurrent writes of a session. */
export const countingLimits = {
  /** Clients that one limit remembers; the one seen longest ago is forgotten first. */
  remembered: 10_000,
  /** Writes of one session under way. The next one is told to come back in a second. */
  writesOfSession: 8,
} as const

/** What is remembered of sign-outs that the identity provider tells of. */
export const providerLogoutLimits = {
  /** Its sessions and players; the oldest is forgotten first. */
  ended: 50_000,
  /** Tokens that were taken: none is taken twice. */
  tokens: 10_000,
} as const

/** The list of sessions that players see (`lib/domains/session/session-list.ts`). */
export const sessionListLimits = {
  /** Sessions of one player: those used last. */
  ofPlayer: 20,
  /** Players in the memory of a site without a shared store, some 3 MB; the one seen longest ago is forgotten first. */
  players: 10_000,
  /** Players in the shared store, some 100 MB. */
  playersInStore: 100_000,
  /** Sessions and players that are remembered as ended by a player; the oldest is forgotten first. */
  ended: 5000,
} as const

/** A player's campaigns with their progress (`app/_campaigns/own-progress.ts`). */
export const ownProgressLimits = {
  /** Campaigns that a list looks at, running ones first: each is a call, and three for one that the player is in. */
  campaigns: 6,
} as const

/** A player's own fundraising pages (`app/_fundraising/own-fundraising.ts`). */
export const ownFundraisingLimits = {
  /** Pages that are shown, the newest first: each may cost a call for its event. */
  shown: 12,
  /** Pages of the site on which money is raised that are looked at. */
  places: 12,
} as const

/** A player's own results (`lib/domains/events/results/own-results-server.ts`), each of which may cost two calls. */
export const ownResultLimits = {
  /** Events of one page; earlier ones are on further pages. */
  onPage: 20,
  /** Events of one file: the calls of a request suffice for forty-nine. */
  inFile: 40,
  /** Events whose results are read at once, for one page or file. */
  atOnce: 6,
} as const

/** What a feed of the news holds (`lib/domains/articles/feed.ts`). */
export const feedLimits = {
  /** Articles, each of which costs a call to the articles' service; older ones are in the news index. */
  articles: 20,
} as const

/** What is looked up of a query (`lib/domains/search/asked-words.ts`). */
export const searchLimits = {
  /** Characters of a query; the rest is not looked at. */
  characters: 120,
  /** Words of a query. */
  words: 8,
  /** Characters of a word. */
  charactersOfWord: 40,
} as const

/** What sitemaps hold (`app/_sitemaps`). */
export const sitemapLimits = {
  /** Pages of one file, as the protocol has it; the others are in further files. */
  pages: 50_000,
  /** Bytes of one file before compression, as the protocol has it. */
  bytes: 50 * 1024 * KIBIBYTE,
  /** Events to come, a hundred of which cost a call to the game server; those that start first. */
  events: 1000,
  /** Articles, a hundred of which cost a call to the articles' service; the newest. */
  articles: 1000,
  /** Pictures of one page: the index of what is published holds their addresses. */
  pictures: 20,
} as const

/** Sizes of pictures that the site makes itself (`lib/core/server/pictures`, docs/decisions/067), one at a time. */
export const pictureSizeLimits = {
  /** Pixels of an original; more are not decoded. Cameras of phones have 12 to 50 million. */
  pixels: 50_000_000,
  /** Pixels of a WebP, and of a JPEG or PNG in passes, which are in memory as a whole. */
  pixelsAsWhole: 25_000_000,
  /** Pixels of an AVIF, which takes more than twice a WebP's memory. */
  pixelsOfAvif: 12_000_000,
  /** Originals in memory at once, of 5 MB at most: one is being decoded, the others are read or wait for that. */
  originals: 4,
  /** Further sizes that wait until one of these is made; the next one is told to come back in a second. */
  waiting: 64,
  /** Originals that are known to have no sizes; the one asked for longest ago is forgotten first. */
  withoutSizes: 1000,
  /** Bytes of kept sizes on disk: some 60 KB for each of four thousand. */
  keptBytes: 256 * 1024 * KIBIBYTE,
} as const

/** The few pixels that show in the place of a page's main picture until it is there. */
export const firstImpressionLimits = {
  /** Bytes of one; they are in the page. */
  bytes: 200,
  /** Read at once, so that pages which are being made leave room for the sizes that visitors wait for. */
  atOnce: 8,
  /** Further ones that wait for these; beyond that a page is made without. */
  waiting: 100,
  /** Pictures of which it is remembered, some 600 bytes each. */
  known: 5000,
  /** For how long: content systems give each picture an address of its own. */
  keptMs: 24 * 60 * MINUTE,
  /** For how long it is not tried again where there was none, for example because the host did not answer. */
  failureKeptMs: MINUTE,
} as const

/** What one request may cause. */
export const requestLimits = {
  /** Calls to services, including those of the pages it renders: many times what any page needs. */
  upstreamCalls: 100,
} as const

/** What one address of the simulator may cost: anyone can send one, and few packed characters unpack to many sections. */
export const simulatorLimits = {
  /** Characters of the address; no more fit into one. */
  packed: 8000,
  /** Characters of JSON. */
  unpacked: 60_000,
  /** Sections; the fullest page of the sandbox has 17. */
  sections: 40,
  /** Cards, as `lib/core/simulator/state-limits.ts` weighs them: 140 ms and an answer of 1 MB. The fullest page has 132. */
  cards: 140,
} as const
