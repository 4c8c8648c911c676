import { FindingsPanel } from '@/slices/dispatcher/findings-panel'
import type { Locale } from '@/i18n/locales'
import { listCampaignStages } from '@/lib/content/campaigns/campaign-stages'
import { ownFindings } from '@/lib/content/findings/document-findings'
import { missingStages } from '@/lib/content/findings/site-findings'
import { text } from '@/lib/content/fields/fields'
import { layoutOf } from '@/lib/content/pages/layout'
import { getByUid } from '@/lib/content/pages/pages'
import { siteNow } from '@/lib/core/server/site-clock'
import { sectionModels } from '@/slices/dispatcher/section-models'

type DocumentFindingsProps = {
  type: 'page' | 'academy_page' | 'campaign_page' | 'video'
  uid: string
  locale: Locale
}

/** Warnings for editors about the page itself, shown below its draft; each section has a panel of its own. */
export async function DocumentFindings({ type, uid, locale }: DocumentFindingsProps) {
  const { document } = await getByUid(type, uid, locale)
  const findings = ownFindings(document, sectionModels())
  if (document.type !== 'campaign_page') return <FindingsPanel findings={findings} />
  const { campaign_short_name: shortName, layout_name: layout } = document.data
  const { stages } = await listCampaignStages(text(shortName) ?? '', locale, layoutOf(layout))
  return <FindingsPanel findings={[...findings, ...missingStages(document.data, stages, siteNow())]} />
}
