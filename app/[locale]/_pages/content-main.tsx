import type { ReactNode } from 'react'
import { languageAttributes, type Locale } from '@/i18n/locales'

type ContentMainProps = {
  /**
   * Languages of the content and of the page around it. If they are left out, the children declare their own language.
   */
  language?: Locale
  locale?: Locale
  /** The name of a layout that editors chose. */
  layout?: string
  /** Whether the header is transparent above the first section. */
  hasGhostNavigation: boolean | undefined
  children: ReactNode
}

/** The main element of a page that editors assemble. */
export const ContentMain = ({ language, locale, layout, hasGhostNavigation, children }: ContentMainProps) => (
  <main
    id="main"
    {...(language && locale && languageAttributes(language, locale))}
    data-layout={layout}
    data-ghost-navigation={hasGhostNavigation ? '' : undefined}
  >
    {children}
  </main>
)
