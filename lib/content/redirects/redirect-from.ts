import type { Locale } from '@/i18n/locales'
import { env } from '@/lib/core/server/env'
import { link } from '../fields/links'
import type { FoundRedirect } from './redirect-index'

export type Redirect = { kind: 'gone' } | { kind: 'permanent' | 'temporary'; to: string }

/**
 * A redirect for a visitor's language; undefined if the target's scheme is refused (contracts.md, "Content").
 *
 * @param found the index's result for the address
 */
export function redirectFrom(found: FoundRedirect | undefined, locale: Locale): Redirect | undefined {
  if (found === undefined || found.kind === 'gone') return found
  const to = link(found.to, { locale: found.locale ?? locale, siteUrl: env.SITE_URL })
  return to && { kind: found.kind, to: to.href }
}
