import { OFF } from '../../core/server/env-variables/variable.ts'
import type { Env } from '../../core/server/env-schema.ts'

/** The attribute that marks an element as running a service's script, with the service's name as its value. */
const NAMED = /\sdata-runs-script="([a-z-]+)"/g

/**
 * The scripts of services that a page's policy allows besides ours: the scripts that the page names, each by its
 * complete address. An attacker who injects a name into a page gains only a script that the environment trusts.
 *
 * @param html the rendered document; in its flight data quotes are escaped, so that they don't match
 */
export function serviceScripts(html: string, env: Pick<Env, 'STORE_LOCATOR_SCRIPT_URL'>): string[] {
  const known = new Map([['locator', env.STORE_LOCATOR_SCRIPT_URL]])
  const names = new Set([...html.matchAll(NAMED)].map(([, name = '']) => name))
  return [...names]
    .flatMap((name) => known.get(name) ?? [])
    .filter((address) => address !== OFF)
    .map(sourceOf)
}

/** Escapes characters that would end the source or the directive. */
const sourceOf = (address: string) =>
  address.replaceAll(/[;,\s']/g, (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16)}`)
