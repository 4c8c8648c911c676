import { getTranslations } from 'next-intl/server'
import { InternalLink } from '@/components/ui/link'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { eventsPath, helpPath, newsIndexPath, plansPath, shopPath } from '@/lib/core/paths'

type WaysOnProps = {
  locale: Locale
  /** Whether an address is of a service that the site does without. */
  isOff: (path: string) => boolean
}

/** Pages that lead to most others, for who has not found what they looked for. */
export async function WaysOn({ locale, isOff }: WaysOnProps) {
  const [t, words] = await Promise.all([getTranslations('search'), getTranslations()])
  const ways = [
    { path: eventsPath, label: words('calendar.title') },
    { path: plansPath, label: words('plans.title') },
    { path: newsIndexPath, label: words('news.title') },
    { path: shopPath, label: words('shop.title') },
    { path: helpPath, label: words('help.title') },
  ].filter(({ path }) => !isOff(path))
  return (
    <div className="mt-8">
      <p>{t('ways')}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {ways.map(({ path, label }) => (
          <li key={path}>
            <InternalLink href={localizedPath(path, locale)} className="button button-outline button-small">
              {label}
            </InternalLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
