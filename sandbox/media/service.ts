import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { CreateService, Service } from '../kernel/service.ts'
import { chooseFormat, contentTypes, qualityOf } from './format.ts'
import { parseParameters, planPicture } from './parameters.ts'
import { createPictures, demoPictures, type FindPicture } from './pictures.ts'
import { parseRange } from './range.ts'
import { createRenderer, type Renderer } from './render.ts'

const folderOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Cached for a year, since an address with its parameters always means the same picture; a changed file changes the
 * etag.
 */
const immutable = { 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' }

const kindSchema = z.string().regex(/^[a-z]+$/)
const pictureSchema = z.string().regex(/^[a-z0-9-]+\.(png|jpg|jpeg|webp|avif|svg)$/)
const loopSchema = z.string().regex(/^[a-z0-9-]+\.mp4$/)
const extensionSchema = z.enum(['png', 'jpg', 'webp', 'avif', 'svg'])

const isUnchanged = (context: Context, etag: string) =>
  (context.req.header('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)

function notFound(context: Context) {
  return context.json({ error: 'not_found' }, 404, { 'cache-control': 'no-store' })
}

/** The picture that an address names, and the format of its extension; undefined if there is no picture. */
async function findAddressed(findPicture: FindPicture, kind: string, file: string) {
  if (!kindSchema.safeParse(kind).success || !pictureSchema.safeParse(file).success) return undefined
  const [name = '', written = ''] = file.split('.')
  const extension = extensionSchema.parse(written === 'jpeg' ? 'jpg' : written)
  const source = await findPicture(kind, name)
  return source && { source, extension }
}

type Found = NonNullable<Awaited<ReturnType<typeof findAddressed>>>

async function servePicture(context: Context, renderer: Renderer, { source, extension }: Found) {
  const parameters = parseParameters(context.req.query())
  if (!parameters.success) {
    return context.json({ error: 'bad_parameters', detail: z.prettifyError(parameters.error) }, 400)
  }
  const format = chooseFormat(parameters.data, extension, context.req.header('accept') ?? '')
  const plan = planPicture(source, parameters.data)
  const picture = { source, plan, format, quality: qualityOf(parameters.data) }
  const etag = `"${renderer.keyOf(picture)}"`
  const headers = { ...immutable, etag, vary: 'accept', 'content-type': contentTypes[format] }
  if (isUnchanged(context, etag)) return context.body(null, 304, headers)
  const bytes = await renderer.render(picture)
  return context.body(new Uint8Array(bytes), 200, headers)
}

const readLoop = (file: string) => readFile(folderOf(`./loops/${file}`)).catch(() => undefined)

async function serveLoop(context: Context, file: string) {
  const read = loopSchema.safeParse(file).success && (await readLoop(file))
  if (!read) return notFound(context)
  const bytes = new Uint8Array(read)
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`
  const headers = { ...immutable, etag, 'content-type': 'video/mp4', 'accept-ranges': 'bytes' }
  if (isUnchanged(context, etag)) return context.body(null, 304, headers)
  const range = parseRange(context.req.header('range'), bytes.length)
  if (range === 'unsatisfiable') return context.body(null, 416, { 'content-range': `bytes */${bytes.length}` })
  if (!range) return context.body(bytes, 200, headers)
  const part = bytes.slice(range.start, range.end + 1)
  return context.body(part, 206, { ...headers, 'content-range': `bytes ${range.start}-${range.end}/${bytes.length}` })
}

/** The routes for a renderer and pictures; tests pass their own. */
export function createMediaRoutes(renderer: Renderer, findPicture = createPictures(demoPictures)): Hono {
  const routes = new Hono()
  routes.get('/loops/:file', (context) => serveLoop(context, context.req.param('file')))
  routes.get('/:kind/:file', async (context) => {
    const found = await findAddressed(findPicture, context.req.param('kind'), context.req.param('file'))
    return found ? servePicture(context, renderer, found) : notFound(context)
  })
  return routes
}

/** The simulated picture service (contracts.md, "Where each service lives"): files with imgix parameters. */
export const createMedia: CreateService = (): Service => ({
  name: 'media',
  routes: createMediaRoutes(createRenderer(folderOf('../../.data/media-cache'))),
  // Callers store nothing, so there is nothing to reset.
  reset() {},
})
