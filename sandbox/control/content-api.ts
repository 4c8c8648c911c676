import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { languages } from '../content/catalog.ts'
import { VISIBILITIES } from '../content/visibility.ts'
import { NOTICES } from '../content/webhook.ts'
import { ControlProblem, parseBody } from './problem.ts'
import type { Place, Publisher } from './publisher.ts'

const patchesSchema = z.array(z.strictObject({ path: z.string().min(1), value: z.json() })).min(1)
const settingsSchema = z.strictObject({
  lagMilliseconds: z.int().min(0).max(600_000).optional(),
  visibility: z.enum(VISIBILITIES).optional(),
  locales: z
    .array(z.enum([...languages.keys()]))
    .min(1)
    .optional(),
})
const releaseSchema = z.strictObject({ label: z.string().min(1), ids: z.array(z.string()).min(1) })
const noticeSchema = z.strictObject({ notice: z.enum(NOTICES) })
const publishSchema = z.strictObject({ ids: z.array(z.string()).optional() })

const documentSchema = z.strictObject({
  type: z.string(),
  uid: z.string().optional(),
  lang: z.string(),
  tags: z.array(z.string()).optional(),
  data: z.record(z.string(), z.json()),
})

const ONE = '/documents/:type/:name/:lang'

/** Content editing below `/control`; `?publish=1` on an edit publishes that document at once. */
export function createContentApi(publisher: Publisher): Hono {
  const routes = new Hono()

  routes.get('/documents', (c) => c.json(publisher.list()))
  routes.delete('/documents', async (c) => c.json(await publisher.unpublishAll()))
  routes.get(ONE, (c) => c.json(publisher.get(...placeOf(c))))

  routes.post('/documents', async (c) => {
    const { id } = publisher.create(await parseBody(c, documentSchema))
    return c.json(wantsPublishing(c) ? { id, ...(await publisher.publish([id])) } : { id }, 201)
  })
  routes.post(ONE, async (c) => {
    const place = placeOf(c)
    publisher.save(place, await parseBody(c, patchesSchema))
    const document = publisher.get(...place)
    return c.json(wantsPublishing(c) ? await publisher.publish([document.id]) : document)
  })
  routes.delete(ONE, async (c) => c.json(await publisher.unpublish(...placeOf(c))))

  routes.post('/publish', async (c) => c.json(await publisher.publish((await parseBody(c, publishSchema)).ids)))
  routes.post('/content', async (c) => {
    const settings = await parseBody(c, settingsSchema)
    publisher.change(settings)
    return c.json(settings)
  })
  routes.post('/webhooks', async (c) => {
    const { notice } = await parseBody(c, noticeSchema)
    return c.json({ notice, webhook: await publisher.notice(notice) })
  })
  routes.post('/previews', (c) => c.json(publisher.createPreview(), 201))
  routes.post('/releases', async (c) => {
    const { label, ids } = await parseBody(c, releaseSchema)
    return c.json(publisher.createRelease(label, ids), 201)
  })
  routes.post('/releases/:ref/publish', async (c) => c.json(await publisher.publishRelease(c.req.param('ref'))))
  return routes
}

/** The document that a path names. */
export function placeOf(c: Context): Place {
  const { type, name, lang } = c.req.param()
  if (!type || !name || !lang) throw new ControlProblem(404, 'not_found', 'a document is {type}/{name}/{lang}')
  return [type, name, lang]
}

function wantsPublishing(c: Context): boolean {
  return c.req.query('publish') === '1'
}
