import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { toldOutcome } from '@/app/_member/told-outcome'
import { ChoicesPanel } from '@/components/account/choices-panel'
import { CountingPanel } from '@/components/account/counting-panel'
import { DataPanel } from '@/components/account/data-panel'
import { DeletionPanel } from '@/components/account/deletion-panel'
import { ProblemNotice } from '@/components/member-area/problem-notice'
import { SessionsPanel } from '@/components/account/sessions-panel'
import { ZoneSetting } from '@/components/events/calendar/lazy'
import { MemberPage } from '@/components/member-area/member-page'
import { localizedPath } from '@/i18n/localized-path'
import { consentCategories } from '@/lib/core/consent'
import { loginPathTo, settingsPath } from '@/lib/core/paths'
import { rememberedZone } from '@/lib/core/server/remembered-zone'
import { siteNow, siteTime } from '@/lib/core/server/site-clock'
import { visitorAgreesTo } from '@/lib/core/server/visitor-consent'
import { currentMember, currentSession } from '@/lib/domains/session/current-member'
import { findOwnSessions } from '@/lib/domains/session/own-sessions-server'
import { isConfirmed } from '@/lib/domains/session/sealed-session'
import { localeOf } from '../../_pages/locale-of'
import { readForMember } from '../../_pages/read-for-member'

type Props = PageProps<'/[locale]/settings/account'>

const path = settingsPath('account')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'account' })
  return { title: t('title') }
}

/**
 * What concerns the account itself, rendered per request. The only upstream call is to the identity provider, for a session
 * that has not been confirmed for a while: a copied cookie alone must not show where the player is signed in.
 */
export default async function AccountPage({ params, searchParams }: Props) {
  const [locale, { problem, done }, member, session] = await Promise.all([
    localeOf(params),
    toldOutcome(await searchParams),
    currentMember(),
    currentSession(),
  ])
  const here = localizedPath(path, locale)
  if (member === undefined || session === undefined) redirect(loginPathTo(here))
  await readForMember(here, (player) => player.confirm())
  const [t, calendar, zone, sent] = await Promise.all([
    getTranslations('account'),
    getTranslations('calendar'),
    rememberedZone(),
    headers(),
  ])
  return (
    <MemberPage current="account" locale={locale} title={t('title')} intro={t('intro')}>
      <div className="grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-8">
        <ProblemNotice problem={problem} />
        <SessionsPanel
          own={await findOwnSessions(session, sent, siteTime())}
          playerId={member.id}
          isConfirmed={isConfirmed(session, siteTime())}
          locale={locale}
          timeZone={zone ?? 'UTC'}
          done={done}
        />
        <ChoicesPanel
          locale={locale}
          path={path}
          usesMetric={member.facts.usesMetric}
          zone={
            <ZoneSetting label={calendar('zone')} locale={locale} zone={zone ?? 'UTC'} now={siteNow().toISOString()} />
          }
        />
        <DataPanel locale={locale} />
        <CountingPanel allowed={consentCategories.filter((category) => visitorAgreesTo(category, sent))} />
        <DeletionPanel locale={locale} />
      </div>
    </MemberPage>
  )
}
