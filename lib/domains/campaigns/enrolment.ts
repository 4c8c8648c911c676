import type { Mission } from './mission'

/**
 * Whether the player takes part: a player who withdrew does not, whatever other fields say (decisions.md, Time and
 * stages).
 */
export function isEnrolled({ status, enrolled }: Pick<Mission, 'status' | 'enrolled'>): boolean {
  if (status === 'withdrawn') return false
  return enrolled || status === 'registered' || status === 'graduated'
}
