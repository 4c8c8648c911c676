import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { z } from 'zod'

const KINDS = ['customtypes', 'slices'] as const
type Kind = (typeof KINDS)[number]

const modelSchema = z.looseObject({ id: z.string().regex(/^[\w-]+$/) })
const rowSchema = z.object({ body: z.string().transform((text): unknown => JSON.parse(text)) })

/** Prismic's Types API: the models of a repository, each inserted once and updated after that. */
export function createTypesApi(database: DatabaseSync): Hono {
  database.exec(
    'CREATE TABLE IF NOT EXISTS content_models (kind TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id))',
  )
  const all = database.prepare('SELECT body FROM content_models WHERE kind = ? ORDER BY id')
  const one = database.prepare('SELECT body FROM content_models WHERE kind = ? AND id = ?')
  const put = database.prepare('INSERT OR REPLACE INTO content_models (kind, id, body) VALUES (?, ?, ?)')
  const find = (kind: Kind, id: string) => rowSchema.optional().parse(one.get(kind, id))?.body

  const routes = new Hono()
  for (const kind of KINDS) {
    routes.get(`/${kind}`, (c) =>
      c.json(
        z
          .array(rowSchema)
          .parse(all.all(kind))
          .map(({ body }) => body),
      ),
    )
    routes.get(`/${kind}/:id`, (c) => {
      const model = find(kind, c.req.param('id'))
      return model === undefined ? c.json({ message: 'Not found' }, 404) : c.json(model)
    })
    for (const operation of ['insert', 'update'] as const) {
      routes.post(`/${kind}/${operation}`, async (c) => {
        const model = modelSchema.safeParse(await c.req.json().catch(() => undefined))
        if (!model.success) return c.json({ message: z.prettifyError(model.error) }, 422)
        const isThere = find(kind, model.data.id) !== undefined
        if (operation === 'insert' && isThere) return c.json({ message: 'The model exists already' }, 409)
        if (operation === 'update' && !isThere) return c.json({ message: 'The model does not exist' }, 422)
        put.run(kind, model.data.id, JSON.stringify(model.data))
        return c.body(null, operation === 'insert' ? 201 : 204)
      })
    }
  }
  return routes
}
