import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { SchedulerTexts } from '@/components/events/scheduler/scheduler-texts'
import { Unavailable } from '@/components/events/scheduler/unavailable'
import { FollowTag } from '@/components/events/follow-calendar'
import { SignInPrompt } from '@/components/session/sign-in-prompt'
import type { Locale } from '@/i18n/locales'
import type { StageEvent } from '@/lib/domains/events/stages/event'
import { PlayerStart } from './lazy'
import type { SectionStage } from './read-stage'

/** A tag with its next events; `events` is undefined if they could not be read. */
export type TaggedEvents = { tag: string; events: StageEvent[] | undefined }

export type DrawnStage = SectionStage & { schedule: TaggedEvents | undefined }

/** Options of the section's parts for players. */
export type SchedulerOptions = {
  campaign: string | undefined
  /** The campaign in which players must be enrolled to choose an event, if one is required. */
  requiredCampaign: string | undefined
  /** The editors' text for players who aren't enrolled. */
  registerPrompt: ReactNode
  locale: Locale
}

type ScheduleProps = { schedule: TaggedEvents; texts: SchedulerTexts; player: SchedulerOptions }

/**
 * The scheduler. Visitors are asked to sign in [EV-063]; if there is no upcoming event, the scheduler is covered
 * [EV-028].
 */
export async function Schedule({ schedule: { tag, events }, texts, player }: ScheduleProps) {
  const t = await getTranslations('scheduler')
  if (events?.length === 0) return <Unavailable texts={texts} />
  const { locale, requiredCampaign, registerPrompt = <p>{t('registerPrompt')}</p> } = player
  return (
    <div className="grid content-start gap-6">
      <PlayerStart
        tag={tag}
        locale={locale}
        texts={texts}
        requiredCampaign={requiredCampaign}
        registerPrompt={<div className="prose rounded-card bg-cream p-6">{registerPrompt}</div>}
      >
        <SignInPrompt text={t('signIn')} />
        <div className="skeleton hidden h-72 rounded-card bg-mist player:block" />
      </PlayerStart>
      <FollowTag tag={tag} />
    </div>
  )
}
