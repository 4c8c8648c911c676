import { createHash, randomUUID } from 'node:crypto'
import { sealData } from 'iron-session'
import { siteTime } from './site-time.ts'

/** The secret of `.env.example`, which `npm test` uses. */
export const sessionSecret = process.env.SESSION_SECRET ?? 'example-secret-for-this-machine-only-0123456789'

const DAY_MS = 24 * 60 * 60 * 1000

const player = {
  publicId: 'ply-maya-lindqvist',
  firstName: 'Maya',
  lastName: 'Lindqvist',
  isMale: false,
  usesMetric: true,
  fundraiserId: null,
}

/** The id by which pages name the player of a subject. */
export const playerIdOf = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 16)

const SUBJECT = 'account-501'

/** The id of the player whose sessions these are, unless another subject is said. */
export const PLAYER_ID = playerIdOf(SUBJECT)

/** A session cookie's value, sealed like the site's; each call makes a new session, with made-up tokens. */
export function sealedSession({
  usedDaysAgo = 0,
  signedInDaysAgo = 0,
  password = sessionSecret,
  token = 'made-up',
  subject = SUBJECT,
  isConfirmed = false,
  accessEndsInMs = 600_000,
} = {}): Promise<string> {
  const now = siteTime()
  const tokens = { access: token, accessEndsAt: now + accessEndsInMs, refresh: token }
  const session = {
    id: randomUUID(),
    subject,
    player,
    tokens,
    signedInAt: now - signedInDaysAgo * DAY_MS,
    usedAt: now - usedDaysAgo * DAY_MS,
    // As if the player had just signed in again.
    ...(isConfirmed && { confirmedAt: now }),
  }
  return sealData(session, { password: `${password}:session`, ttl: 3600 })
}
