import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AgendaNext } from '@/components/events/overview/agenda-next'
import { LastEvent } from '@/components/events/overview/last-event'
import { MemberPage } from '@/components/member-area/member-page'
import { OverviewPart } from '@/components/member-area/overview-part'
import { MembershipLine } from '@/components/memberships/membership/membership-line'
import { ConnectionLine } from '@/components/pairing/connection-line'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { loginPathTo, overviewPath } from '@/lib/core/paths'
import { isOff } from '@/lib/core/server/off'
import { siteNow } from '@/lib/core/server/site-clock'
import { readAgenda } from '@/lib/domains/events/results/server'
import { needsAttention } from '@/lib/domains/memberships/membership-rules'
import { formatMembership } from '@/lib/domains/memberships/presenter'
import { getMembership } from '@/lib/domains/memberships/status-server'
import { getPairing } from '@/lib/domains/pairing/server'
import type { Member } from '@/lib/domains/session/member'
import { currentMember } from '@/lib/domains/session/current-member'
import { localeOf } from '../_pages/locale-of'
import { readForMember } from '../_pages/read-for-member'
import { readParts } from '../_pages/read-parts'

type Props = PageProps<'/[locale]/settings'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'player' })
  return { title: t('overview'), robots: { index: false } }
}

/**
 * How things stand for the player: what is next, what was last, the membership (first, if it has a problem), connections.
 * Five upstream calls side by side, each part of the page failing alone.
 */
export default async function OverviewPage({ params }: Props) {
  const locale = await localeOf(params)
  const here = localizedPath(overviewPath, locale)
  const member = await currentMember()
  if (member === undefined) redirect(loginPathTo(here))
  const [[t, names, words], [agenda, membership, pairing]] = await Promise.all([
    Promise.all([getTranslations('overview'), getTranslations('player'), getTranslations('agenda')]),
    readParts(
      readForMember(here, readAgenda),
      isOff('memberships') ? nothing : readForMember(here, (player) => readMembership(player, locale)),
      isOff('partner') ? nothing : readForMember(here, getPairing),
    ),
  ])
  const hasProblem = 'value' in membership && membership.value?.hasProblem === true
  const membershipPart = !isOff('memberships') && (
    <OverviewPart id="membership" title={names('membership')} part={membership} isProblem={hasProblem}>
      {(known) => <MembershipLine membership={known} locale={locale} />}
    </OverviewPart>
  )
  return (
    <MemberPage current="overview" locale={locale} title={t('greeting', { name: member.facts.firstName })}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {hasProblem && membershipPart}
        <OverviewPart id="next" title={words('next')} part={agenda}>
          {({ joined }) => <AgendaNext joined={joined} locale={locale} />}
        </OverviewPart>
        <div className="overview-parts grid gap-6 md:grid-cols-2">
          <OverviewPart id="last" title={t('last')} part={agenda}>
            {({ last }) => <LastEvent event={last} locale={locale} />}
          </OverviewPart>
          {!hasProblem && membershipPart}
          {!isOff('partner') && (
            <OverviewPart id="connections" title={names('connections')} part={pairing}>
              {({ state }) => <ConnectionLine state={state} locale={locale} />}
            </OverviewPart>
          )}
        </div>
      </div>
    </MemberPage>
  )
}

/** In place of what is not read, since the service is off. */
const nothing = Promise.resolve(undefined)

async function readMembership(player: Member, locale: Locale) {
  const facts = await getMembership(player)
  return { ...(await formatMembership(facts, locale)), hasProblem: needsAttention(facts, siteNow()) }
}
