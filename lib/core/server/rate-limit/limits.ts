export type Limit = { tries: number; seconds: number }

/**
 * How often somebody may do what, within a time that begins with the first try (docs/decisions/023). Somebody is a client (an
 * IPv4 address, or the /64 network of an IPv6 one) or, where it says so, a session. A player needs a tenth of it at the most;
 * the rest is for all who share an address. `RATE_LIMIT_SCALE` multiplies the tries.
 */
export const limits = {
  /** Reads of our API. */
  reads: { tries: 1200, seconds: 60 },
  /** Pictures that have to be drawn; those that were kept don't count. */
  drawings: { tries: 60, seconds: 60 },
  /** Sitemaps. Who searches the web for others reads each of them once in a while. */
  sitemaps: { tries: 120, seconds: 60 },
  /** Whatever changes something for a player; signing out is always possible. */
  writes: { tries: 600, seconds: 60 },
  /** The same, of one session from wherever it is used. */
  sessionWrites: { tries: 60, seconds: 60 },
  /** Interactions, which pages report by themselves. */
  interactions: { tries: 300, seconds: 60 },
  /** What browsers report of a page's policy, by themselves: a broken page makes several. */
  policyReports: { tries: 60, seconds: 600 },
  /** Messages and sign-ups of forms that anybody may send, each try. */
  submissions: { tries: 30, seconds: 600 },
  /** The same, of one e-mail address from wherever it is used. */
  submissionsOfAddress: { tries: 10, seconds: 3600 },
  /** Pages whose link says whose fundraising page it shows; beyond it the head does not say so. */
  sharedPages: { tries: 120, seconds: 60 },
  /** Live previews of sections, one for each edit. */
  livePreviews: { tries: 300, seconds: 60 },
  /** Sign-ins and new accounts that begin. */
  signIn: { tries: 120, seconds: 60 },
  /** Answers of the identity provider that a browser brings. */
  signInAnswer: { tries: 120, seconds: 60 },
  /** Guesses at an event's secret; right ones don't count. A page counts twice, since its head asks as well. */
  eventSecret: { tries: 60, seconds: 600 },
  /** Guesses at the address of a personal calendar; right ones don't count. */
  calendarFeed: { tries: 60, seconds: 600 },
  /** Previews that the content service does not know; others don't count. */
  preview: { tries: 60, seconds: 600 },
  /** Publishes with a wrong secret; right ones don't count. */
  webhook: { tries: 30, seconds: 600 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Of one session. The next one is told to come back in a second. */
export const MOST_WRITES_IN_FLIGHT = 8

/** Whom a limit remembers at once: who was seen the longest ago is forgotten first. */
export const MOST_REMEMBERED = 10_000
