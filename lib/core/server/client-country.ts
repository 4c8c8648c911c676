import type { IncomingMessage } from 'node:http'
import { isCountryCode } from '../country-code.ts'
import type { Env } from './env-schema.ts'

/** Internal header, set only by our own server (server.ts), like the client's network. */
export const CLIENT_COUNTRY_HEADER = 'x-client-country'

/** Codes that networks use for visitors whom they can't locate. */
const NOWHERE: ReadonlySet<string> = new Set(['XX', 'ZZ'])

/**
 * The country of a request according to the proxy in front (contracts.md, `COUNTRY_HEADER`). Without a proxy of ours
 * any client could send the header, so it is ignored then.
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

/** Sets the internal header on a request, replacing what came under that name. */
export function nameCountry({ headers }: IncomingMessage, country: string | undefined): void {
  delete headers[CLIENT_COUNTRY_HEADER]
  if (country !== undefined) headers[CLIENT_COUNTRY_HEADER] = country
}

/** The country of a request according to the proxy in front: ISO 3166 alpha-2; null if unknown. */
export const toldCountry = ({ headers }: { headers: Headers }): string | null => headers.get(CLIENT_COUNTRY_HEADER)
