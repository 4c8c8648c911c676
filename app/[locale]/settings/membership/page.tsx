import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { MemberPage } from '@/components/member-area/member-page'
import { MembershipView } from '@/components/memberships/membership/membership-view'
import { localizedPath } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { formatMembership, formatPayment, formatTransactions } from '@/lib/domains/memberships/presenter'
import { findPayment, getMembership, listPaid } from '@/lib/domains/memberships/status-server'
import { readForMember } from '../../_pages/read-for-member'
import { localeOf } from '../../_pages/locale-of'

type Props = PageProps<'/[locale]/settings/membership'>

const path = settingsPath('membership')

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(props.params), namespace: 'membership' })
  return { title: t('title'), robots: { index: false } }
}

/** The player's membership, rendered per request. If a service fails to answer, the page requests that part again. */
export default async function MembershipPage(props: Props) {
  const [locale, { state }] = await Promise.all([localeOf(props.params), props.searchParams])
  const here = `${localizedPath(path, locale)}${state === 'succeeded' ? '?state=succeeded' : ''}`
  const [t, facts, card, paid] = await Promise.all([
    getTranslations('membership'),
    readForMember(here, getMembership),
    readForMember(here, async (member) => ({ method: await findPayment(member, 'own') })),
    readForMember(here, listPaid),
  ])
  return (
    <MemberPage current="membership" locale={locale} title={t('title')} intro={t('intro')}>
      <MembershipView
        membership={facts && (await formatMembership(facts, locale))}
        payment={card && formatPayment(card.method)}
        transactions={paid && (await formatTransactions(paid, locale))}
        hasPaid={state === 'succeeded'}
        locale={locale}
        product={env.PRODUCT_NAME}
      />
    </MemberPage>
  )
}
