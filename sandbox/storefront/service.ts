import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { Service, ServiceContext } from '../kernel/service.ts'
import { openDefinitions } from './admin/definitions.ts'
import { answerAdmin } from './admin/answer.ts'
import { answerQuestion, type Question } from './answer.ts'
import { storefrontSchema } from './schema.ts'
import { openShopSettings, shopSettingsSchema } from './settings.ts'

const questionSchema = z.object({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
})

const VERSION = /^(\d{4}-(01|04|07|10)|unstable)$/

/**
 * Shopify: its Storefront API for private tokens, and of its Admin API what makes the definition of metaobjects. Each is
 * one GraphQL endpoint for each API version.
 */
export function createStorefront(context: ServiceContext): Service {
  const settings = openShopSettings(context.database)
  const definitions = openDefinitions(context.database, context.productSlug)
  const routes = new Hono()
  // At the start, since the first question would have to wait for it.
  storefrontSchema()

  routes.post('/api/:version/graphql.json', async (c) => {
    if (!c.req.header('shopify-storefront-private-token')) {
      return c.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, 401)
    }
    const { origin, productSlug } = context
    const shop = { origin, productSlug, settings: settings.get(), definition: definitions.get() }
    const { limit, limitedBuyer } = shop.settings
    const isLimited = limitedBuyer === undefined || limitedBuyer === c.req.header('shopify-storefront-buyer-ip')
    if (isLimited && limit === 'rejected') return new Response(null, { status: 430 })
    return answerTo(c, (question) => answerQuestion(question, shop, isLimited && limit === 'throttled'))
  })

  routes.post('/admin/api/:version/graphql.json', async (c) => {
    if (!c.req.header('x-shopify-access-token')) {
      return c.json({ errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' }, 401)
    }
    return answerTo(c, (question) => answerAdmin(question, definitions))
  })

  return {
    name: 'storefront',
    routes,
    reset() {
      settings.set(shopSettingsSchema.parse({}))
      definitions.reset()
    },
  }
}

async function answerTo(c: Context, answer: (question: Question) => Promise<object>): Promise<Response> {
  const version = c.req.param('version') ?? ''
  if (!VERSION.test(version)) return c.json({ errors: 'Not Found' }, 404)
  const question = questionSchema.safeParse(await c.req.json().catch(() => null))
  if (!question.success) return c.json({ errors: 'Required parameter missing or invalid: query' }, 400)
  c.header('x-shopify-api-version', version)
  return c.json(await answer(question.data))
}
