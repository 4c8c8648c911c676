/** The campaigns that are quests; the specification knows of one (contracts.md, Content) [CP-008]. */
const QUESTS = new Set(['gran-fondo-quest'])

/** A quest is registered for and read apart from missions. */
export function isQuest(campaignShortName: string): boolean {
  return QUESTS.has(campaignShortName)
}
