import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { ownProgressIn } from '@/app/_campaigns/own-progress'
import { ProgressPanel } from '@/components/campaigns/progress/progress-panel'
import { MemberPage } from '@/components/member-area/member-page'
import { Onward } from '@/components/member-area/onward'
import { ReadAgain, Unread } from '@/components/member-area/unread'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { decodeSegment } from '@/lib/core/address-segment'
import { hasCode } from '@/lib/core/errors'
import { ownCampaignPath, ownCampaignsPath } from '@/lib/core/paths'
import { answerWithStatus } from '@/lib/delivery/page-answer'
import type { Member } from '@/lib/domains/session/member'
import { ErrorDocument, errorMetadata } from '../../../_pages/error-document'
import { localeOf } from '../../../_pages/locale-of'
import { readPageForMember } from '../../../_pages/read-for-member'

type Props = PageProps<'/[locale]/settings/campaigns/[campaign]'>

const read = cache(async (segment: string, locale: Locale) => {
  const uid = decodeSegment(segment)
  const ifThere = (member: Member) => ownProgressIn(member, uid, locale).catch(missingIfUnknown)
  return readPageForMember(localizedPath(ownCampaignPath(uid), locale), ifThere)
})

function missingIfUnknown(error: unknown): 'missing' {
  if (hasCode(error, 'not_found')) return 'missing'
  throw error
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ campaign }, locale] = await Promise.all([params, localeOf(params)])
  const [t, { value: progress }] = await Promise.all([
    getTranslations({ locale, namespace: 'ownProgress' }),
    read(campaign, locale),
  ])
  if (progress === 'missing') return errorMetadata(404, locale)
  return { title: progress?.title ?? t('one') }
}

/** How far the player has come in a campaign: the dialog that any page can open, as a page [CP-070]. */
export default async function OwnCampaignPage({ params }: Props) {
  const [{ campaign }, locale] = await Promise.all([params, localeOf(params)])
  const { value: progress, isLasting } = await read(campaign, locale)
  if (progress === 'missing') {
    answerWithStatus(404)
    return <ErrorDocument status={404} locale={locale} />
  }
  const t = await getTranslations('ownProgress')
  return (
    <MemberPage current="campaigns" locale={locale} title={progress?.title ?? t('one')} intro={progress && t('one')}>
      <div className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-10">
        {progress ? (
          <div className="grid gap-4">
            <ProgressPanel progress={progress} />
            {progress.state === 'unknown' && <ReadAgain />}
          </div>
        ) : (
          <Unread text={t('states.unknown')} isLasting={isLasting} />
        )}
        <Onward href={localizedPath(ownCampaignsPath, locale)}>{t('title')}</Onward>
      </div>
    </MemberPage>
  )
}
