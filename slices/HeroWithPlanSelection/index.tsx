import { getTranslations } from 'next-intl/server'
import { memberNoticeProps } from '@/components/memberships/checkout/member-notice-props'
import { planTexts } from '@/components/memberships/plan-texts'
import { backgroundOf } from '@/components/ui/colours'
import { countryOf } from '@/i18n/locales'
import { text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { joinPath } from '@/lib/core/paths'
import { siteNow } from '@/lib/core/server/site-clock'
import { pageOffer } from '@/lib/domains/memberships/offer-presenter'
import { findCountryPlans, isAnnualDefault } from '@/lib/domains/memberships/server'
import { isCountryTold } from '@/lib/domains/session/country-server'
import type { HeroWithPlanSelectionSlice } from '@/prismicio-types'
import { readCta } from '@/slices/readers/read'
import { heroPlaceholder, readHeroBody, readHeroHeading, readHeroPicture } from '@/slices/readers/read-hero'
import { HeroWithPlanSelectionView } from './hero-with-plan-selection'

type Fields = HeroWithPlanSelectionSlice['primary']

/** A hero with the choice between annual and monthly payment (SL-hero_with_plan_selection-01 to -08). */
export async function HeroWithPlanSelection({ slice: { primary }, context }: SectionProps<HeroWithPlanSelectionSlice>) {
  const t = await getTranslations('plans')
  const title = text(primary.title) ?? t('heading')
  return (
    <HeroWithPlanSelectionView
      title={title}
      heading={readHeroHeading(undefined, context)}
      body={readHeroBody(primary.body, context)}
      picture={readHeroPicture({ background_image_desktop: primary.background_image }) ?? heroPlaceholder()}
      leads={context.position === 1}
      background={backgroundOf('dark', 'dark')}
      member={await memberNoticeProps(context.locale)}
      chooser={await readChooser(primary, context)}
    />
  )
}

async function readChooser(primary: Fields, context: SectionContext) {
  const { locale } = context
  const country = countryOf(locale)
  const [t, plans, texts] = await Promise.all([
    getTranslations('plans'),
    findCountryPlans(country),
    planTexts(locale, country),
  ])
  const join = { label: t('createAccount'), link: { href: joinPath, external: false, newTab: false } }
  return {
    page: await pageOffer(plans, { country, isTold: isCountryTold(), locale }, siteNow()),
    isAnnualDefault: await isAnnualDefault(),
    texts,
    labels: {
      year: text(primary.annual_label) ?? t('annual'),
      month: text(primary.monthly_label) ?? t('monthly'),
      submit: text(primary.submit_label) ?? t('submit'),
    },
    secondary: readCta(primary, 'secondary_cta', context) ?? join, // MB-005
  }
}
