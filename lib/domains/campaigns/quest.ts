/** The campaigns that are quests; the specification knows of one (contracts.md, Content) [CP-008]. */
const QUESTS = new Set(['gran-fondo-quest'])

/** Whether a campaign is a quest; quests are registered for and read differently from missions. */
export function isQuest(campaignShortName: string): boolean {
  return QUESTS.has(campaignShortName)
}
