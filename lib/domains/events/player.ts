/**
 * The facts that event rules need of a signed-in player; a visitor is `undefined`. A player whose gender is not known
 * counts as not male (contracts.md, Game server: events).
 */
export type Player = { isMale: boolean | null }
