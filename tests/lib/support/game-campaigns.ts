/** A mission as the game server sends it to a player whom it lets in and who does not take part. */
export function gameMissionAnswer(changes: Record<string, unknown> = {}) {
  return {
    campaign: { shortName: 'tour' },
    registration: true,
    eligible: true,
    enrolled: false,
    status: null,
    ...changes,
  }
}

/** The quest as the game server sends it to a player who has not registered; its short name is not its slug. */
export function gameQuestAnswer(changes: Record<string, unknown> = {}) {
  return { slug: 'gran-fondo-quest', shortName: 'fondo-2026', registered: false, progress: 0, ...changes }
}

/** Why the game server says no. */
export const refusalAnswer = (key: string) => Response.json({ key }, { status: 403 })
