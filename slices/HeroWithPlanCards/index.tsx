import { getTranslations } from 'next-intl/server'
import { memberNoticeProps } from '@/components/memberships/checkout/member-notice-props'
import { planTexts } from '@/components/memberships/plan-texts'
import type { ButtonLink } from '@/components/ui/button'
import { backgroundOf } from '@/components/ui/colours'
import { countryOf, type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { image, rich, rows, text } from '@/lib/content/fields/fields'
import type { SectionContext, SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { moneyFrom } from '@/lib/core/money'
import { plansPath } from '@/lib/core/paths'
import { siteNow } from '@/lib/core/server/site-clock'
import { pageOffer, pricePerPeriod } from '@/lib/domains/memberships/offer-presenter'
import { planAnchor } from '@/lib/domains/memberships/plan-anchor'
import type { Period } from '@/lib/domains/memberships/schema'
import { findCountryPlans } from '@/lib/domains/memberships/server'
import { isCountryTold } from '@/lib/domains/session/country-server'
import type { HeroWithPlanCardsSlice } from '@/prismicio-types'
import { dropUndefined, headingBelow, isBlank, readCta } from '@/slices/readers/read'
import { heroPlaceholder, readHeroBody, readHeroHeading, readHeroPicture } from '@/slices/readers/read-hero'
import { RichText } from '@/slices/readers/rich-text'
import { HeroWithPlanCardsView, type PlanCard } from './hero-with-plan-cards'

/** A hero with plans as cards, priced for the visitor's country (SL-hero_with_plan_cards-01 to -12). */
export async function HeroWithPlanCards({ slice: { primary, items }, context }: SectionProps<HeroWithPlanCardsSlice>) {
  const cards = dropUndefined(await Promise.all(rows(items).map((item) => readCard(item, context))))
  const picture = readHeroPicture({ background_image_desktop: primary.background_image })
  if (isBlank(text(primary.title), rich(primary.body), picture, cards)) return null
  const { locale } = context
  const country = countryOf(locale)
  const [t, plans, texts] = await Promise.all([
    getTranslations('plans'),
    findCountryPlans(country),
    planTexts(locale, country),
  ])
  const title = text(primary.title) ?? t('heading')
  const heading = readHeroHeading(undefined, context)
  return (
    <HeroWithPlanCardsView
      hero={{
        title,
        label: title,
        heading,
        body: readHeroBody(primary.body, context),
        background: backgroundOf('dark', 'dark'),
        picture: picture ?? heroPlaceholder(),
        leads: context.position === 1,
      }}
      cardHeading={headingBelow(heading)}
      cards={cards}
      member={await memberNoticeProps(locale)}
      page={await pageOffer(plans, { country, isTold: isCountryTold(), locale }, siteNow())}
      texts={texts}
    />
  )
}

type Item = HeroWithPlanCardsSlice['items'][number]

/** A card with its fallbacks (SL-hero_with_plan_cards-08 to -10), or none for an item without any content (PB-034). */
async function readCard(item: Item, context: SectionContext): Promise<PlanCard | undefined> {
  const [name, price, duration] = [text(item.plan_name), text(item.price), text(item.plan_duration)]
  const [description, picture] = [rich(item.plan_description), image(item.card_image)]
  const said = { badge: text(item.badge_label), eyebrow: text(item.eyebrow_text) }
  const [savings, tax] = [text(item.savings), text(item.tax_text)]
  const written = readCta(item, 'cta', context)
  if (isBlank(name, price, duration, description, picture, said.badge, said.eyebrow, savings, tax, written))
    return undefined
  const bare = price === undefined ? undefined : moneyFrom(price, 'USD')
  const period = readPeriod(duration) ?? (bare ? 'year' : 'month') // MB-019, MB-054
  return {
    ...said,
    badgeColour: text(item.badge_color),
    name: name ?? missing.planName,
    description: description ? (
      <RichText field={description} context={context} topHeading={4} />
    ) : (
      <p>missing description</p>
    ),
    picture,
    period,
    // A bare number is in dollars (SL-hero_with_plan_cards-11); other text stays as it is.
    written: { price: bare ? await pricePerPeriod(bare, context.locale, period) : price, savings, tax },
    missing: missing.price,
    button: written && chooses(written, period, context.locale),
  }
}

/** A button that leads to the choice of a plan, on this page or on the one of the plans, chooses the card's plan there. */
function chooses(button: ButtonLink, period: Period, locale: Locale): ButtonLink {
  const { href } = button.link
  const plans = localizedPath(plansPath, locale)
  const page = href.startsWith('#') ? '' : href === plans ? plans : undefined
  return page === undefined ? button : { ...button, link: { ...button.link, href: `${page}#${planAnchor(period)}` } }
}

/** Reads `MONTHLY` or `ANNUAL`, in any letter case; undefined if editors named neither. */
function readPeriod(duration: string | undefined): Period | undefined {
  const name = duration?.trim().toLowerCase()
  if (name === 'annual' || name === 'yearly') return 'year'
  return name === 'monthly' ? 'month' : undefined
}
