import type { Player } from '../players.ts'
import type { Label, Sport } from './event.ts'

/** Pace range of each category, in w/kg and km/h (decisions.md, Events). */
export const paceBands: Readonly<Record<Sport, Readonly<Record<Label, readonly [from: number, to: number]>>>> = {
  CYCLING: { 1: [4, 6], 2: [3.2, 4], 3: [2.5, 3.2], 4: [1, 2.5], 5: [1, 5] },
  RUNNING: { 1: [15, 20], 2: [12, 15], 3: [9, 12], 4: [5, 9], 5: [5, 20] },
}

/** A player's category by fitness numbers, from 1 (strongest) to 4; undefined if the numbers are unknown. */
export function categoryOf(player: Player, sport: Sport): Label | undefined {
  const pace = sport === 'CYCLING' ? wattsPerKilogram(player) : kilometresPerHour(player)
  if (pace === undefined) return undefined
  const labels = [1, 2, 3] as const
  return labels.find((label) => pace >= paceBands[sport][label][0]) ?? 4
}

function wattsPerKilogram({ ftp, weight }: Player): number | undefined {
  return ftp && weight ? ftp / weight : undefined
}

function kilometresPerHour({ runTime5kmInSeconds }: Player): number | undefined {
  return runTime5kmInSeconds ? 18_000 / runTime5kmInSeconds : undefined
}
