import { fileURLToPath } from 'node:url'
import { Hono, type HonoRequest } from 'hono'
import type { Service, ServiceContext } from '../kernel/service.ts'
import { ApiError, parsingError, tooLong } from './api-error.ts'
import { apiRoot, tagsInUse } from './api-root.ts'
import { languages } from './catalog.ts'
import { type ContentEditing, createEditing } from './editing.ts'
import { generateDocuments } from './generated/generate-documents.ts'
import { loadDocuments, loadDocumentsOnce } from './load.ts'
import { completeByModels } from './models.ts'
import { previewToken } from './preview-token.ts'
import { search } from './query/search.ts'
import { createRepository, type Repository } from './repository.ts'
import { repositoryOf } from './repository-name.ts'
import type { DocumentSource } from './source.ts'
import { createStore } from './store.ts'
import { assetFinder, createAssetApi, createAssetFiles } from './writing/asset-api.ts'
import { createMigrationApi } from './writing/migration-api.ts'
import { createTypesApi } from './writing/types-api.ts'
import { oneWriteASecond, writeAccess } from './writing/write-access.ts'

/** Prismic doesn't say how long an address may be; Amazon's CloudFront, where its CDN is, takes 8,192 bytes. */
const LONGEST_ADDRESS = 8_192

const documentsFolder = fileURLToPath(new URL('./documents', import.meta.url))

/**
 * The content service, for the unmodified `@prismicio/client`.
 * @param seeds the initial documents; by default those that the context asks for
 * @throws DocumentFileError naming file and line
 */
export function createContent(
  context: ServiceContext,
  seeds: DocumentSource[] = seedsOf(context),
): Service & { editing: ContentEditing } {
  const store = createStore(context.database)
  const complete = context.modelsFolder === undefined ? undefined : completeByModels(context.modelsFolder)
  const repository = createRepository({ ...context, seeds, store, complete })
  const editing = createEditing(repository, store, context.clock)
  const routes = createRoutes(repository, context)
  addWritingApis(routes, context, editing)
  return {
    name: 'content',
    routes,
    reset() {
      store.removeEdits()
      context.database.exec('DELETE FROM content_models; DELETE FROM content_assets')
      repository.setLag(0)
      repository.setVisibility('open')
      repository.setLocales([...languages.keys()])
      repository.changed()
    },
    editing,
  }
}

/** The documents in `documents/`, and the generated ones. */
function seedsOf({ documentsKeptIn, generatedDocuments = 0 }: ServiceContext): DocumentSource[] {
  const written = documentsKeptIn ? loadDocumentsOnce(documentsFolder, documentsKeptIn) : loadDocuments(documentsFolder)
  return [...written, ...generateDocuments(generatedDocuments)]
}

/** Adds the writing APIs, for callers with a token: models, the media library, documents as drafts. */
function addWritingApis(routes: Hono, context: ServiceContext, editing: ContentEditing): void {
  const { database, clock } = context
  const [types, assets, migration] = [
    createTypesApi(database),
    createAssetApi(context),
    createMigrationApi(editing, assetFinder(database)),
  ]
  routes.route('/assets/files', createAssetFiles(database))
  for (const path of ['/types', '/assets', '/migration']) routes.use(`${path}/*`, writeAccess(repositoryOf(context)))
  for (const path of ['/assets', '/migration']) routes.use(`${path}/*`, oneWriteASecond(clock))
  routes.route('/types', types).route('/assets', assets).route('/migration', migration)
}

function createRoutes(repository: Repository, { origin, siteUrl }: ServiceContext): Hono {
  const routes = new Hono()
  routes.onError((error, c) => {
    if (error instanceof ApiError) return c.json(error.body, error.status)
    throw error
  })
  const isTrusted = ({ req }: { req: HonoRequest }) => Boolean(req.query('access_token'))
  routes.use('/api/v2/*', async (c, next) => {
    if (new URL(c.req.url).href.length > LONGEST_ADDRESS) throw tooLong()
    repository.admit(isTrusted(c))
    await next()
  })
  routes.on('GET', ['/api/v2', '/api/v2/'], (c) => c.json(apiRoot(repository, isTrusted(c))))
  routes.on('GET', ['/api/v2/tags', '/api/v2/tags/'], (c) => c.json(tagsInUse(repository)))
  routes.on('GET', ['/api/v2/documents/search', '/api/v2/documents/search/'], (c) => {
    const requested = new URL(c.req.url)
    const ref = requested.searchParams.get('ref')
    if (!ref) throw parsingError('the ref parameter is missing', requested.search)
    repository.admitTo(ref, isTrusted(c))
    const url = new URL(requested.pathname + requested.search, origin)
    return c.json(search(repository.view(ref), url, repository.locales()[0]))
  })
  // Opening a token's address starts the preview on the site, like the button in Prismic's editor.
  routes.get('/previews/:id', (c) => {
    const session = new URLSearchParams({ token: previewToken(c.req.param('id'), origin) })
    const documentId = c.req.query('documentId')
    if (documentId) session.set('documentId', documentId)
    return c.redirect(`${siteUrl}/api/preview?${session}`)
  })
  return routes
}
