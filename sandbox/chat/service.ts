import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import type { Service, ServiceContext } from '../kernel/service.ts'
import { openAvailability } from './availability.ts'

/** The chat provider: its browser script, and whether an agent is available (contracts.md, chat). */
export function createChat({ database }: ServiceContext): Service {
  const script = readFileSync(new URL('./chat.js', import.meta.url), 'utf8')
  const availability = openAvailability(database)
  const routes = new Hono()

  routes.get('/chat.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
  routes.get('/availability', (c) => c.json({ available: availability.isAvailable() }))

  return { name: 'chat', routes, reset: () => availability.set(true) }
}
