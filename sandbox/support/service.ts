import { Hono } from 'hono'
import { z } from 'zod'
import type { Service, ServiceContext } from '../kernel/service.ts'
import { openSupportStore } from './store.ts'

const contactSchema = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.email(),
  queryType: z.string().min(1).max(200),
  message: z.string().trim().min(1).max(10_000),
})

/** The support desk's contact hook: multipart in, 201 out (spec/members.md §7, Contact). */
export function createSupport({ database, clock }: ServiceContext): Service {
  const store = openSupportStore(database)
  const routes = new Hono()

  routes.post('/contact', async (c) => {
    if (!c.req.header('content-type')?.startsWith('multipart/form-data')) {
      return c.json({ error: 'send multipart/form-data' }, 415)
    }
    const contact = contactSchema.safeParse(await c.req.parseBody())
    if (!contact.success) return c.json({ error: z.prettifyError(contact.error) }, 400)
    store.add({ ...contact.data, receivedAt: clock.now().toISOString() })
    return c.json({ received: true }, 201)
  })

  return { name: 'support', routes, reset: () => store.clear() }
}
