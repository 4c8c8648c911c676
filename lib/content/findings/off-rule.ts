import { splitLocale } from '../../../i18n/localized-path.ts'
import { isRecord } from '../../core/is-record.ts'
import { pagePath } from '../../core/paths.ts'
import { serviceOfAddress } from '../../core/service-addresses.ts'
import type { FieldRule } from './field-rules.ts'
import type { KnownSite } from './models.ts'

/** A link to a page that the site does not have, since its service is off: visitors get no link. */
export function offRule({ isOff, videos: { siteUrl } }: KnownSite): FieldRule {
  return ({ value }) => {
    const path = isRecord(value) && 'link_type' in value ? ownPath(value, siteUrl) : undefined
    const service = path === undefined ? undefined : serviceOfAddress(splitLocale(path).path)
    return service !== undefined && isOff(service) ? { problem: 'offLink', subject: path } : undefined
  }
}

/** The path of a link to a page of this site; undefined for any other link. */
function ownPath({ type, uid, url }: Readonly<Record<string, unknown>>, siteUrl: string): string | undefined {
  if (type === 'page' && typeof uid === 'string') return pagePath(uid)
  if (typeof url !== 'string' || !URL.canParse(url, siteUrl)) return undefined
  const address = new URL(url, siteUrl)
  return address.origin === new URL(siteUrl).origin ? address.pathname : undefined
}
