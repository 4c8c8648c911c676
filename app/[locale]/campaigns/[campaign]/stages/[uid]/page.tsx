import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { StructuredData } from '@/components/ui/structured-data'
import { knownLocale } from '@/i18n/locales'
import { settleReading } from '@/lib/content/api/settle-reading'
import { getStageInCampaign } from '@/lib/content/campaigns/stage-page'
import { decodeSegment } from '@/lib/core/address-segment'
import { stagePath } from '@/lib/core/paths'
import { AbsentPage, absentMetadata } from '../../../../_pages/absent-page'
import { webPageOf } from '../../../../_pages/page-data'
import { pageMetadata } from '../../../../_pages/page-metadata'
import { StageMain } from '../../../../_pages/stage-main'

/** No stage is prerendered; each is rendered on its first request. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/campaigns/[campaign]/stages/[uid]'>

const pageOf = async ({ params }: Props) => {
  const { locale, campaign, uid } = await params
  return {
    locale: knownLocale(locale),
    campaign: decodeSegment(campaign),
    uid: decodeSegment(uid),
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { campaign, uid, locale } = await pageOf(props)
  const stage = await settleReading(getStageInCampaign(campaign, uid, locale))
  const path = stagePath(campaign, uid)
  if ('status' in stage) return absentMetadata(stage.status, path, locale)
  const { name, image, language, languages } = stage.value.stage
  return pageMetadata({ path, language, languages, title: name, description: undefined, socialImage: image }, locale)
}

/** The page of one stage of a campaign. */
export default async function StagePage(props: Props) {
  const { campaign, uid, locale } = await pageOf(props)
  const [stage, draft] = await Promise.all([settleReading(getStageInCampaign(campaign, uid, locale)), draftMode()])
  if ('status' in stage) return <AbsentPage status={stage.status} path={stagePath(campaign, uid)} locale={locale} />
  const { name, image, language } = stage.value.stage
  const summary = { path: stagePath(campaign, uid), language, title: name, description: undefined, socialImage: image }
  return (
    <>
      <StageMain {...stage.value} locale={locale} isDraft={draft.isEnabled} />
      <StructuredData things={[webPageOf(summary)]} />
    </>
  )
}
