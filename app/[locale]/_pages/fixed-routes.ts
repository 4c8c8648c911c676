import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import type { SectionSource } from '@/lib/content/section'
import { eventsPath, plansPath, plansPicturePath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'

/** A page at a fixed address, whose sections editors may replace. */
export type FixedRoute = {
  /** uid of the document that supplies its sections. */
  uid: 'home' | 'events' | 'campaigns' | 'plans' | 'shop' | 'help'
  /** Message namespace of the default `title` and `summary`; the front page uses the site's own. */
  words?: 'calendar' | 'campaignIndex' | 'plans' | 'shop' | 'help'
  /** Whether the header is transparent above its first default section. */
  hasGhostNavigation: boolean
  /** Path of the picture that represents it when it is shared, if editors have chosen none. */
  picturePath?: (locale: Locale) => string
  /** Its default sections. */
  sections: (locale: Locale) => SectionSource[] | Promise<SectionSource[]>
}

const onlySection = (type: string) => (): SectionSource[] => [{ slice_type: type, primary: {} }]

/** All pages at fixed addresses (contracts.md, "Content"). */
export const fixedRoutes = {
  home: { uid: 'home', hasGhostNavigation: true, sections: welcome },
  events: { uid: 'events', words: 'calendar', hasGhostNavigation: false, sections: onlySection('events_calendar') },
  // The page adds the campaigns in any case.
  campaigns: { uid: 'campaigns', words: 'campaignIndex', hasGhostNavigation: false, sections: () => [] },
  plans: {
    uid: 'plans',
    words: 'plans',
    hasGhostNavigation: true,
    picturePath: plansPicturePath,
    sections: onlySection('hero_with_plan_selection'),
  },
  shop: { uid: 'shop', words: 'shop', hasGhostNavigation: false, sections: onlySection('marketplace') },
  // The help page adds the questions and the contact panel in any case.
  help: { uid: 'help', words: 'help', hasGhostNavigation: false, sections: () => [] },
} as const satisfies Record<string, FixedRoute>

/** The default front page: what the product is, and links to go on. */
async function welcome(locale: Locale): Promise<SectionSource[]> {
  const [site, events, plans] = await Promise.all([
    getTranslations({ locale, namespace: 'site' }),
    getTranslations({ locale, namespace: 'events.mine' }),
    getTranslations({ locale, namespace: 'plans' }),
  ])
  const primary = {
    title: site('description', { product: env.PRODUCT_NAME }),
    primary_cta_label: events('find'),
    primary_cta_url: eventsPath,
    secondary_cta_label: plans('title'),
    secondary_cta_url: plansPath,
  }
  return [{ slice_type: 'hero', primary }]
}
