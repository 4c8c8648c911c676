import { fitsGender } from '../access-rules'
import { isClosed } from '../closing-time'
import type { Player } from '../player'
import type { Event, Subgroup } from '../schema'

/** Stands where the sign-up button would be; its words are content (decisions.md, Events). */
export type SignUpNotice = 'women_only' | 'category_enforcement'

type Signable = Pick<Event, 'restricted' | 'registrationEndsAt'>

/** What a sign-up control shows for one start of an event. */
export type SignUpVerdict =
  | { kind: 'open' }
  | { kind: 'signed_up'; canLeave: boolean }
  | { kind: 'blocked'; by: 'restricted' | 'closed' }
  | { kind: 'blocked'; by: 'gender' | 'access'; notice: SignUpNotice }

/**
 * Whether a player can sign up to a subgroup of an event (members.md §4, §5). Reasons are asked in the game server's
 * order, so that both refuse for the same one.
 *
 * Who is signed up stays so whatever the rules say by now. Visitors may sign up, since the button leads them to
 * sign-in, but not where nobody can: the specification closes events to players only, yet a button on an event that
 * is over would promise a visitor what the player then can't have.
 */
export function signUpVerdict(
  event: Signable,
  subgroup: Subgroup,
  player: Player | undefined,
  now: Date,
): SignUpVerdict {
  if (subgroup.signedUp) return { kind: 'signed_up', canLeave: canLeave(event, subgroup, now) }
  if (event.restricted) return { kind: 'blocked', by: 'restricted' }
  if (!fitsGender(subgroup.rules, player)) return { kind: 'blocked', by: 'gender', notice: noticeOf(subgroup) }
  if (isRefusedAccess(subgroup, player)) return { kind: 'blocked', by: 'access', notice: noticeOf(subgroup) }
  if (isClosed(subgroup, event, now)) return { kind: 'blocked', by: 'closed' }
  return { kind: 'open' }
}

/** Until the start although sign-up may have ended before, and as long as sign-up is open although it started. */
function canLeave(event: Signable, subgroup: Subgroup, now: Date): boolean {
  return now.getTime() <= Date.parse(subgroup.startsAt) || !isClosed(subgroup, event, now)
}

/** The game server judges players only; where it has no verdict it refuses nobody [EV-083]. */
function isRefusedAccess({ accessValidated }: Subgroup, player: Player | undefined): boolean {
  return player !== undefined && accessValidated === false
}

/** [EV-052] */
function noticeOf({ rules }: Subgroup): SignUpNotice {
  return rules.includes('ladies_only') ? 'women_only' : 'category_enforcement'
}
