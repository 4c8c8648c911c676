import { progressGoalOf } from '@/lib/content/campaigns/progress-goal'
import { image, text } from '@/lib/content/fields/fields'
import type { SectionProps } from '@/lib/content/section'
import { missing } from '@/lib/core/missing'
import { isQuest } from '@/lib/domains/campaigns/quest'
import type { CampaignProgressBarSlice } from '@/prismicio-types'
import { CampaignProgressBarView } from './campaign-progress-bar'

/**
 * The player's progress in a campaign (SL-campaign_progress_bar-01): the campaign that the section names, otherwise the
 * one whose page it is on. Shows nothing without a campaign, and for a quest, whose progress can't be read (CP-047).
 */
export function CampaignProgressBar({ slice: { primary }, context }: SectionProps<CampaignProgressBarSlice>) {
  const campaign = text(primary.campaign_short_name) ?? context.campaign?.shortName
  if (campaign === undefined || isQuest(campaign)) return null
  return (
    <CampaignProgressBarView
      title={text(primary.title) ?? missing.title}
      campaign={campaign}
      {...progressGoalOf({ goal: primary.goal, unit: primary.unit_label })}
      icon={image(primary.icon)}
      completedIcon={image(primary.completed_icon)}
      locale={context.locale}
    />
  )
}
