import { expect, test } from 'vitest'
import { progressGoalIn } from '@/lib/content/campaigns/progress-goal'
import type { CampaignStageContent } from '@/lib/content/campaigns/campaign-stages'

/** A stage's document with bars of progress, after another section. */
function stageWith(...bars: Record<string, unknown>[]): CampaignStageContent {
  const sections = [
    { slice_type: 'text', primary: { goal: 1 } },
    ...bars.map((primary) => ({ slice_type: 'campaign_progress_bar', primary })),
  ]
  return { id: 'stage', tags: [], sections: sections as unknown as CampaignStageContent['sections'] }
}

test('the goal and unit are those of the first bar about the campaign, on the page of any stage', () => {
  const other = { campaign_short_name: 'another', goal: 7, unit_label: 'miles' }
  const stages = [stageWith(), stageWith(other, { goal: 2500, unit_label: 'km' }), stageWith({ goal: 3 })]
  expect(progressGoalIn(stages, 'tour')).toEqual({ goal: 2500, unit: 'km' })
  expect(progressGoalIn(stages, 'another')).toEqual({ goal: 7, unit: 'miles' })
})

test('a campaign without a bar has the game’s goal, and no unit', () => {
  expect(progressGoalIn([], 'tour')).toEqual({ goal: undefined, unit: '' })
  expect(progressGoalIn([stageWith()], 'tour')).toEqual({ goal: undefined, unit: '' })
})

test.each([0, -3, 'many', null])('a goal of %j is none', (goal) => {
  expect(progressGoalIn([stageWith({ goal })], 'tour').goal).toBeUndefined()
})
