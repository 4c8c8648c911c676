import { getTranslations } from 'next-intl/server'
import type { PagePictureProps } from '@/components/layout/picture/page-picture'
import { countryOf, type Locale } from '@/i18n/locales'
import type { CampaignPage } from '@/lib/content/campaigns/campaign-page'
import { dateFormat } from '@/lib/core/formats'
import { printable } from '@/lib/core/printable'
import { env } from '@/lib/core/server/env'
import { siteNow } from '@/lib/core/server/site-clock'
import type { Article } from '@/lib/domains/articles/schema'
import { formatOffer } from '@/lib/domains/memberships/offer-presenter'
import { findCountryPlans } from '@/lib/domains/memberships/server'
import { pictureLocale } from './picture-locale'

/** Content of the site's own picture: what it is. It stands for every page that has none. */
export async function sitePictureOf(locale: Locale): Promise<PagePictureProps> {
  const t = await getTranslations({ locale: pictureLocale(locale), namespace: 'site' })
  return pictureOf(t('description', { product: env.PRODUCT_NAME }), undefined)
}

/** Content of the picture of the page of plans: what they cost in the language's own country. */
export async function plansPictureOf(locale: Locale): Promise<PagePictureProps> {
  const language = pictureLocale(locale)
  const [t, plans] = await Promise.all([
    getTranslations({ locale: language, namespace: 'plans' }),
    findCountryPlans(countryOf(locale)),
  ])
  const prices = plans && (await formatOffer(plans, language, siteNow())).plans.map((plan) => plan.pricePerPeriod)
  return pictureOf(t('heading'), prices?.join(' · ') || t('summary', { product: env.PRODUCT_NAME }))
}

/** Content of an article's picture: its title and date. */
export async function articlePictureOf({ title, publishedAt }: Article, locale: Locale): Promise<PagePictureProps> {
  const language = pictureLocale(locale)
  const t = await getTranslations({ locale: language, namespace: 'news' })
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(publishedAt))
  return pictureOf(printable(title) || t('title'), day)
}

type CampaignWords = Pick<CampaignPage, 'title' | 'shortName' | 'description'>

/** Content of a campaign's picture: what its page says of it. @param page in the picture's language */
export function campaignPictureOf({ title, shortName, description }: CampaignWords): PagePictureProps {
  return pictureOf(title ?? shortName, description)
}

/** A title of which no font has a sign is replaced by the name of the site. */
function pictureOf(title: string | undefined, line: string | undefined): PagePictureProps {
  const product = printable(env.PRODUCT_NAME)
  return { title: printable(title ?? '') || product, line: printable(line ?? '') || undefined, product }
}
