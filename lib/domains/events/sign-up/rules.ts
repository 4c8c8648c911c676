import { allowedSubgroups, fitsGender } from '../access-rules'
import { isClosed } from '../closing-time'
import type { Player } from '../player'
import type { Event, Subgroup } from '../schema'

/** A notice shown instead of the sign-up button; its text is content (decisions.md, Events). */
export type SignUpNotice = 'women_only' | 'category_enforcement'

type Signable = Pick<Event, 'restricted' | 'registrationEndsAt'>

/** What a sign-up control shows for a start of an event. */
export type SignUpVerdict =
  | { kind: 'open' }
  | { kind: 'signed_up'; canLeave: boolean }
  | { kind: 'blocked'; by: 'restricted' | 'closed' }
  | { kind: 'blocked'; by: 'gender' | 'access'; notice: SignUpNotice }

/**
 * Whether a player can sign up to a subgroup of an event (members.md §4, §5). Rules are checked in the game server's
 * order, so that both give the same reason.
 *
 * A player who is signed up stays so whatever the rules say by now. Visitors may sign up, since the button leads them
 * to sign-in, but not if nobody can: the specification closes events to players only, yet a button on an event that is
 * over would promise a visitor what the player then can't have.
 */
export function signUpVerdict(
  event: Signable,
  subgroup: Subgroup,
  player: Player | undefined,
  now: Date,
): SignUpVerdict {
  if (subgroup.signedUp) return { kind: 'signed_up', canLeave: canLeave(event, subgroup, now) }
  if (event.restricted) return { kind: 'blocked', by: 'restricted' }
  const refusal = refusalOf(subgroup, player)
  if (refusal) return { kind: 'blocked', ...refusal }
  if (isClosed(subgroup, event, now)) return { kind: 'blocked', by: 'closed' }
  return { kind: 'open' }
}

type Refusal = { by: 'gender' | 'access'; notice: SignUpNotice }

function refusalOf(subgroup: Subgroup, player: Player | undefined): Refusal | undefined {
  if (!fitsGender(subgroup.rules, player)) return { by: 'gender', notice: noticeOf(subgroup) }
  return isRefusedAccess(subgroup, player) ? { by: 'access', notice: noticeOf(subgroup) } : undefined
}

/** Whether a start is hidden from a player: it is for others, and the event has starts for this player [EV-090]. */
export function isForOthers(event: Pick<Event, 'subgroups'>, { rules }: Subgroup, player: Player): boolean {
  return !fitsGender(rules, player) && allowedSubgroups(event, player).length > 0
}

/**
 * The notices that would replace several buttons of an event: shown once, above its starts [EV-051]. In the order of
 * the starts.
 */
export function sharedNotices(event: Pick<Event, 'restricted' | 'subgroups'>, player: Player): SignUpNotice[] {
  if (event.restricted) return []
  const shown = event.subgroups.filter((each) => !each.signedUp && !isForOthers(event, each, player))
  const notices = shown.flatMap((subgroup) => refusalOf(subgroup, player)?.notice ?? [])
  return [...new Set(notices.filter((notice, index) => notices.indexOf(notice) !== index))]
}

/** Players can leave until the start, even if sign-up has ended, and after it as long as sign-up is open. */
function canLeave(event: Signable, subgroup: Subgroup, now: Date): boolean {
  return now.getTime() <= Date.parse(subgroup.startsAt) || !isClosed(subgroup, event, now)
}

/** The game server gives verdicts on players only; without a verdict nobody is refused [EV-083]. */
function isRefusedAccess({ accessValidated }: Subgroup, player: Player | undefined): boolean {
  return player !== undefined && accessValidated === false
}

/** The notice for players whom a start's rules refuse: women only, or by enforced categories [EV-052]. */
function noticeOf({ rules }: Subgroup): SignUpNotice {
  return rules.includes('ladies_only') ? 'women_only' : 'category_enforcement'
}
