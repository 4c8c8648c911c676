import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import sharp from 'sharp'
import { z } from 'zod'
import type { JsonObject } from '../json.ts'
import type { Clock } from '../../kernel/clock.ts'

type Setting = { database: DatabaseSync; clock: Clock; origin: string }

const rowSchema = z.object({ body: z.string().transform((text): unknown => JSON.parse(text)) })
const bytesSchema = z.object({ bytes: z.instanceof(Uint8Array), type: z.string() })
const pageSchema = z.object({
  limit: z.coerce.number().int().min(1).max(1_000).default(100),
  cursor: z.string().optional(),
})

/** Prismic's Asset API: the media library. The files themselves are public, at `/files/{id}/{name}`. */
export function createAssetApi({ database, clock, origin }: Setting): Hono {
  database.exec(
    'CREATE TABLE IF NOT EXISTS content_assets (id TEXT PRIMARY KEY, body TEXT NOT NULL, type TEXT NOT NULL, bytes BLOB NOT NULL)',
  )
  const after = database.prepare('SELECT body FROM content_assets WHERE id > ? ORDER BY id LIMIT ?')
  const count = database.prepare('SELECT count(*) AS total FROM content_assets')
  const put = database.prepare('INSERT OR REPLACE INTO content_assets (id, body, type, bytes) VALUES (?, ?, ?, ?)')

  const routes = new Hono()
  routes.get('/assets', (c) => {
    const { limit, cursor = '' } = pageSchema.parse(c.req.query())
    const items = z.array(rowSchema).parse(after.all(cursor, limit))
    const total = z.object({ total: z.number() }).parse(count.get()).total
    const last = z.object({ id: z.string() }).safeParse(items.at(-1)?.body).data?.id
    const more = items.length === limit && last !== undefined ? { cursor: last } : {}
    return c.json({ items: items.map(({ body }) => body), total, ...more })
  })
  routes.post('/assets', async (c) => {
    const form = await c.req.formData().catch(() => undefined)
    const file = form?.get('file')
    if (!(file instanceof File)) return c.json({ error: 'a file is missing' }, 400)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const now = clock.now().getTime()
    const digest = createHash('sha256').update(bytes).update(`${file.name}${now}`).digest('base64url')
    const id = `Z${digest.slice(0, 15)}`
    const asset = {
      id,
      url: `${origin}/content/assets/files/${id}/${encodeURIComponent(file.name)}`,
      filename: file.name,
      extension: file.name.split('.').at(-1) ?? '',
      size: bytes.length,
      created_at: now,
      last_modified: now,
      ...(await sizeOf(bytes)),
      ...words(form),
    }
    put.run(id, JSON.stringify(asset), file.type || 'application/octet-stream', bytes)
    return c.json(asset)
  })
  return routes
}

/** The files of the media library. */
export function createAssetFiles(database: DatabaseSync): Hono {
  const one = database.prepare('SELECT bytes, type FROM content_assets WHERE id = ?')
  return new Hono().get('/:id/:name', (c) => {
    const file = bytesSchema.optional().parse(one.get(c.req.param('id')))
    return file ? c.body(new Uint8Array(file.bytes), 200, { 'content-type': file.type }) : c.notFound()
  })
}

/** Finds a file of the media library, in the form of a link field. */
export function assetFinder(database: DatabaseSync): (id: string) => JsonObject | undefined {
  const one = database.prepare('SELECT body FROM content_assets WHERE id = ?')
  return (id) => {
    const asset = linkedSchema.optional().parse(rowSchema.optional().parse(one.get(id))?.body)
    return (
      asset && { link_type: 'Media', id, kind: asset.kind, name: asset.filename, url: asset.url, size: `${asset.size}` }
    )
  }
}

const linkedSchema = z.object({ kind: z.string(), filename: z.string(), url: z.string(), size: z.number() })

async function sizeOf(bytes: Uint8Array) {
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }))
  return width === undefined ? { kind: 'document' } : { kind: 'image', width, height }
}

function words(form: FormData | undefined): Record<string, string> {
  const entries = ['alt', 'notes', 'credits'].map((name) => [name, form?.get(name)] as const)
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
}
