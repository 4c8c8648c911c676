import { onTestFinished, vi } from 'vitest'
import { forgetProcessState } from '../../support/forget-process-state'

type Fields = Record<string, unknown>

/** A document as the content service sends it. */
export function contentDocument(id: string, changes: Fields = {}) {
  return {
    id,
    uid: 'plans' as string | null,
    type: 'page',
    lang: 'en-us',
    url: null,
    href: '',
    tags: [] as string[],
    slugs: [],
    linked_documents: [],
    first_publication_date: '2026-01-01T00:00:00+0000' as string | null,
    last_publication_date: '2026-02-01T00:00:00+0000',
    alternate_languages: [] as { id: string; type: string; lang: string }[],
    data: {} as Fields,
    ...changes,
  }
}

export type ContentDocument = ReturnType<typeof contentDocument>

export type Cookie = Record<string, unknown> & { name: string; value: string }

type Site = {
  documents?: ContentDocument[]
  isDraft?: boolean
  previewCookie?: string
  /** The build's folder, where something outlives the process; without it nothing does. */
  folder?: string
  /** What reading and writing such things does instead, without a folder. */
  disk?: Partial<Pick<typeof keepsNothing, 'read' | 'write'>>
}

/**
 * A site that has just been started, in front of a content service that has these documents, with an empty data cache and
 * a clock of the test's own. Modules are to be imported through `load`, after it.
 */
export function startSite({ documents = [], isDraft = false, previewCookie, folder, disk = {} }: Site = {}) {
  vi.resetModules()
  forgetProcessState()
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const service = {
    documents,
    ref: 'ref-1',
    /** Releases that aren't published yet. */
    releases: [] as { ref: string; label?: unknown }[],
    asked: [] as URL[],
    /** What it answers instead, `brokenTimes` times. */
    broken: undefined as Response | 'unreachable' | undefined,
    brokenTimes: Infinity,
    /** What each of its answers waits for. */
    until: undefined as Promise<void> | undefined,
  }
  const aFile = class {
    read = disk.read ?? keepsNothing.read
    write = disk.write ?? keepsNothing.write
    remove = keepsNothing.remove
  }
  const answer = async (input: string | URL | Request): Promise<Response> => {
    const address = new URL(input instanceof Request ? input.url : input)
    service.asked.push(address)
    if (service.until) await service.until
    service.brokenTimes -= service.broken ? 1 : 0
    if (service.broken && service.brokenTimes >= 0) {
      if (service.broken === 'unreachable') throw new TypeError('connection refused')
      return service.broken.clone()
    }
    return Response.json(
      address.pathname.endsWith('/search')
        ? searchIn(service.documents, address)
        : repository(service.ref, service.releases),
    )
  }
  vi.stubEnv('NEXT_DIST_DIR', folder ?? 'no-such-folder')
  vi.stubGlobal('fetch', answer)
  vi.doMock('@/lib/core/server/direct-fetch', () => ({ directFetch: answer }))
  // In this one place: of two replacements that are still to be resolved either may win.
  vi.doMock('@/lib/core/server/persisted-file', async (original) =>
    folder === undefined ? { PersistedFile: aFile } : original<object>(),
  )
  const cookies: Cookie[] = []
  const cache: DataCache = { entries: new Map(), tags: [], reads: [], lives: [] }
  vi.doMock('next/cache', () => ({ unstable_cache: dataCache(cache) }))
  vi.doMock('next/headers', () => ({
    draftMode: async () => ({ isEnabled: isDraft }),
    cookies: async () => ({
      get: () => (previewCookie === undefined ? undefined : { value: previewCookie }),
      set: (cookie: Cookie) => cookies.push(cookie),
    }),
  }))
  return {
    service,
    cache,
    /** Cookies that were set. */
    cookies,
    /** Searches that reached the service. */
    searches: () => service.asked.filter(({ pathname }) => pathname.endsWith('/search')),
    /** Lets time pass for a second attempt at a service that fails. */
    settled: async <Value>(work: Promise<Value>): Promise<Value> => {
      work.catch(() => undefined)
      await vi.advanceTimersByTimeAsync(1000)
      return work
    },
  }
}

