import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { toldOutcome } from '@/app/_member/told-outcome'
import { DeletionQuestion, type DeletionWay } from '@/components/account/deletion-question'
import { ProblemNotice } from '@/components/member-area/problem-notice'
import { MemberPage } from '@/components/member-area/member-page'
import { localizedPath } from '@/i18n/localized-path'
import { accountDeletionPath, loginPathTo } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { isOff } from '@/lib/core/server/off'
import { isInMaintenance } from '@/lib/core/server/switches'
import { currentMember } from '@/lib/domains/session/current-member'
import { localeOf } from '../../../_pages/locale-of'

type Props = PageProps<'/[locale]/settings/account/delete'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'account.deletion' })
  return { title: t('question') }
}

/** Asks once more whether the account shall be deleted, and leads to whoever does it. Nothing is deleted here. */
export default async function AccountDeletionPage({ params, searchParams }: Props) {
  const [locale, { problem }, member] = await Promise.all([
    localeOf(params),
    toldOutcome(await searchParams),
    currentMember(),
  ])
  if (member === undefined) redirect(loginPathTo(localizedPath(accountDeletionPath, locale)))
  const t = await getTranslations('account.deletion')
  return (
    <MemberPage current="account" locale={locale} title={t('question')}>
      <div className="grid gap-8">
        <ProblemNotice problem={problem} />
        <DeletionQuestion
          way={deletionWay()}
          playerId={member.id}
          locale={locale}
          hasMemberships={!isOff('memberships')}
          hasFundraising={!isOff('fundraising')}
        />
      </div>
    </MemberPage>
  )
}

function deletionWay(): DeletionWay {
  if (env.ACCOUNT_DELETION_URL !== undefined) return { kind: 'page', address: env.ACCOUNT_DELETION_URL }
  if (isOff('support') || isInMaintenance()) return { kind: 'mail', address: `support@${env.SUPPORT_HOST}` }
  return { kind: 'form' }
}
