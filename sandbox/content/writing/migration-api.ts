import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { customTypes } from '../catalog.ts'
import type { DocumentSummary } from '../editing-types.ts'
import { type ContentEditing, EditingError } from '../editing.ts'
import { isObject, type Json, type JsonObject, jsonObjectSchema, mapObject } from '../json.ts'

type FindAsset = (id: string) => JsonObject | undefined

const newSchema = z.object({
  title: z.string().min(1),
  type: z.string(),
  uid: z.string().optional(),
  lang: z.string(),
  alternate_language_id: z.string().optional(),
  tags: z.array(z.string()).default([]),
  data: jsonObjectSchema,
})
const changeSchema = z.object({
  title: z.string().optional(),
  uid: z.string().optional(),
  tags: z.array(z.string()).optional(),
  data: jsonObjectSchema,
})

/**
 * Prismic's Migration API: writes drafts, one document for each call; they are not visible until they are published.
 */
export function createMigrationApi(editing: ContentEditing, findAsset: FindAsset): Hono {
  const ownForm = (data: JsonObject) => withNames(data, { documents: editing.list(), findAsset })
  const find = (id: string | undefined) => editing.list().find((each) => each.id === id)
  const routes = new Hono()
  routes.onError((error, c) => {
    if (error instanceof EditingError) return c.json({ message: error.message }, 400)
    if (error instanceof z.ZodError) return c.json({ message: z.prettifyError(error) }, 400)
    throw error
  })

  routes.post('/documents', async (c) => {
    const { type, uid, lang, tags, data, title, alternate_language_id } = newSchema.parse(await c.req.json())
    if (!editing.locales().includes(lang)) return c.json({ message: `The repository has no locale ${lang}` }, 400)
    const others = editing.list().filter((each) => each.type === type && each.lang === lang)
    if (uid !== undefined && others.some((each) => each.uid === uid)) {
      return c.json({ message: 'A document with this UID already exists' }, 400)
    }
    const name = find(alternate_language_id)?.name ?? nameOf(type, uid)
    const { id } = editing.createDocument({ type, uid: name, lang, tags, data: ownForm(data) })
    if (uid !== undefined && uid !== name) editing.saveDraft(type, name ?? type, lang, [{ path: 'uid', value: uid }])
    return c.json({ id, title, type, lang, ...(uid !== undefined && { uid }) }, 201)
  })

  routes.put('/documents/:id', async (c) => {
    const document = find(c.req.param('id'))
    if (!document) return c.json({ message: 'Document not found' }, 404)
    const { title, uid, tags = document.tags, data } = changeSchema.parse(await c.req.json())
    const { id, type, name, lang } = document
    editing.saveDraft(type, name, lang, { tags, data: ownForm(data) })
    if (uid !== undefined && uid !== document.uid)
      editing.saveDraft(type, name ?? type, lang, [{ path: 'uid', value: uid }])
    return c.json({ id, title, type, lang, uid: uid ?? document.uid ?? undefined })
  })
  return routes
}

const nameOf = (type: string, uid: string | undefined) =>
  customTypes.get(type)?.naming === 'unnamed' ? randomBytes(8).toString('hex') : uid

type Targets = { documents: readonly DocumentSummary[]; findAsset: FindAsset }

/** Converts links by id to the form that readers get, with all data about the linked document or file. */
function withNames(value: Json, targets: Targets): Json {
  if (Array.isArray(value)) return value.map((each) => withNames(each, targets))
  if (!isObject(value)) return value
  if (value.link_type === 'Media' && typeof value.id === 'string') return { ...value, ...targets.findAsset(value.id) }
  if (value.link_type === 'Document' && typeof value.id === 'string') {
    const target = targets.documents.find(({ id }) => id === value.id)
    if (!target) throw new EditingError('invalid', `There is no document ${value.id} to link to.`)
    const { text, variant, target: opens } = value
    const options = Object.entries({ text, variant, target: opens }).filter(([, option]) => typeof option === 'string')
    return { $link: { to: `${target.type}:${target.name}`, ...Object.fromEntries(options) } }
  }
  return mapObject(value, (each) => withNames(each, targets))
}
