import { z } from 'zod'
import type { Env } from '../../../lib/core/server/env-schema.ts'
import {
  itemsPageOf,
  MARKETPLACE_ITEMS,
  type StorefrontContext,
  type StorefrontMetaobject,
} from '../../../lib/services/storefront/marketplace-items.ts'
import { defaultShopLocale, shopRegions } from '../../../shop.ts'
import { type GivenAnswer, jsonOf } from '../service-answer.ts'
import { type Ask, inWords } from './ask.ts'
import { type Finding, findingsOf } from './finding.ts'

const { fits, differs, unclear } = findingsOf('storefront')

/** The market and the language of visitors from countries that the shop doesn't sell in. */
const [, market] =
  Object.values(shopRegions)
    .flatMap(({ locales }) => Object.entries<StorefrontContext>(locales))
    .find(([locale]) => locale === defaultShopLocale) ?? []

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }).optional().catch(undefined) })).optional(),
})

/** The items that the site can read; it leaves out others. */
const pageSchema = itemsPageOf((edge) =>
  z.array(edge.optional().catch(undefined)).transform((edges) => edges.flatMap((each) => each ?? [])),
)
const listedSchema = z.object({ metaobjects: z.object({ edges: z.array(z.unknown()) }) })

/** Statuses of limits: too many questions, and Shopify's rejection of a risk (docs/shopify-compared.md). */
const LIMITS: ReadonlySet<number> = new Set([429, 430])

/** Asks the storefront for the shop's first items, as the site does. */
export async function checkStorefront(env: Env, ask: Ask): Promise<Finding[]> {
  const { STOREFRONT_DOMAIN, STOREFRONT_API_VERSION, STOREFRONT_ACCESS_TOKEN } = env
  // The compiler would say so, but nothing compiles before a script runs.
  if (market === undefined) return [differs('market', `shop.ts has no locale ${defaultShopLocale}`, 'shop.ts')]
  const answer = await ask(`${STOREFRONT_DOMAIN}/api/${STOREFRONT_API_VERSION}/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'shopify-storefront-private-token': STOREFRONT_ACCESS_TOKEN,
    },
    body: JSON.stringify({
      query: MARKETPLACE_ITEMS,
      variables: { after: null, country: market.country, language: market.language },
    }),
  })
  if ('problem' in answer) return [differs('API', inWords(answer), 'STOREFRONT_DOMAIN')]
  const { status } = answer
  if (LIMITS.has(status)) return [limited(String(status))]
  if (status === 401 || status === 403)
    return [differs('token', `is not taken (${status})`, 'STOREFRONT_ACCESS_TOKEN', 'STOREFRONT_DOMAIN')]
  if (status === 404)
    return [
      differs('API', `there is none of ${STOREFRONT_API_VERSION} (404)`, 'STOREFRONT_DOMAIN', 'STOREFRONT_API_VERSION'),
    ]
  const read = status === 200 ? answerSchema.safeParse(jsonOf(answer)).data : undefined
  if (read === undefined) return [differs('API', `${inWords(answer)}, and not as GraphQL does`, 'STOREFRONT_DOMAIN')]
  const codes = (read.errors ?? []).map(({ extensions }) => extensions?.code ?? '')
  if (codes.includes('THROTTLED')) return [limited('THROTTLED')]
  if (codes.includes('INTERNAL_SERVER_ERROR'))
    return [unclear('API', 'answers that it failed itself: run this again', 'STOREFRONT_DOMAIN')]
  const items = pageSchema.safeParse(read.data).data?.items
  return [
    fits('token', 'is taken'),
    judgeVersion(answer, env),
    codes.length > 0 ? refused(codes) : judgeItems(items, read.data),
    ...judgePictures(items ?? [], env),
  ]
}

const limited = (by: string) =>
  unclear('API', `answers that it is asked too much (${by}): run this again in a minute`, 'STOREFRONT_DOMAIN')

/** A version that has ended is answered by the oldest one that has not. */
function judgeVersion({ headers }: GivenAnswer, { STOREFRONT_API_VERSION: asked }: Env): Finding {
  const answered = headers.get('x-shopify-api-version')
  if (answered === null)
    return unclear('version', `${asked} is asked for, and which one answered is not said`, 'STOREFRONT_API_VERSION')
  return answered === asked
    ? fits('version', `${asked} answers`)
    : differs('version', `${asked} has ended: ${answered} answers in its place`, 'STOREFRONT_API_VERSION')
}

const WHAT = 'metaobjects marketplace_item'
/** Where the question is. */
const QUESTION = 'lib/services/storefront/marketplace-items.ts'
const LOOK_AT = ['STOREFRONT_ACCESS_TOKEN', 'the definition’s access for storefronts']

/** Codes of a token that may not ask this. */
const OF_ACCESS: ReadonlySet<string> = new Set(['ACCESS_DENIED', 'UNAUTHORIZED'])

function refused(codes: readonly string[]): Finding {
  const told = [...new Set(codes)].filter((code) => /^\w{1,60}$/.test(code))
  const isOfQuestion = told.length > 0 && !told.some((code) => OF_ACCESS.has(code))
  const lookAt = isOfQuestion ? ['STOREFRONT_API_VERSION', QUESTION] : LOOK_AT
  return differs(WHAT, `are refused with ${told.join(', ') || 'an error'}`, ...lookAt)
}

function judgeItems(items: readonly StorefrontMetaobject[] | undefined, data: unknown): Finding {
  const listed = listedSchema.safeParse(data).data?.metaobjects.edges.length
  if (items === undefined || listed === undefined)
    return differs(WHAT, 'are not answered as the site asks for them', ...LOOK_AT)
  if (listed === 0)
    return differs(
      WHAT,
      'none can be read: there is no entry, or the definition is not open to storefronts',
      ...LOOK_AT,
    )
  const shown = items.filter(({ fields }) => fields.some(isName))
  return shown.length === listed
    ? fits(WHAT, 'can be read, each with a title or a name')
    : differs(
        WHAT,
        `${listed - shown.length} of ${listed} have neither title nor name, or can’t be read, and are not shown`,
        'the definition’s keys',
      )
}

/** Whether a field names its item (`itemFromStorefront`). */
const isName = ({ key, value }: StorefrontMetaobject['fields'][number]) =>
  (key === 'title' || key === 'name') && Boolean(value?.trim())

function judgePictures(items: readonly StorefrontMetaobject[], { MEDIA_ORIGINS }: Env): Finding[] {
  const urls = items.flatMap(({ fields }) => fields.flatMap(({ reference }) => reference?.image?.url ?? []))
  const missing = [...new Set(urls.map((url) => new URL(url).origin))].filter(
    (origin) => !MEDIA_ORIGINS.includes(origin),
  )
  if (urls.length === 0) return []
  if (missing.length === 0) return [fits('pictures', 'come from origins that pages allow')]
  return [differs('pictures', `come from ${missing.join(', ')}, which pages don’t allow`, 'MEDIA_ORIGINS')]
}
