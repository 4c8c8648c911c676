import { graphql } from 'graphql'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Service, ServiceContext } from '../kernel/service.ts'
import { createResolvers } from './resolvers.ts'
import { storefrontSchema } from './schema.ts'
import { openShopSize } from './size.ts'

const requestSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
})

const VERSION = /^(\d{4}-(01|04|07|10)|unstable)$/

/** Shopify's Storefront API: one GraphQL endpoint per API version, for private tokens only. */
export function createStorefront(context: ServiceContext): Service {
  const size = openShopSize(context.database)
  const rootValue = createResolvers(context, size)
  const routes = new Hono()

  routes.post('/api/:version/graphql.json', async (c) => {
    if (!VERSION.test(c.req.param('version'))) return c.json({ errors: 'Not Found' }, 404)
    if (!c.req.header('shopify-storefront-private-token')) {
      return c.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, 401)
    }
    const request = requestSchema.safeParse(await c.req.json().catch(() => null))
    if (!request.success) return c.json({ errors: 'Required parameter missing or invalid: query' }, 400)
    const { query: source, variables: variableValues, operationName } = request.data
    return c.json(await graphql({ schema: storefrontSchema, source, rootValue, variableValues, operationName }))
  })

  return { name: 'storefront', routes, reset: () => size.set(0) }
}
