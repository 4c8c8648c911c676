/** What a player has done so far, as the last part of an address says it: nothing, some of it, all of it. */
export const playerStates = ['fresh', 'half-way', 'done'] as const

export type PlayerState = (typeof playerStates)[number]

export function isPlayerState(name: string): name is PlayerState {
  return playerStates.some((state) => state === name)
}

/**
 * The section types whose mocks show a player something else than a visitor. A type that could do so in content, but
 * doesn't in its mocks, is named with its reason in tests/app/[locale]/gallery/personal-types.test.ts.
 */
export const personalTypes = [
  'academy_punchcard_new',
  'campaign_progress_bar',
  'cta',
  'events_calendar',
  'givengain_sign_up',
  'hero_with_plan_cards',
  'hero_with_plan_selection',
  'my_events',
  'stage_details',
  'stage_scheduler',
  'todays_plan',
  'user_checklist',
] as const

export const isPersonal = ({ type }: { type: string }): boolean => personalTypes.some((each) => each === type)
