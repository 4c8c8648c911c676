import 'server-only'
import { AppError } from '@/lib/core/errors'
import { toldDevice } from '@/lib/core/server/client-device'
import { log } from '@/lib/core/server/log'
import { endByPlayer, endOthersByPlayer } from './ended-by-player'
import { hasEnded } from './find-session'
import { sessionHandle, type ListedSession } from './listed-session'
import { NOTED_EVERY_MS } from './note-use'
import type { OwnSessions } from './own-session'
import { ABSOLUTE_MS, IDLE_MS, type SealedSession } from './sealed-session'
import { sessionList } from './session-list'

/**
 * The sessions of a player that go on, this one among them whatever the list says.
 *
 * @param now milliseconds since 1970 by the site's clock
 * @returns undefined while the list can't be read
 */
export async function findOwnSessions(
  current: SealedSession,
  headers: Pick<Headers, 'get'>,
  now: number,
): Promise<OwnSessions | undefined> {
  try {
    const others = await otherSessions(current, now)
    const { since } = sessionList()
    return {
      sessions: [
        ownSession({ ...current, usedAt: now, ...toldDevice(headers) }, true),
        ...others.map((each) => ownSession(each, false)),
      ],
      since: since === undefined ? undefined : new Date(since).toISOString(),
    }
  } catch (err) {
    log.warn({ err }, 'the sessions of a player can’t be listed')
    return undefined
  }
}

const ownSession = ({ id, signedInAt, usedAt, browser, system }: ListedSession, isThis: boolean) => ({
  handle: sessionHandle(id),
  signedInAt: new Date(signedInAt).toISOString(),
  usedAt: new Date(usedAt).toISOString(),
  device: { browser, system },
  isThis,
})

/** Those in the list that go on, but for the current one. @throws the shared store's error */
async function otherSessions(current: SealedSession, now: number): Promise<ListedSession[]> {
  const { subject, player } = current
  const listed = (await sessionList().all(subject)).filter((each) => each.id !== current.id && mayGoOn(each, now))
  const endings = await Promise.all(listed.map((each) => hasEnded({ ...each, subject, player }, now)))
  return listed.filter((_, index) => endings[index] === false).toSorted((one, other) => other.usedAt - one.usedAt)
}

/** A cookie may be somewhat younger than the use that was noted last. */
const mayGoOn = ({ signedInAt, usedAt }: ListedSession, now: number) =>
  usedAt + IDLE_MS + NOTED_EVERY_MS > now && signedInAt + ABSOLUTE_MS > now

/**
 * Ends another session of the player, everywhere and at once. One that is not there has ended already.
 * @throws AppError `upstream_unavailable` if not all instances can be told
 */
export async function endOwnSession(current: SealedSession, handle: string, now: number): Promise<void> {
  const others = await reachable(otherSessions(current, now))
  const named = others.filter(({ id }) => sessionHandle(id) === handle)
  await end(current.subject, named, now)
}

/** Ends all sessions of the player but this one, listed or not. @throws as `endOwnSession` */
export async function endOtherSessions(current: SealedSession, now: number): Promise<void> {
  const others = await reachable(otherSessions(current, now))
  if (!(await endOthersByPlayer(current, now))) throw untold()
  // By their ids, too: one may have begun at an instance whose clock is ahead.
  await end(current.subject, others, now)
}

async function end(subject: string, sessions: readonly ListedSession[], now: number): Promise<void> {
  if (sessions.length === 0) return
  const ids = sessions.map(({ id }) => id)
  if (!(await endByPlayer(ids, now))) throw untold()
  await reachable(Promise.all(ids.map((id) => sessionList().forget(subject, id))))
}

const untold = (cause?: unknown) =>
  new AppError('upstream_unavailable', 'not all instances can be told which sessions have ended', { cause })

async function reachable<Value>(work: Promise<Value>): Promise<Value> {
  return work.catch((error: unknown) => {
    throw untold(error)
  })
}
