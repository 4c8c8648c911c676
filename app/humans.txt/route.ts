import { localeName, locales } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { contactPath, helpPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { isOff } from '@/lib/core/server/off'

/** Always asked for: what is off, and who answers, may change without a build. */
export const dynamic = 'force-dynamic'

/** Whom to write to, for people who look for it in the usual place: an address, and the help in each language. */
export function GET(): Response {
  const path = isOff('support') ? helpPath : contactPath
  const pages = locales.map((locale) => `  ${localeName(locale)}: ${env.SITE_URL}${localizedPath(path, locale)}`)
  const lines = [`/* ${env.PRODUCT_NAME} */`, `  support@${env.SUPPORT_HOST}`, ...pages]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
