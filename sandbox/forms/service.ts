import { Hono } from 'hono'
import { z } from 'zod'
import type { Service, ServiceContext } from '../kernel/service.ts'
import { openTrackingStore } from '../tracking/store.ts'

const formSchema = z.looseObject({ email: z.email() })

/**
 * The target of generic forms (contracts.md, templates): accepts any form with an `email`, and stores it as a tracking
 * record.
 */
export function createForms({ database, clock }: ServiceContext): Service {
  const store = openTrackingStore(database)
  const routes = new Hono()

  routes.post('/:name{[a-z0-9_-]+}', async (c) => {
    const form = formSchema.safeParse(await c.req.parseBody())
    if (!form.success) return c.json({ error: z.prettifyError(form.error) }, 400)
    store.add(`forms/${c.req.param('name')}`, form.data, clock.now().toISOString())
    return c.json({ received: true }, 201)
  })

  return { name: 'forms', routes, reset: () => undefined }
}
