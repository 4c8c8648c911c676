import { sealData } from 'iron-session'

/** That of `.env.example`, with which `npm test` runs. */
const secret = process.env.SESSION_SECRET ?? 'example-secret-for-this-machine-only-0123456789'

const DAY_MS = 24 * 60 * 60 * 1000

const player = { publicId: 'ply-maya-lindqvist', firstName: 'Maya', lastName: 'Lindqvist', isMale: false, usesMetric: true, fundraiserId: null }

/** The value of a session cookie as the site seals it; its tokens are made up. */
export function sealedSession({ usedDaysAgo = 0, signedInDaysAgo = 0, password = secret } = {}): Promise<string> {
  const now = Date.now()
  const tokens = { access: 'made-up', accessEndsAt: now + 600_000, refresh: 'made-up' }
  const session = { subject: 'account-501', player, tokens, signedInAt: now - signedInDaysAgo * DAY_MS, usedAt: now - usedDaysAgo * DAY_MS }
  return sealData(session, { password, ttl: 3600 })
}
