import { Hono } from 'hono'
import { gameService } from '../../../sandbox/game/service.ts'
import type { SiteClient } from '../../../sandbox/identity/client.ts'
import { createIdentity } from '../../../sandbox/identity/service.ts'
import { openDatabase } from '../../../sandbox/kernel/database.ts'
import { subscriptionService } from '../../../sandbox/subscription/service.ts'
import { composeServices, createTestContext, listen, type Listening } from '../harness.ts'

export const SITE = 'http://localhost:3000'

export type Running = Listening & {
  /** Ends the provider and restarts it on the same database file and port. */
  restart(): Promise<void>
}

/** The provider with the game and subscription services, behind the control API on a real port. */
export async function startIdentity(file = ':memory:', client?: SiteClient): Promise<Running> {
  let app = new Hono()
  const front = new Hono().all('*', (c) => app.fetch(c.req.raw, c.env))
  const { url, close } = await listen(front)
  let database = openDatabase(file)

  async function start(): Promise<void> {
    const context = { ...createTestContext(), database, origin: url }
    const { service, playerOfToken } = createIdentity(context, client)
    const creates = [() => service, gameService(playerOfToken), subscriptionService(playerOfToken)]
    app = await composeServices(creates, { context })
  }

  await start()
  return {
    url,
    close: async () => {
      await close()
      database.close()
    },
    restart: async () => {
      database.close()
      database = openDatabase(file)
      await start()
    },
  }
}
