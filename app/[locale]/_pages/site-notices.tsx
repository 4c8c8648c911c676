import { SiteNotice } from '@/components/layout/site-notice'
import { severities } from '@/components/ui/notice'
import type { Locale } from '@/i18n/locales'
import { oneOf } from '@/lib/content/fields/fields'
import { siteNotices } from '@/lib/content/site/site-notices'
import { env } from '@/lib/core/server/env'
import { siteNow } from '@/lib/core/server/site-clock'
import { RichText } from '@/slices/readers/rich-text'

/** What editors tell everybody, above the header of every page. */
export async function SiteNotices({ locale }: { locale: Locale }) {
  const now = siteNow()
  const notices = await siteNotices(locale, now)
  return notices.map(({ words, severity, startsAt, ...notice }) => (
    <SiteNotice
      key={notice.id}
      {...notice}
      severity={oneOf(severity, severities, 'info')}
      startsAt={startsAt}
      isAhead={startsAt !== undefined && startsAt > now}
    >
      <RichText field={words} context={{ locale, siteUrl: env.SITE_URL }} className="max-w-none" />
    </SiteNotice>
  ))
}
