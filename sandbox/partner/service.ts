import { Hono } from 'hono'
import type { Service, ServiceContext } from '../kernel/service.ts'

const TERMS = `<h2>Coaching terms</h2>
<p>Your training plan is made by our partner. With your permission we share your rides and runs, your threshold power
and your weight with them, and nothing else.</p>
<ul><li>You may unlink your account at any time.</li><li>Your plan never books or pays for anything.</li></ul>`

/** The training-plan partner: its terms, and the switch for a product's coaching (contracts.md, pairing). */
export function createPartner({ productSlug }: ServiceContext): Service {
  const routes = new Hono()

  routes.get('/rest/auth/preregister', (c) => c.json({ tc: TERMS }))

  routes.get('/rest/utils/toggle/:product/:team{mens|womens}/true', (c) => {
    const { product, team } = c.req.param()
    if (!/^Bearer \S+$/.test(c.req.header('authorization') ?? '')) return c.json({ error: 'unauthorized' }, 401)
    if (product !== productSlug) return c.json({ error: `unknown product ${product}` }, 404)
    return c.json({ product, team, enabled: true })
  })

  return { name: 'partner', routes, reset() {} }
}
