import { Hono } from 'hono'
import { z } from 'zod'
import { faultSchema, fullPath } from './faults.ts'
import { listPlayerCards } from './players.ts'
import { ControlProblem, parseBody, parseInput } from './problem.ts'
import { shopSettingsSchema } from '../storefront/settings.ts'
import type { ControlState } from './state.ts'

const TEN_YEARS = 10 * 366 * 86_400_000

const clockSchema = z.strictObject({ offsetMilliseconds: z.int().min(-TEN_YEARS).max(TEN_YEARS) })
const chatSchema = z.strictObject({ available: z.boolean() })

/**
 * `/control`: faults, calls, clock, chat, the shop's settings, players, what visitors sent, and the reset
 * (sandbox/README.md).
 */
export function createControlApi(state: ControlState): Hono {
  const routes = new Hono()
  const callQuery = callQuerySchema(state.serviceNames)
  const faultInput = faultSchema(state.serviceNames)

  routes.get('/health', (c) => c.json({ status: 'ok', services: state.serviceNames, now: state.clock.now() }))
  routes.post('/reset', async (c) => {
    await state.reset()
    return c.json({ reset: true })
  })

  routes.get('/calls', (c) => c.json(state.calls.list(parseInput(callQuery, c.req.query()))))
  routes.delete('/calls', (c) => {
    state.calls.clear(parseInput(callQuery, c.req.query()))
    return c.body(null, 204)
  })

  routes.get('/faults', (c) => c.json(state.faults.list()))
  routes.post('/faults', async (c) => c.json(state.faults.add(await parseBody(c, faultInput)), 201))
  routes.delete('/faults', (c) => {
    state.faults.clear()
    return c.body(null, 204)
  })
  routes.delete('/faults/:id{\\d+}', (c) => {
    if (!state.faults.remove(Number(c.req.param('id')))) throw new ControlProblem(404, 'not_found', 'no such fault')
    return c.body(null, 204)
  })

  routes.get('/players', (c) => c.json(listPlayerCards().map(({ name, token, about }) => ({ name, token, about }))))

  routes.post('/clock', async (c) => {
    const { offsetMilliseconds } = await parseBody(c, clockSchema)
    state.clock.setOffset(offsetMilliseconds)
    return c.json({ now: state.clock.now() })
  })

  routes.post('/chat', async (c) => {
    const { available } = await parseBody(c, chatSchema)
    state.chat.set(available)
    return c.json({ available })
  })

  routes.post('/shop', async (c) => {
    const settings = await parseBody(c, shopSettingsSchema)
    state.shopSettings.set(settings)
    return c.json(settings)
  })
  routes.delete('/shop/definition', (c) => {
    state.shopDefinitions.set(undefined)
    return c.body(null, 204)
  })

  routes.get('/tracking', (c) => c.json(state.tracking.list()))
  routes.get('/support', (c) => c.json(state.support.list()))
  return routes
}

function callQuerySchema(services: readonly string[]) {
  return z
    .strictObject({
      service: z.enum(services).optional(),
      path: z.string().startsWith('/').optional(),
      requestId: z.string().optional(),
    })
    .transform(({ path, ...query }) => ({
      ...query,
      path: query.service && path ? fullPath(query.service, path) : path,
    }))
}
