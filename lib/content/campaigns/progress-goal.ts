import { number, text } from '../fields/fields'
import type { CampaignStageContent } from './campaign-stages'

/** What editors say of the progress that the game counts: a goal that replaces the game's, and the unit's name. */
export type ProgressGoal = {
  goal: number | undefined
  /** May be empty. */
  unit: string
}

/** Reads the fields of a section with a bar of progress; a goal that can't be reached is ignored. */
export function progressGoalOf(fields: { goal: unknown; unit: unknown }): ProgressGoal {
  const goal = number(fields.goal)
  return { goal: goal !== undefined && goal > 0 ? goal : undefined, unit: text(fields.unit) ?? '' }
}

/**
 * The goal of a campaign by the first bar of progress on its page, so that progress is told in the same figures
 * everywhere. A campaign without a bar has the game's goal, without a unit.
 *
 * @param stages the documents of the campaign's stages
 * @param shortName the campaign's name at the game server
 */
export function progressGoalIn(stages: readonly CampaignStageContent[], shortName: string): ProgressGoal {
  for (const section of stages.flatMap(({ sections }) => sections)) {
    if (section.slice_type !== 'campaign_progress_bar') continue
    const { campaign_short_name: named, goal, unit_label: unit } = section.primary
    if ((text(named) ?? shortName) === shortName) return progressGoalOf({ goal, unit })
  }
  return { goal: undefined, unit: '' }
}
