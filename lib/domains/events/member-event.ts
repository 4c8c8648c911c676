import * as z from 'zod/mini'
import type { Identifier } from '@/lib/core/identifier'
import { eventSchema } from './schema'

/**
 * An event for a player. Without `hasUserData` it is the public view, and it isn't known whether the player is signed
 * up [EV-049, EV-050].
 */
export const memberEventSchema = z.object({ event: eventSchema, hasUserData: z.boolean() })

export type MemberEvent = z.infer<typeof memberEventSchema>

/** Whether the player is signed up now, and how long the list of joined events takes to know of the change. */
export const signUpAnswerSchema = z.object({ signedUp: z.boolean(), joinedAfterMs: z.int() })

export type SignUpAnswer = z.infer<typeof signUpAnswerSchema>

/** The event after the player joined `joinedId`, a subgroup, or left (undefined): one start of an event at most. */
export function withSignUp(member: MemberEvent, joinedId: Identifier | undefined): MemberEvent {
  const subgroups = member.event.subgroups.map((subgroup) => ({ ...subgroup, signedUp: subgroup.id === joinedId }))
  return { ...member, event: { ...member.event, signedUp: joinedId !== undefined, subgroups } }
}
