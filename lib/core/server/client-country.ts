import type { IncomingMessage } from 'node:http'
import { isCountryCode } from '../country-code.ts'
import type { Env } from './env-schema.ts'

/** Set by our own server (server.ts) and nobody else, like the client's network. */
export const CLIENT_COUNTRY_HEADER = 'x-client-country'

/** What networks say of visitors whom they can't place. */
const NOWHERE: ReadonlySet<string> = new Set(['XX', 'ZZ'])

/**
 * Where the proxy in front says that a request comes from (contracts.md, `COUNTRY_HEADER`). Anybody can send the header to a
 * site without a proxy of ours: there it counts for nothing.
 *
 * @returns ISO 3166 alpha-2
 */
export function clientCountry(
  { headers }: IncomingMessage,
  { COUNTRY_HEADER: name, TRUSTED_PROXIES: proxies }: Pick<Env, 'COUNTRY_HEADER' | 'TRUSTED_PROXIES'>,
): string | undefined {
  const said = name === undefined || proxies === 0 ? undefined : headers[name]
  const country = typeof said === 'string' ? said.trim().toUpperCase() : undefined
  return isCountryCode(country) && !NOWHERE.has(country) ? country : undefined
}

/** Writes down on a request where it comes from, in place of what came under that name. */
export function nameCountry({ headers }: IncomingMessage, country: string | undefined): void {
  delete headers[CLIENT_COUNTRY_HEADER]
  if (country !== undefined) headers[CLIENT_COUNTRY_HEADER] = country
}

/** Where a request comes from, as the proxy in front says: ISO 3166 alpha-2; null where it does not say. */
export const toldCountry = ({ headers }: { headers: Headers }): string | null => headers.get(CLIENT_COUNTRY_HEADER)
