import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { knownLocale, type Locale } from '@/i18n/locales'
import { settleReading } from '@/lib/content/api/settle-reading'
import { getStageAddress } from '@/lib/content/campaigns/stage-address'
import type { StageContent } from '@/lib/content/campaigns/stage-page'
import { decodeSegment } from '@/lib/core/address-segment'
import type { ErrorStatus } from '@/lib/core/errors'
import { stageByUidPath } from '@/lib/core/paths'
import { AbsentPage, absentMetadata } from '../../_pages/absent-page'
import { StageMain } from '../../_pages/stage-main'

/** No stage is prerendered; each is rendered on its first request. */
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[locale]/stages/[uid]'>

type Found = { leadsTo: string } | { stage: StageContent } | { status: ErrorStatus }

/** A stage that isn't part of any campaign yet is shown to its editor only. */
async function find(uid: string, locale: Locale, isDraft: boolean): Promise<Found> {
  const address = await settleReading(getStageAddress(uid, locale))
  if ('status' in address) return address
  const { stage, own, elsewhere } = address.value
  const leadsTo = isDraft ? own : (elsewhere ?? own)
  if (leadsTo !== undefined) return { leadsTo }
  return isDraft ? { stage } : { status: 404 }
}

const read = async ({ params }: Props) => {
  const [{ locale: segment, uid: encoded }, { isEnabled: isDraft }] = await Promise.all([params, draftMode()])
  const [uid, locale] = [decodeSegment(encoded), knownLocale(segment)]
  return { uid, locale, isDraft, found: await find(uid, locale, isDraft) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { uid, locale, found } = await read(props)
  return 'status' in found ? absentMetadata(found.status, stageByUidPath(uid), locale) : {}
}

/** The address of a stage by its uid alone, as links to its document have it: redirects to its page. */
export default async function StageByUid(props: Props) {
  const { uid, locale, isDraft, found } = await read(props)
  if ('leadsTo' in found) redirect(found.leadsTo)
  if ('stage' in found) return <StageMain stage={found.stage} locale={locale} isDraft={isDraft} />
  return <AbsentPage status={found.status} path={stageByUidPath(uid)} locale={locale} />
}
