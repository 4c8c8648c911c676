import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import type { SectionSource } from '@/lib/content/section'
import { eventsPath, plansPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'

/** A page at an address of ours, which editors may make their own. */
export type FixedRoute = {
  /** uid of the document that supplies its sections. */
  uid: 'home' | 'events' | 'plans' | 'shop' | 'help'
  /** Where our `title` and `summary` for it are; the front page goes by the site's own. */
  words?: 'calendar' | 'plans' | 'shop' | 'help'
  /** Whether its first section, without editors, lies under the header. */
  hasGhostNavigation: boolean
  /** What it shows without editors. */
  sections: (locale: Locale) => SectionSource[] | Promise<SectionSource[]>
}

const one = (type: string) => (): SectionSource[] => [{ slice_type: type, primary: {} }]

/** Every such page (contracts.md, "Content"). */
export const fixedRoutes = {
  home: { uid: 'home', hasGhostNavigation: true, sections: welcome },
  events: { uid: 'events', words: 'calendar', hasGhostNavigation: false, sections: one('events_calendar') },
  plans: { uid: 'plans', words: 'plans', hasGhostNavigation: true, sections: one('hero_with_plan_selection') },
  shop: { uid: 'shop', words: 'shop', hasGhostNavigation: false, sections: one('marketplace') },
  // The questions of the whole site and the way to people are there in any case.
  help: { uid: 'help', words: 'help', hasGhostNavigation: false, sections: () => [] },
} as const satisfies Record<string, FixedRoute>

/** What the product is, and the ways on. */
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
