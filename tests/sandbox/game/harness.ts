import { createGame } from '../../../sandbox/game/service.ts'
import { createClock } from '../../../sandbox/kernel/clock.ts'
import { openDatabase } from '../../../sandbox/kernel/database.ts'
import type { CreateService, ServiceContext } from '../../../sandbox/kernel/service.ts'

/** A Friday evening in UTC. */
export const friday = new Date('2026-11-20T18:00:00Z')

export type Harness = {
  get(path: string, token?: string): Promise<Response>
  post(path: string, body: unknown, token?: string): Promise<Response>
  /** A native form. */
  submit(path: string, fields: Record<string, string>): Promise<Response>
  put(path: string, body: unknown, token?: string): Promise<Response>
  delete(path: string, token?: string): Promise<Response>
  /** Puts the clock at an instant. */
  travelTo(instant: Date): void
  reset(): void
}

/** The game server on a stopped clock, called without a network. */
export async function startGame(
  now = friday,
  create: CreateService = createGame,
  context = contextAt(now),
): Promise<Harness> {
  const { routes, reset } = await create(context)
  const headers = (token?: string): Record<string, string> => ({
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  })
  const send = async (method: string, path: string, token?: string, body?: unknown): Promise<Response> =>
    routes.request(path, {
      method,
      headers: headers(token),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  return {
    get: (path, token) => send('GET', path, token),
    post: (path, body, token) => send('POST', path, token, body),
    submit: async (path, fields) => routes.request(path, { method: 'POST', body: new URLSearchParams(fields) }),
    put: (path, body, token) => send('PUT', path, token, body),
    delete: (path, token) => send('DELETE', path, token),
    travelTo: (instant) => context.clock.setOffset(instant.getTime() - now.getTime()),
    reset,
  }
}

/** A context on a stopped clock; its offset counts from `now`. @param file of the database, kept when it is one */
export function contextAt(now: Date, file = ':memory:'): ServiceContext {
  return {
    database: openDatabase(file),
    clock: createClock(0, () => now.getTime()),
    origin: 'http://sandbox.test',
    siteUrl: 'http://site.test',
    webhookSecret: 'secret',
    productSlug: 'gruppetto',
  }
}
