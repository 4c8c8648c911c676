import { createGame } from '../../../sandbox/game/service.ts'
import { createClock } from '../../../sandbox/kernel/clock.ts'
import { openDatabase } from '../../../sandbox/kernel/database.ts'
import type { CreateService, ServiceContext } from '../../../sandbox/kernel/service.ts'

/** A Friday evening in UTC. */
export const friday = new Date('2026-11-20T18:00:00Z')

export type Harness = {
  get(path: string, token?: string): Promise<Response>
  post(path: string, body: unknown, token?: string): Promise<Response>
  /** Puts the clock at an instant. */
  travelTo(instant: Date): void
  reset(): void
}

/** The game server on a stopped clock, called without a network. */
export async function startGame(now = friday, create: CreateService = createGame): Promise<Harness> {
  const context = contextAt(now)
  const { routes, reset } = await create(context)
  const headers = (token?: string): Record<string, string> => ({
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  })
  return {
    get: async (path, token) => routes.request(path, { headers: headers(token) }),
    post: async (path, body, token) =>
      routes.request(path, {
        method: 'POST',
        headers: headers(token),
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    travelTo: (instant) => context.clock.setOffset(instant.getTime() - now.getTime()),
    reset,
  }
}

/** A context on a stopped clock; its offset counts from `now`. */
export function contextAt(now: Date): ServiceContext {
  return {
    database: openDatabase(':memory:'),
    clock: createClock(0, () => now.getTime()),
    origin: 'http://sandbox.test',
    siteUrl: 'http://site.test',
    webhookSecret: 'secret',
    productSlug: 'gruppetto',
  }
}
