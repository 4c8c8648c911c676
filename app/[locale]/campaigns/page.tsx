import type { Metadata } from 'next'
import { CampaignIndex } from '@/components/campaigns/index-page/campaign-index'
import { settleReading } from '@/lib/content/api/settle-reading'
import { listCampaigns } from '@/lib/content/campaigns/campaign-list'
import { campaignsPath } from '@/lib/core/paths'
import { siteNow } from '@/lib/core/server/site-clock'
import { AbsentPage, absentMetadata } from '../_pages/absent-page'
import { FixedDocument } from '../_pages/fixed-document'
import { fixedPageMetadata } from '../_pages/fixed-page'
import { fixedRoutes } from '../_pages/fixed-routes'
import { localeOf } from '../_pages/locale-of'

/** Seconds. What runs and what is left changes with the time. */
export const revalidate = 300

type Props = PageProps<'/[locale]/campaigns'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const campaigns = await settleReading(listCampaigns(locale))
  if ('status' in campaigns) return absentMetadata(campaigns.status, campaignsPath, locale)
  return fixedPageMetadata(fixedRoutes.campaigns, params)
}

/** All campaigns, below the sections that editors put above them. */
export default async function CampaignsPage({ params }: Props) {
  const locale = await localeOf(params)
  const campaigns = await settleReading(listCampaigns(locale))
  if ('status' in campaigns) return <AbsentPage status={campaigns.status} path={campaignsPath} locale={locale} />
  return (
    <FixedDocument route={fixedRoutes.campaigns} params={params}>
      <CampaignIndex campaigns={campaigns.value} now={siteNow()} locale={locale} />
    </FixedDocument>
  )
}
