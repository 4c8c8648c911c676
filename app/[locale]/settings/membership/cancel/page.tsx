import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { toldOutcome } from '@/app/_member/told-outcome'
import { ProblemNotice } from '@/components/member-area/problem-notice'
import { MemberPage } from '@/components/member-area/member-page'
import { Unread } from '@/components/member-area/unread'
import { CancellationQuestion } from '@/components/memberships/membership/cancellation-question'
import { localizedPath } from '@/i18n/localized-path'
import { cancellationPath, loginPathTo, settingsPath } from '@/lib/core/paths'
import { isCancellable } from '@/lib/domains/memberships/membership-rules'
import { formatMembership } from '@/lib/domains/memberships/presenter'
import { getMembership } from '@/lib/domains/memberships/status-server'
import { currentMember } from '@/lib/domains/session/current-member'
import { localeOf } from '../../../_pages/locale-of'
import { readPageForMember } from '../../../_pages/read-for-member'

type Props = PageProps<'/[locale]/settings/membership/cancel'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'membership' })
  return { title: t('cancelTitle') }
}

/** Asks once more whether the membership shall be cancelled, where script opens no dialog (MB-017). */
export default async function CancellationPage({ params, searchParams }: Props) {
  const [locale, { problem }, member] = await Promise.all([
    localeOf(params),
    toldOutcome(await searchParams),
    currentMember(),
  ])
  const here = localizedPath(cancellationPath, locale)
  if (member === undefined) redirect(loginPathTo(here))
  const { value: facts, isLasting } = await readPageForMember(here, getMembership)
  if (facts && !isCancellable(facts)) redirect(localizedPath(settingsPath('membership'), locale))
  const t = await getTranslations('membership')
  return (
    <MemberPage current="membership" locale={locale} title={t('cancelTitle')}>
      <div className="grid max-w-[46rem] gap-8">
        <ProblemNotice problem={problem} />
        {facts ? (
          <CancellationQuestion
            until={(await formatMembership(facts, locale)).until}
            playerId={member.id}
            locale={locale}
          />
        ) : (
          <Unread text={t('unknown')} isLasting={isLasting} />
        )}
      </div>
    </MemberPage>
  )
}
