import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Player } from '../players.ts'
import { openTable } from '../table.ts'
import { isYearly, type MembershipStatus, seededStatus, startOf } from './status.ts'

const dayMs = 86_400_000
const TRIAL_DAYS = 14

const statusSchema = z.object({
  status: z.enum(['ACTIVE', 'TRIALING', 'PAST_DUE', 'CANCELLED', 'NONE']),
  gateway: z.enum(['braintree', 'apple', 'own']).nullable(),
  planPriceId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  currentPeriodEnd: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean().nullable(),
})

const rowSchema = z.object({
  membership: z.string().transform((text) => statusSchema.parse(JSON.parse(text))),
  created_at: z.number(),
  told_from: z.number(),
})

export type Purchase = { planPriceId: string; gateway: 'own' | 'braintree'; hasTrial: boolean; tellAfterMs?: number }

/**
 * Players' purchases, changes and cancellations, which override their initial memberships; both gateways store theirs
 * here.
 */
export type Memberships = {
  /** The membership as it is reported at the moment: a purchase may be reported with a delay. */
  current(player: Player, now: Date): MembershipStatus
  /** When the running subscription began. */
  createdAt(player: Player, now: Date): Date | undefined
  buy(player: Player, purchase: Purchase, now: Date): MembershipStatus
  change(player: Player, changes: Partial<MembershipStatus>, now: Date): MembershipStatus
  reset(): void
}

const columns = `player_id INTEGER PRIMARY KEY, membership TEXT NOT NULL, created_at INTEGER NOT NULL,
  told_from INTEGER NOT NULL`

export function openMemberships(database: DatabaseSync): Memberships {
  const reset = openTable(database, { name: 'game_memberships', columns })
  const select = database.prepare('SELECT membership, created_at, told_from FROM game_memberships WHERE player_id = ?')
  const replace = database.prepare('INSERT OR REPLACE INTO game_memberships VALUES (?, ?, ?, ?)')
  const find = (player: Player) => rowSchema.optional().parse(select.get(player.id))
  const keep = (player: Player, membership: MembershipStatus, createdAt: number, toldFrom: number) => {
    replace.run(player.id, JSON.stringify(membership), createdAt, toldFrom)
    return membership
  }

  const current = (player: Player, now: Date): MembershipStatus => {
    const row = find(player)
    if (row === undefined || row.told_from > now.getTime()) return seededStatus(player, now)
    return ended(row.membership, now)
  }
  const createdAt = (player: Player, now: Date): Date | undefined => {
    const row = find(player)
    if (row) return new Date(row.created_at)
    const seeded = seededStatus(player, now)
    return seeded.currentPeriodEnd === null ? undefined : new Date(startOf(seeded))
  }
  return {
    current,
    createdAt,
    buy: (player, { planPriceId, gateway, hasTrial, tellAfterMs = 0 }, now) => {
      const days = hasTrial ? TRIAL_DAYS : isYearly(planPriceId) ? 365 : 30
      const bought: MembershipStatus = {
        status: hasTrial ? 'TRIALING' : 'ACTIVE',
        gateway,
        planPriceId,
        subscriptionId: `sub-${player.id}-${now.getTime()}`,
        currentPeriodEnd: new Date(now.getTime() + days * dayMs).toISOString(),
        cancelAtPeriodEnd: false,
      }
      return keep(player, bought, now.getTime(), now.getTime() + tellAfterMs)
    },
    change: (player, changes, now) => {
      const before = createdAt(player, now)?.getTime() ?? now.getTime()
      return keep(player, { ...current(player, now), ...changes }, before, 0)
    },
    reset,
  }
}

/** The membership; if it was cancelled, it has ended after its last day. */
function ended(membership: MembershipStatus, now: Date): MembershipStatus {
  const isOver = membership.cancelAtPeriodEnd && Date.parse(membership.currentPeriodEnd ?? '') <= now.getTime()
  return isOver ? { ...membership, status: membership.status === 'NONE' ? 'NONE' : 'CANCELLED' } : membership
}
