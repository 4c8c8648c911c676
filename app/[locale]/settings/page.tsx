import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { listOwnProgress } from '@/app/_campaigns/own-progress'
import { ProgressList } from '@/components/campaigns/progress/progress-list'
import { AgendaNext } from '@/components/events/overview/agenda-next'
import { LastEvent } from '@/components/events/overview/last-event'
import { FundraisingLine } from '@/components/fundraising/fundraising-line'
import { MemberPage } from '@/components/member-area/member-page'
import { Onward } from '@/components/member-area/onward'
import { OverviewPart } from '@/components/member-area/overview-part'
import { ReadAgain } from '@/components/member-area/unread'
import { MembershipLine } from '@/components/memberships/membership/membership-line'
import { ConnectionLine } from '@/components/pairing/connection-line'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import type { Identifier } from '@/lib/core/identifier'
import { loginPathTo, overviewPath, ownCampaignsPath } from '@/lib/core/paths'
import { isOff } from '@/lib/core/server/off'
import { tryOrWait } from '@/lib/core/server/rate-limit/rate-limit'
import { siteNow } from '@/lib/core/server/site-clock'
import { isIncomplete } from '@/lib/domains/campaigns/own-progress'
import { readAgenda } from '@/lib/domains/events/results/server'
import { listProjects } from '@/lib/domains/fundraising/project-server'
import { needsAttention } from '@/lib/domains/memberships/membership-rules'
import { formatMembership } from '@/lib/domains/memberships/presenter'
import { getMembership } from '@/lib/domains/memberships/status-server'
import { isLinkedByProfile } from '@/lib/domains/pairing/server'
import type { Member } from '@/lib/domains/session/member'
import { currentMember } from '@/lib/domains/session/current-member'
import { localeOf } from '../_pages/locale-of'
import { readPartForMember } from '../_pages/read-for-member'
import { readParts } from '../_pages/read-parts'

type Props = PageProps<'/[locale]/settings'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'player' })
  return { title: t('overview') }
}

/**
 * How things stand for the player: what is next, what was last, the membership (first, if it has a problem), what was raised,
 * connections. Some five upstream calls side by side, each part of the page failing alone; campaigns cost calls of their own
 * (docs/decisions/073).
 */
export default async function OverviewPage({ params }: Props) {
  const locale = await localeOf(params)
  const here = localizedPath(overviewPath, locale)
  const member = await currentMember()
  if (member === undefined) redirect(loginPathTo(here))
  const { fundraiserId, firstName } = member.facts
  const isRaising = fundraiserId !== null && !isOff('fundraising')
  const [[t, names, words], [agenda, membership, connection, raised, campaigns]] = await Promise.all([
    Promise.all([getTranslations('overview'), getTranslations('player'), getTranslations('agenda')]),
    readOverview(here, locale, isRaising ? fundraiserId : undefined),
  ])
  const hasProblem = 'value' in membership && membership.value.value?.hasProblem === true
  const membershipPart = !isOff('memberships') && (
    <OverviewPart id="membership" title={names('membership')} part={membership} isProblem={hasProblem}>
      {(known) => <MembershipLine membership={known} locale={locale} />}
    </OverviewPart>
  )
  return (
    <MemberPage current="overview" locale={locale} title={t('greeting', { name: firstName })}>
      <div className="grid min-h-svh grid-cols-[minmax(0,1fr)] content-start gap-6">
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
            <OverviewPart id="connections" title={names('connections')} part={connection}>
              {({ isLinked }) => <ConnectionLine isLinked={isLinked} locale={locale} />}
            </OverviewPart>
          )}
          {isRaising && (
            <OverviewPart id="fundraising" title={names('fundraising')} part={raised}>
              {({ newest }) => <FundraisingLine newest={newest} locale={locale} />}
            </OverviewPart>
          )}
        </div>
        <OverviewPart id="campaigns" title={names('campaigns')} part={campaigns}>
          {(answer) => (
            <>
              <ProgressList answer={answer} heading="h3" />
              {isIncomplete(answer) && <ReadAgain />}
              <Onward href={localizedPath(ownCampaignsPath, locale)}>{names('campaigns')}</Onward>
            </>
          )}
        </OverviewPart>
      </div>
    </MemberPage>
  )
}

/** In place of what is not read, since the service is off or the player has nothing to do with it. */
const nothing = Promise.resolve({ value: undefined, isLasting: false })

/** @param fundraiserId of a player who raises money */
const readOverview = (here: string, locale: Locale, fundraiserId: Identifier | undefined) =>
  readParts(
    readPartForMember(here, readAgenda),
    isOff('memberships') ? nothing : readPartForMember(here, (player) => readMembership(player, locale)),
    isOff('partner') ? nothing : readPartForMember(here, readConnection),
    fundraiserId === undefined ? nothing : readPartForMember(here, () => readNewest(fundraiserId)),
    readPartForMember(here, (player) => readCampaigns(player, locale)),
  )

const readConnection = async (player: Member) => ({ isLinked: await isLinkedByProfile(player) })

/** Undefined for a player who has asked for them too often, as if they couldn't be read. */
async function readCampaigns(player: Member, locale: Locale) {
  const wait = await tryOrWait('ownProgress', player.id)
  return wait === undefined ? listOwnProgress(player, locale) : undefined
}

const readNewest = async (fundraiserId: Identifier) => ({ newest: (await listProjects(fundraiserId)).at(0) })

async function readMembership(player: Member, locale: Locale) {
  const facts = await getMembership(player)
  return { ...(await formatMembership(facts, locale)), hasProblem: needsAttention(facts, siteNow()) }
}
