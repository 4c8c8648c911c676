import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { listOwnProgress } from '@/app/_campaigns/own-progress'
import { ProgressList } from '@/components/campaigns/progress/progress-list'
import { MemberPage } from '@/components/member-area/member-page'
import { Onward } from '@/components/member-area/onward'
import { ReadAgain, Unread } from '@/components/member-area/unread'
import { localizedPath } from '@/i18n/localized-path'
import { campaignsPath, loginPathTo, ownCampaignsPath } from '@/lib/core/paths'
import { tryOrWait } from '@/lib/core/server/rate-limit/rate-limit'
import { answerTooManyTries } from '@/lib/delivery/page-answer'
import { isIncomplete } from '@/lib/domains/campaigns/own-progress'
import { currentMember } from '@/lib/domains/session/current-member'
import { localeOf } from '../../_pages/locale-of'
import { readPageForMember } from '../../_pages/read-for-member'
import { TooManyTries } from '../../_pages/too-many-tries'

type Props = PageProps<'/[locale]/settings/campaigns'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'ownProgress' })
  return { title: t('title') }
}

/** How far the player has come in each campaign that runs or is to come. */
export default async function OwnCampaignsPage({ params }: Props) {
  const [locale, member] = await Promise.all([localeOf(params), currentMember()])
  const here = localizedPath(ownCampaignsPath, locale)
  if (member === undefined) redirect(loginPathTo(here))
  const wait = await tryOrWait('ownProgress', member.id)
  if (wait !== undefined) {
    answerTooManyTries(wait)
    return <TooManyTries retryAfterSeconds={wait} locale={locale} retryHref="" />
  }
  const { value: answer, isLasting } = await readPageForMember(here, () => listOwnProgress(member, locale))
  const t = await getTranslations('ownProgress')
  return (
    <MemberPage current="campaigns" locale={locale} title={t('title')}>
      <div className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-10">
        {answer ? (
          <div className="grid gap-4">
            <ProgressList answer={answer} heading="h2" />
            {isIncomplete(answer) && <ReadAgain />}
          </div>
        ) : (
          <Unread text={t('states.unknown')} isLasting={isLasting} />
        )}
        <Onward href={localizedPath(campaignsPath, locale)}>{t('all')}</Onward>
      </div>
    </MemberPage>
  )
}
