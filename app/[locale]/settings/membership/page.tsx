import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { toldOutcome } from '@/app/_member/told-outcome'
import { ProblemNotice } from '@/components/member-area/problem-notice'
import { MemberPage } from '@/components/member-area/member-page'
import { MembershipView } from '@/components/memberships/membership/membership-view'
import { localizedPath } from '@/i18n/localized-path'
import { loginPathTo, settingsPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { formatMembership, formatPayment, formatTransactions } from '@/lib/domains/memberships/presenter'
import { findPayment, getMembership, listPaid } from '@/lib/domains/memberships/status-server'
import { currentMember } from '@/lib/domains/session/current-member'
import { readForMember } from '../../_pages/read-for-member'
import { localeOf } from '../../_pages/locale-of'

type Props = PageProps<'/[locale]/settings/membership'>

const path = settingsPath('membership')

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(props.params), namespace: 'membership' })
  return { title: t('title') }
}

/** The player's membership, rendered per request. If a service fails to answer, the page requests that part again. */
export default async function MembershipPage(props: Props) {
  const [locale, query, member] = await Promise.all([localeOf(props.params), props.searchParams, currentMember()])
  const { state } = query
  const here = `${localizedPath(path, locale)}${state === 'succeeded' ? '?state=succeeded' : ''}`
  if (member === undefined) redirect(loginPathTo(here))
  const [t, { problem }, facts, card, paid] = await Promise.all([
    getTranslations('membership'),
    toldOutcome(query),
    readForMember(here, getMembership),
    readForMember(here, async (player) => ({ method: await findPayment(player, 'own') })),
    readForMember(here, listPaid),
  ])
  return (
    <MemberPage current="membership" locale={locale} title={t('title')} intro={t('intro')}>
      <div className="mb-8 max-w-4xl empty:hidden">
        <ProblemNotice problem={problem} />
      </div>
      <MembershipView
        membership={facts && (await formatMembership(facts, locale))}
        payment={card && formatPayment(card.method)}
        transactions={paid && (await formatTransactions(paid, locale))}
        hasPaid={state === 'succeeded'}
        playerId={member.id}
        locale={locale}
        product={env.PRODUCT_NAME}
      />
    </MemberPage>
  )
}
