/** What each service needs besides its own address: without that it can't do anything for the site. */
const needs = {
  game: [],
  memberships: ['game'],
  subscription: ['memberships'],
  cardForm: ['memberships'],
  fundraising: ['game'],
  partner: ['game'],
  articles: [],
  storefront: [],
  web: [],
  tracking: [],
  forms: [],
  support: [],
  chat: [],
  locator: [],
  videos: [],
} as const satisfies Record<string, readonly string[]>

/**
 * A service that a site can do without (docs/decisions/057). Those that our server calls have the names by which calls
 * are logged. Players belong to the game, so that nobody signs in where `game` is off; `memberships` are bought on the
 * payment provider's own pages; `videos` are players of other sites, and files of the site play without them.
 */
export type Service = keyof typeof needs

/** The names of all services that can be off, those that others need first. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the literal above
export const services = Object.keys(needs) as readonly Service[]

/** Whether a name in a log or an error is that of a service that can be off. */
export const isService = (name: string): name is Service => Object.hasOwn(needs, name)

/** The services that are off if these are: a service is off, too, if one that it needs is. */
export function withDependents(off: readonly Service[]): ReadonlySet<Service> {
  const all = new Set(off)
  for (const service of services) if (needs[service].some((needed) => all.has(needed))) all.add(service)
  return all
}
