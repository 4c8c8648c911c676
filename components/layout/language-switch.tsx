import { getTranslations } from 'next-intl/server'
import { GlobeIcon } from '@/components/ui/icons'
import { defaultLocale, localeName, locales, type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { homePath } from '@/lib/core/paths'

/** A button that opens the links to this page in the other languages. On phones these are in the drawer. */
export async function LanguageSwitch({ locale }: { locale: Locale }) {
  const t = await getTranslations('header')
  return (
    <div className="max-sm:hidden">
      <button type="button" popoverTarget="languages" className="header-link menu-button">
        <GlobeIcon className="size-5" />
        <span className="sr-only">{t('language')}: </span>
        <span className="uppercase">{locale}</span>
        <span className="sr-only" lang={locale}>
          {' '}
          {localeName(locale)}
        </span>
      </button>
      <div id="languages" popover="auto" className="header-popover">
        <LanguageLinks locale={locale} className="grid gap-1" linkClassName="popover-link" />
      </div>
    </div>
  )
}

type LanguageLinksProps = { locale: Locale; className: string; linkClassName: string }

/**
 * Links to this page in each language. Without script they lead to the home page; `FollowNavigation` makes them lead to
 * this page.
 */
export function LanguageLinks({ locale, className, linkClassName }: LanguageLinksProps) {
  return (
    <ul className={className}>
      {locales.map((each) => (
        <li key={each}>
          <a
            href={localizedPath(homePath, each)}
            data-home={each === defaultLocale ? '' : `/${each}`}
            hrefLang={each}
            lang={each}
            aria-current={each === locale ? 'true' : undefined}
            className={linkClassName}
          >
            {localeName(each)}
          </a>
        </li>
      ))}
    </ul>
  )
}