type DataCache = {
  entries: Map<string, string>
  /** The tags of all reads so far, and those of each. */
  tags: string[]
  reads: string[][]
  /** The lives, in seconds, that reads gave the page. */
  lives: number[]
}

/** Next's data cache as far as it matters here: it keeps what was returned, nothing that was thrown, and names tags. */
function dataCache(cache: DataCache) {
  return (
    read: () => Promise<unknown>,
    key: string[],
    { tags = [], revalidate }: { tags?: string[]; revalidate?: number } = {},
  ) =>
    async () => {
      cache.tags.push(...tags)
      cache.reads.push(tags)
      if (revalidate !== undefined) cache.lives.push(revalidate)
      const name = key.join()
      const entry = cache.entries.get(name) ?? JSON.stringify(await read())
      cache.entries.set(name, entry)
      return JSON.parse(entry) as unknown
    }
}

/** In place of `persisted-file`: nothing outlives the process. */
const keepsNothing = { read: (): unknown => undefined, write: () => true, remove: () => true }

function repository(ref: string, releases: readonly object[]) {
  return {
    refs: [{ id: 'master', ref, label: 'Master', isMasterRef: true }, ...releases],
    languages: [],
    types: {},
    tags: [],
    forms: {},
    integrationFieldsRef: null,
    bookmarks: {},
    license: '',
    version: '',
  }
}

/** What the product uses: `at` of type, id, uid and campaign, `any` of types, `in` of ids; a language, the last published first, and fields to `fetch`. */
function searchIn(documents: readonly ContentDocument[], { searchParams }: URL) {
  const predicates = searchParams.getAll('q').join()
  const asked = (pattern: RegExp) => pattern.exec(predicates)?.[1]
  const type = asked(/at\(document\.type, "([^"]+)"\)/)
  const id = asked(/at\(document\.id, "([^"]+)"\)/)
  const uid = asked(/at\(my\.\w+\.uid, "([^"]+)"\)/)
  const campaign = asked(/at\(my\.\w+\.campaign_short_name, "([^"]+)"\)/)
  const lang = searchParams.get('lang') ?? 'en-us'
  const types = asked(/any\(document\.type, \[([^\]]*)\]\)/)
  const ids = asked(/in\(document\.id, \[([^\]]*)\]\)/)
  const results = documents.filter(
    (each) =>
      (type === undefined || each.type === type) &&
      (types === undefined || types.includes(`"${each.type}"`)) &&
      (id === undefined || each.id === id) &&
      (uid === undefined || each.uid === uid) &&
      (campaign === undefined || each.data.campaign_short_name === campaign) &&
      (lang === '*' || each.lang === lang) &&
      (ids === undefined || ids.includes(`"${each.id}"`)),
  )
  if (searchParams.has('orderings'))
    results.sort((one, other) => (dateOf(one) < dateOf(other) ? 1 : -Number(dateOf(one) > dateOf(other))))
  const size = Math.min(Number(searchParams.get('pageSize') ?? 20), 100)
  const page = Number(searchParams.get('page') ?? 1)
  const shown = results.slice((page - 1) * size, page * size)
  const paging = { page, results_per_page: size, results_size: shown.length, total_results_size: results.length }
  const pages = Math.ceil(results.length / size)
  const sent = shown.map((document) => withFields(document, searchParams.get('fetch')?.split(',')))
  return { ...paging, total_pages: pages, next_page: null, prev_page: null, results: sent }
}

const dateOf = ({ last_publication_date: date }: ContentDocument) => date

function withFields(document: ContentDocument, paths: readonly string[] | undefined): ContentDocument {
  if (paths === undefined) return document
  const fields = Object.entries(document.data).filter(([name]) => paths.includes(`${document.type}.${name}`))
  return { ...document, data: Object.fromEntries(fields) }
}
