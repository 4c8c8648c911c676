import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { knownLocale, type Locale } from '@/i18n/locales'
import { loaded } from '@/lib/content/api/loaded'
import { getCampaignPage } from '@/lib/content/campaigns/campaign-page'
import { getStage } from '@/lib/content/campaigns/stage-page'
import { decodeSegment } from '@/lib/core/address-segment'
import { stagePath } from '@/lib/core/paths'
import { SectionList } from '@/slices/dispatcher/section-list'
import { ErrorDocument } from '../../../../_pages/error-document'
import { absentMetadata, MissingPage } from '../../../../_pages/missing-page'
import { pageMetadata } from '../../../../_pages/page-metadata'

/** None at the build: they are made when first asked for. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/campaigns/[campaign]/stages/[uid]'>

/** A stage of a campaign that exists. */
const load = cache(async (campaign: string, uid: string, locale: Locale) => {
  const page = await loaded(getCampaignPage(campaign, locale))
  return 'status' in page ? page : loaded(getStage(uid, locale))
})

const address = async ({ params }: Props) => {
  const { locale, campaign, uid } = await params
  return {
    locale: knownLocale(locale),
    campaign: decodeSegment(campaign),
    uid: decodeSegment(uid),
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { campaign, uid, locale } = await address(props)
  const stage = await load(campaign, uid, locale)
  const path = stagePath(campaign, uid)
  if ('status' in stage) return absentMetadata(stage.status, path, locale)
  const { name, image, language, languages } = stage.value
  return pageMetadata({ path, language, languages, title: name, description: undefined, socialImage: image }, locale)
}

/** The page of one stage of a series: the sections of its document. */
export default async function StagePage(props: Props) {
  const { campaign, uid, locale } = await address(props)
  const [stage, draft] = await Promise.all([load(campaign, uid, locale), draftMode()])
  if ('status' in stage && stage.status === 404) return <MissingPage path={stagePath(campaign, uid)} locale={locale} />
  if ('status' in stage) return <ErrorDocument status={stage.status} locale={locale} />
  const { id, sections, language, name } = stage.value
  return (
    <main id="main" lang={language === locale ? undefined : language}>
      <SectionList
        sections={sections}
        locale={locale}
        isDraft={draft.isEnabled}
        documentId={id}
        campaign={{ shortName: campaign }}
        title={{ text: name ?? uid, isHidden: false }}
      />
    </main>
  )
}
