import { Hono } from 'hono'
import { z } from 'zod'
import type { Service, ServiceContext } from '../kernel/service.ts'
import { openTrackingStore } from './store.ts'

const signUpSchema = z.object({ email: z.email(), id: z.string().min(1), timeStamp: z.iso.datetime() })

const interactionSchema = z.object({
  event: z.string().min(1),
  properties: z.record(z.string(), z.json()),
  timeStamp: z.iso.datetime(),
})

/** Accepts e-mail sign-ups by short name, and interaction events under `events` (contracts.md, tracking). */
export function createTracking({ database, clock }: ServiceContext): Service {
  const store = openTrackingStore(database)
  const routes = new Hono()

  routes.post('/:shortName{[a-z0-9_-]+}', async (c) => {
    const shortName = c.req.param('shortName')
    const schema = shortName === 'events' ? interactionSchema : signUpSchema
    const record = schema.safeParse(await c.req.json().catch(() => null))
    if (!record.success) return c.json({ error: z.prettifyError(record.error) }, 400)
    store.add(shortName, record.data, clock.now().toISOString())
    return c.json({ accepted: true }, 202)
  })

  return { name: 'tracking', routes, reset: () => store.clear() }
}
