import 'server-only'
import { sessionListLimits } from '@/lib/core/limits'
import { toldDevice } from '@/lib/core/server/client-device'
import { log } from '@/lib/core/server/log'
import { processWide } from '@/lib/core/server/process-wide'
import { Remembered } from '@/lib/core/server/remembered'
import type { SealedSession } from './sealed-session'
import { sessionList } from './session-list'

/** How exactly the list knows when a session was used last; it is written this often at the most. */
export const NOTED_EVERY_MS = 60 * 60 * 1000
/** When it is tried again, if the list could not be written. */
const RETRY_MS = 60 * 1000

/** Sessions whose use this process has noted. */
const noted = () => processWide('noted uses', () => new Remembered<true>(sessionListLimits.players))

/** Notes in the list that a session is used, once an hour. It never fails, and nothing needs to wait for it. */
export async function noteUse(session: SealedSession, headers: Pick<Headers, 'get'>, now: number): Promise<void> {
  const { id, subject, signedInAt, providerSession } = session
  if (noted().find(id, now)) return
  noted().keep(id, true, now + NOTED_EVERY_MS)
  try {
    await sessionList().note(subject, { id, signedInAt, providerSession, usedAt: now, ...toldDevice(headers) })
  } catch (err) {
    noted().keep(id, true, now + RETRY_MS)
    log.warn({ err }, 'the use of a session could not be noted')
  }
}

/** Takes a session that has ended out of the list. It never fails: the list shows no session that has ended. */
export async function forgetUse({ id, subject }: Pick<SealedSession, 'id' | 'subject'>): Promise<void> {
  await sessionList()
    .forget(subject, id)
    .catch((err: unknown) => log.warn({ err }, 'a session that has ended stays in the list'))
}
