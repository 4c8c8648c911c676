import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { toldOutcome } from '@/app/_member/told-outcome'
import { ProblemNotice } from '@/components/member-area/problem-notice'
import { CalendarFeedPanel } from '@/components/events/my-events/calendar-feed-panel'
import { MemberPage } from '@/components/member-area/member-page'
import { ConnectionsView } from '@/components/pairing/connections-view'
import { PairingPanel } from '@/components/pairing/pairing-panel'
import type { Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { loginPathTo, settingsPath } from '@/lib/core/paths'
import { hasConnections, hasPersonalCalendar } from '@/lib/core/server/member-pages'
import { isOff } from '@/lib/core/server/off'
import { answerWithStatus } from '@/lib/delivery/page-answer'
import { findPartnerRedirect, findTerms, getPairing, type RedirectRequest } from '@/lib/domains/pairing/server'
import { shownFeed } from '@/lib/domains/events/calendar/shown-feed'
import { currentMember } from '@/lib/domains/session/current-member'
import { ErrorDocument, errorMetadata } from '../../_pages/error-document'
import { readPageForMember } from '../../_pages/read-for-member'
import { localeOf } from '../../_pages/locale-of'

type Props = PageProps<'/[locale]/settings/connections'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  if (!(await hasConnections())) return errorMetadata(404, await localeOf(params))
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'pairing.connections' })
  return { title: t('title') }
}

/**
 * Shows which services the player has linked. A player who is about to link an account finds a link to the partner here
 * [PA-002].
 */
export default async function ConnectionsPage({ params, searchParams }: Props) {
  if (!(await hasConnections())) {
    answerWithStatus(404)
    return <ErrorDocument status={404} locale={await localeOf(params)} />
  }
  const [locale, request, asked, member] = await Promise.all([
    localeOf(params),
    parseRedirectRequest(searchParams),
    searchParams,
    currentMember(),
  ])
  const path = localizedPath(settingsPath('connections'), locale)
  if (member === undefined) redirect(loginPathTo(path))
  const [t, isFeedOffered, { problem, done }, made, partner] = await Promise.all([
    getTranslations('pairing.connections'),
    hasPersonalCalendar(),
    toldOutcome(asked),
    shownFeed.open(typeof asked.feed === 'string' ? asked.feed : undefined),
    isOff('partner') ? undefined : partnerConnection(path, locale, request),
  ])
  return (
    <MemberPage current="connections" locale={locale} title={t('title')} intro={t('intro')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <ProblemNotice problem={problem} />
        {partner}
        {isFeedOffered && (
          <CalendarFeedPanel
            playerId={member.id}
            locale={locale}
            done={made?.player === member.id ? made : done === 'revoked' ? done : undefined}
          />
        )}
      </div>
    </MemberPage>
  )
}

/** The connection to the training partner. */
async function partnerConnection(path: string, locale: Locale, request: RedirectRequest | undefined) {
  // A player who has to sign in first starts over: a ticket is valid for its player's session only.
  const { value: pairing, isLasting } = await readPageForMember(path, getPairing)
  const member = await currentMember()
  return (
    <ConnectionsView
      state={pairing?.state}
      isLasting={isLasting}
      redirect={member && request && { to: await findPartnerRedirect(member, request) }}
    >
      {pairing && (
        <PairingPanel
          id="training-plans"
          isLinked={pairing.state === 'linked'}
          labels={{}}
          terms={undefined}
          termsHtml={await findTerms()}
          errorCopy={undefined}
          profilePath={localizedPath(settingsPath('profile'), locale)}
          campaign={undefined}
        />
      )}
    </ConnectionsView>
  )
}

/** The requested redirect to the partner; undefined if the address requests none. */
async function parseRedirectRequest(searchParams: Props['searchParams']): Promise<RedirectRequest | undefined> {
  const { redirectUrl, ticket } = await searchParams
  if (redirectUrl === undefined) return undefined
  return { ...(typeof redirectUrl === 'string' && { redirectUrl }), ...(typeof ticket === 'string' && { ticket }) }
}
