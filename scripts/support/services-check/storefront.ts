import { z } from 'zod'
import type { Env } from '../../../lib/core/server/env-schema.ts'
import { type Ask, type Given, inWords, jsonOf } from './ask.ts'
import { type Finding, findingsOf } from './finding.ts'

const { fits, differs, unclear } = findingsOf('storefront')

/** The kind of metaobjects that the shop lists (docs/spec/contracts.md, "Storefront"). */
const ITEMS = 'marketplace_item'

const QUESTION = `query ServicesCheck {
  metaobjects(type: "${ITEMS}", first: 50) {
    edges { node { handle fields { key reference { ... on MediaImage { image { url } } } } } }
  }
}`

const fieldSchema = z.object({
  key: z.string(),
  reference: z.looseObject({ image: z.looseObject({ url: z.url() }).nullish() }).nullish(),
})
const itemSchema = z.object({ handle: z.string(), fields: z.array(fieldSchema) })

const answerSchema = z.object({
  data: z.object({ metaobjects: z.object({ edges: z.array(z.object({ node: itemSchema })) }) }).nullish(),
  errors: z
    .array(
      z.looseObject({ message: z.string(), extensions: z.looseObject({ code: z.string().optional() }).optional() }),
    )
    .optional(),
})

/** Asks the storefront for the shop's first items, as the site does. */
export async function checkStorefront(env: Env, ask: Ask): Promise<Finding[]> {
  const { STOREFRONT_DOMAIN, STOREFRONT_API_VERSION, STOREFRONT_ACCESS_TOKEN } = env
  const answer = await ask(`${STOREFRONT_DOMAIN}/api/${STOREFRONT_API_VERSION}/graphql.json`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'shopify-storefront-private-token': STOREFRONT_ACCESS_TOKEN,
    },
    body: JSON.stringify({ query: QUESTION }),
  })
  if ('problem' in answer) return [differs('API', inWords(answer), 'STOREFRONT_DOMAIN')]
  const { status } = answer
  if (status === 401 || status === 403)
    return [differs('token', `is not taken (${status})`, 'STOREFRONT_ACCESS_TOKEN', 'STOREFRONT_DOMAIN')]
  if (status === 404)
    return [
      differs('API', `there is none of ${STOREFRONT_API_VERSION} (404)`, 'STOREFRONT_DOMAIN', 'STOREFRONT_API_VERSION'),
    ]
  const read = status === 200 ? answerSchema.safeParse(jsonOf(answer)).data : undefined
  if (read === undefined) return [differs('API', `${inWords(answer)}, and not as GraphQL does`, 'STOREFRONT_DOMAIN')]
  const items = read.data?.metaobjects.edges.map(({ node }) => node) ?? []
  return [
    fits('token', 'is taken'),
    judgeVersion(answer, env),
    judgeItems(items, read.errors ?? []),
    ...judgePictures(items, env),
  ]
}

/** A version that has ended is answered by the oldest one that has not. */
function judgeVersion({ headers }: Given, { STOREFRONT_API_VERSION: asked }: Env): Finding {
  const answered = headers.get('x-shopify-api-version')
  if (answered === null)
    return unclear('version', `${asked} is asked for, and which one answered is not said`, 'STOREFRONT_API_VERSION')
  return answered === asked
    ? fits('version', `${asked} answers`)
    : differs('version', `${asked} has ended: ${answered} answers in its place`, 'STOREFRONT_API_VERSION')
}

type Item = z.infer<typeof itemSchema>
type Refusals = NonNullable<z.infer<typeof answerSchema>['errors']>

function judgeItems(items: readonly Item[], errors: Refusals): Finding {
  const what = `metaobjects ${ITEMS}`
  const look = ['STOREFRONT_ACCESS_TOKEN', 'the definition’s access for storefronts']
  if (errors.length > 0) {
    const codes = errors.flatMap(({ extensions }) =>
      /^\w{1,60}$/.test(extensions?.code ?? '') ? [extensions?.code] : [],
    )
    return differs(what, `are refused with ${[...new Set(codes)].join(', ') || 'an error'}`, ...look)
  }
  if (items.length === 0)
    return differs(what, 'none can be read: there is no entry, or the definition is not open to storefronts', ...look)
  const nameless = items.filter(({ fields }) => !fields.some(({ key }) => key === 'title' || key === 'name'))
  return nameless.length === 0
    ? fits(what, 'can be read, each with a title or a name')
    : differs(
        what,
        `${nameless.length} of ${items.length} have neither title nor name, and are not shown`,
        'the definition’s keys',
      )
}

function judgePictures(items: readonly Item[], { MEDIA_ORIGINS }: Env): Finding[] {
  const urls = items.flatMap(({ fields }) => fields.flatMap(({ reference }) => reference?.image?.url ?? []))
  const missing = [...new Set(urls.map((url) => new URL(url).origin))].filter(
    (origin) => !MEDIA_ORIGINS.includes(origin),
  )
  if (urls.length === 0) return []
  if (missing.length === 0) return [fits('pictures', 'come from origins that pages allow')]
  return [differs('pictures', `come from ${missing.join(', ')}, which pages don’t allow`, 'MEDIA_ORIGINS')]
}
