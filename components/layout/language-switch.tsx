import { getTranslations } from 'next-intl/server'
import { GlobeIcon } from '@/components/ui/icons'
import { defaultLocale, localeName, locales, type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { homePath } from '@/lib/core/paths'

/**
 * Links to this page in the other languages. Without script they lead to the home page; `FollowNavigation` makes them
 * lead to this page.
 */
export async function LanguageSwitch({ locale }: { locale: Locale }) {
  const t = await getTranslations('header')
  return (
    <div>
      <button type="button" popoverTarget="languages" className="header-link menu-button">
        <GlobeIcon className="size-5" />
        <span className="sr-only">{t('language')}: </span>
        <span className="uppercase max-sm:hidden">{locale}</span>
        <span className="sr-only" lang={locale}>
          {' '}
          {localeName(locale)}
        </span>
      </button>
      <div id="languages" popover="auto" className="header-popover">
        <ul className="grid gap-1">
          {locales.map((each) => (
            <li key={each}>
              <a
                href={localizedPath(homePath, each)}
                data-home={each === defaultLocale ? '' : `/${each}`}
                hrefLang={each}
                lang={each}
                aria-current={each === locale ? 'true' : undefined}
                className="popover-link"
              >
                {localeName(each)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
