import { getTranslations } from 'next-intl/server'
import { isLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { listCampaigns } from '@/lib/content/campaigns/campaign-list'
import { NotFoundError } from '@/lib/core/errors'
import { forVisitor } from '@/lib/core/server/endpoint/for-visitor'
import { env } from '@/lib/core/server/env'
import { campaignEntries } from '@/lib/domains/campaigns/calendar'
import { campaignsFeed } from '@/lib/domains/campaigns/endpoints'
import { calendarAnswer } from '../../calendar-answer'

export const GET = forVisitor(campaignsFeed, async ({ request, params: { locale } }) => {
  if (!isLocale(locale)) throw new NotFoundError('campaigns in this language')
  const t = await getTranslations({ locale, namespace: 'campaignIndex' })
  const campaigns = await listCampaigns(locale)
  const entries = campaignEntries(
    campaigns,
    (path) => env.SITE_URL + localizedPath(path, locale),
    new URL(env.SITE_URL).hostname,
  )
  return calendarAnswer(request, { name: `${env.PRODUCT_NAME}: ${t('title')}`, entries })
})
