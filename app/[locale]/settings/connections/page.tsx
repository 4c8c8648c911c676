import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CalendarFeedPanel } from '@/components/events/my-events/calendar-feed-panel'
import { ConnectionsView } from '@/components/pairing/connections-view'
import { PairingPanel } from '@/components/pairing/pairing-panel'
import { localizedPath } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import { answerWithStatus } from '@/lib/delivery/page-answer'
import { hasPersonalCalendar } from '@/lib/domains/events/calendar/feeds-server'
import { safeRedirect } from '@/lib/domains/pairing/connect-url'
import { findTerms, getPairing, pairingOrigins } from '@/lib/domains/pairing/server'
import { readForMember } from '../../_pages/read-for-member'
import { localeOf } from '../../_pages/locale-of'

type Props = PageProps<'/[locale]/settings/connections'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'pairing.connections' })
  return { title: t('title'), robots: { index: false } }
}

/** What the player has linked, and the way on to the partner for who is linking an account [PA-002]. */
export default async function ConnectionsPage({ params, searchParams }: Props) {
  const [locale, { redirectUrl }] = await Promise.all([localeOf(params), searchParams])
  const path = localizedPath(settingsPath('connections'), locale)
  const asked = typeof redirectUrl === 'string' ? redirectUrl : undefined
  const returnTo = asked === undefined ? path : `${path}?${String(new URLSearchParams({ redirectUrl: asked }))}`
  const pairing = await readForMember(returnTo, getPairing)
  if (pairing === undefined) answerWithStatus(503)
  return (
    <main id="main">
      <ConnectionsView
        state={pairing?.state}
        redirect={redirectUrl === undefined ? undefined : { to: safeRedirect(asked, pairingOrigins) }}
        others={hasPersonalCalendar() && <CalendarFeedPanel />}
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
    </main>
  )
}
