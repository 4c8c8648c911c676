import { z } from 'zod'
import { parsingError } from '../api-error.ts'
import { isObject } from '../json.ts'
import type { ContentDocument, View } from '../view.ts'

const routesSchema = z.array(
  z.object({
    type: z.string(),
    uid: z.string().optional(),
    lang: z.string().optional(),
    path: z.string(),
    resolvers: z.record(z.string(), z.string()).default({}),
  }),
)

type Route = z.infer<typeof routesSchema>[number]

/** The address of a document according to the client's routes; null if none matches. */
export type ResolveUrl = (document: ContentDocument) => string | null

/** Reads the `routes` parameter: Prismic's route resolver. @throws ApiError 400 parsing-error */
export function createUrlResolver(written: string, view: View): ResolveUrl {
  const routes = readRoutes(written)
  return (document) => {
    const route = routes.find(
      ({ type, uid, lang }) =>
        type === document.type && (uid ?? document.uid) === document.uid && (lang ?? document.lang) === document.lang,
    )
    return route ? fillPath(route, document, view) : null
  }
}

function readRoutes(written: string): Route[] {
  try {
    return routesSchema.parse(JSON.parse(written))
  } catch {
    throw parsingError('routes cannot be read', written)
  }
}

/** Fills in a path such as `/:parent?/:uid`; null if a required part has no value. */
function fillPath({ path, resolvers }: Route, document: ContentDocument, view: View): string | null {
  const filled: string[] = []
  for (const segment of path.split('/').filter(Boolean)) {
    const { key, optional } = /^:(?<key>\w+)(?<optional>\?)?$/.exec(segment)?.groups ?? {}
    const value = key ? placeholderValue(key, resolvers, document, view) : segment
    if (value) filled.push(value)
    else if (!optional) return null
  }
  return `/${filled.join('/')}`
}

function placeholderValue(key: string, resolvers: Route['resolvers'], document: ContentDocument, view: View) {
  if (key === 'uid') return document.uid
  if (key === 'lang') return document.lang
  const field = document.data[resolvers[key] ?? '']
  return isObject(field) && typeof field.id === 'string' ? view.byId.get(field.id)?.uid : undefined
}
