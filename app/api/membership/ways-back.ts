import { contentLocaleOf, knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { planPath, settingsPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import type { WaysBack } from '@/lib/domains/memberships/checkout-server'

/** Addresses that a checkout returns to, in the language of the page that it began on. */
export function checkoutWaysBack(priceId: string, named: string): WaysBack {
  const locale = knownLocale(named)
  return {
    locale: contentLocaleOf(locale),
    successUrl: `${env.SITE_URL}${localizedPath(settingsPath('membership'), locale)}?state=succeeded`,
    cancelUrl: `${env.SITE_URL}${localizedPath(planPath(priceId), locale)}?state=cancelled`,
  }
}

/** Address that the card form returns to; `mark` identifies this visit to the form. */
export function cardWayBack(locale: Parameters<typeof localizedPath>[1], mark: string): string {
  return `${portalWayBack(locale)}?card=${mark}`
}

/** Address that the portal returns to. */
export function portalWayBack(locale: Parameters<typeof localizedPath>[1]): string {
  return `${env.SITE_URL}${localizedPath(settingsPath('membership'), locale)}`
}
