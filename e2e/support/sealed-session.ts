import { createHash, randomUUID } from 'node:crypto'
import { sealData } from 'iron-session'
import { siteTime } from './site-time.ts'

/** The secret of `.env.example`, with which `npm test` runs. */
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

/** What a page of this player's names its player with. */
export const PLAYER_ID = createHash('sha256').update('account-501').digest('base64url').slice(0, 16)

/** The value of a session cookie as the site seals it, each a session of its own; its tokens are made up, each as named. */
export function sealedSession({
  usedDaysAgo = 0,
  signedInDaysAgo = 0,
  password = sessionSecret,
  token = 'made-up',
} = {}): Promise<string> {
  const now = siteTime()
  const tokens = { access: token, accessEndsAt: now + 600_000, refresh: token }
  const session = {
    id: randomUUID(),
    subject: 'account-501',
    player,
    tokens,
    signedInAt: now - signedInDaysAgo * DAY_MS,
    usedAt: now - usedDaysAgo * DAY_MS,
  }
  return sealData(session, { password: `${password}:session`, ttl: 3600 })
}
