import type { MiddlewareHandler } from 'hono'
import type { Clock } from '../../kernel/clock.ts'

/** One write a second, the limit of Prismic's Asset and Migration APIs. */
const PAUSE_MS = 1_000

/** Allows the writing APIs for callers that name the repository and send any token. */
export function writeAccess(repository: string): MiddlewareHandler {
  return async (c, next) => {
    if (!/^Bearer \S+$/.test(c.req.header('authorization') ?? '')) {
      return c.json({ message: 'Unauthorized', error: 'Unauthorized' }, 401)
    }
    if (c.req.header('repository') !== repository) {
      return c.json({ message: 'User cannot access this repository', error: 'Forbidden' }, 403)
    }
    return next()
  }
}

/** Refuses writes that come too soon after the previous one. */
export function oneWriteASecond(clock: Clock): MiddlewareHandler {
  let last = -Infinity
  return async (c, next) => {
    if (c.req.method === 'GET') return next()
    const now = clock.now().getTime()
    if (now - last < PAUSE_MS) return c.json({ message: 'Too Many Requests', error: 'Too Many Requests' }, 429)
    last = now
    return next()
  }
}
