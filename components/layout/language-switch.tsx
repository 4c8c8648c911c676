'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { localeNames, locales } from '@/i18n/locales'
import type { Locale } from '@/i18n/locales'
import { localizedPath, splitLocale } from '@/i18n/localized-path'
import { GlobeIcon } from '@/components/ui/icons'

/**
 * Links to this page in the other languages. The header is the same on all pages, so the server draws links to the home
 * pages; the address of the page is filled in once it runs.
 */
export function LanguageSwitch({ locale, label }: { locale: Locale; label: string }) {
  const pathname = usePathname()
  const [path, setPath] = useState('/')
  useEffect(() => setPath(splitLocale(window.location.pathname).path), [pathname])
  return (
    <div>
      <button type="button" popoverTarget="languages" className="header-link menu-button" aria-label={`${label}: ${localeNames[locale]}`}>
        <GlobeIcon className="size-5" />
        <span aria-hidden="true" className="uppercase">
          {locale}
        </span>
      </button>
      <div id="languages" popover="auto" className="header-popover">
        <ul className="grid gap-1">
          {locales.map((each) => (
            <li key={each}>
              <a
                href={localizedPath(path, each)}
                hrefLang={each}
                lang={each}
                aria-current={each === locale ? 'true' : undefined}
                className="popover-link"
              >
                {localeNames[each]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
