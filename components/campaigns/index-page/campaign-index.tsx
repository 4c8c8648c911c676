import { getTranslations } from 'next-intl/server'
import { FollowCampaigns } from '@/components/events/follow-calendar'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import { isOff } from '@/lib/core/server/off'
import { campaignPhases, campaignsByPhase } from '@/lib/domains/campaigns/phase'
import { CampaignCard, type CampaignSummary } from './campaign-card'
import { OwnCampaigns } from './lazy'

type CampaignIndexProps = {
  campaigns: readonly CampaignSummary[]
  /** The point in time that decides what runs. */
  now: Date
  locale: Locale
}

/** Campaigns that are over and still shown. */
const MOST_PAST = 12

/** All campaigns: a player's own first, with their progress; then what runs, what comes, and what is over. */
export async function CampaignIndex({ campaigns, now, locale }: CampaignIndexProps) {
  const [t, own] = await Promise.all([getTranslations('campaignIndex'), getTranslations('ownProgress')])
  const { running, coming, past } = campaignsByPhase(campaigns, now)
  const groups = { running, coming, past: past.slice(0, MOST_PAST) }
  const shown = campaignPhases.filter((phase) => groups[phase].length > 0)
  if (shown.length === 0) {
    return (
      <Section>
        <p className="text-lg text-muted">{t('empty')}</p>
      </Section>
    )
  }
  return (
    <>
      {!isOff('game') && (
        <div className="hidden player:block">
          <Section labelledBy="campaigns-own">
            <h2 id="campaigns-own" className="mb-6 text-head-large">
              {own('title')}
            </h2>
            <div className="max-w-[46rem]">
              <OwnCampaigns locale={locale}>
                <div className="skeleton h-28 w-full bg-mist" data-needs-script />
              </OwnCampaigns>
            </div>
          </Section>
        </div>
      )}
      {shown.map((phase) => (
        <Section key={phase} labelledBy={`campaigns-${phase}`}>
          <h2 id={`campaigns-${phase}`} className="mb-6 text-head-large">
            {t(phase)}
          </h2>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {groups[phase].map((campaign) => (
              <li key={campaign.path} className="min-w-0">
                <CampaignCard campaign={campaign} now={now} locale={locale} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      {!isOff('game') && (
        <div className="container pb-12">
          <FollowCampaigns locale={locale} />
        </div>
      )}
    </>
  )
}
