import type { Clock } from '../kernel/clock.ts'
import { accessDenied, previewExpired, refExpired, refNotFound } from './api-error.ts'
import { languages } from './catalog.ts'
import { startOfDay } from './fields/relative.ts'
import { stableId } from './identity.ts'
import type { CompleteData } from './models.ts'
import { previewIdOf, previewToken } from './preview-token.ts'
import { ResolvedData } from './resolved-data.ts'
import { type DocumentSource, sourceId } from './source.ts'
import type { Store } from './store.ts'
import { createView, type View } from './view.ts'
import type { Visibility } from './visibility.ts'

/** How long a replaced master ref is still valid, so that pages being rendered can be finished. */
const replacedRefMs = 5 * 60_000
const previewMs = 12 * 3_600_000

export type Sources = Map<string, DocumentSource>
export type Ref = { id: string; ref: string; label: string; isMasterRef: boolean }
export type Repository = ReturnType<typeof createRepository>

type Setting = {
  seeds: DocumentSource[]
  store: Store
  clock: Clock
  origin: string
  /** Completes documents with the empty fields of their models. */
  complete?: CompleteData | undefined
}

/**
 * The documents under each ref: the files, overridden by published documents, which for previews are overridden by
 * drafts. Views are created once and kept until `changed` is called.
 */
export function createRepository({ seeds, store, clock, origin, complete }: Setting) {
  const scope = { anchor: startOfDay(clock.now()), origin, complete, resolved: new ResolvedData() }
  const { anchor } = scope
  const seedsById: Sources = new Map(seeds.map((source) => [sourceId(source), source]))
  const replaced = new Map<string, { view: View; at: number }>()
  const previews = new Map<string, View>()
  let published = publishedSources()
  let masterView = createView(published, { ref: settleMasterRef(), ...scope })
  let lagMs = 0
  let visibility: Visibility = 'open'
  let locales: readonly string[] = [...languages.keys()]
  let lagging = { ref: masterView.ref, until: 0 }

  function publishedSources(): Sources {
    const sources = new Map(seedsById)
    for (const { id, stage, body } of store.listDocuments()) {
      if (stage === 'published') sources.set(id, body)
      if (stage === 'unpublished') sources.delete(id)
    }
    return sources
  }

  function everPublished(): Set<string> {
    const hidden = store.listDocuments().filter(({ stage }) => stage === 'unpublished')
    return new Set([...published.keys(), ...hidden.map(({ id }) => id)])
  }

  /** @param ids of the documents whose drafts count; all by default */
  function draftSources(ids?: readonly string[]): Sources {
    const drafts = store.listDocuments().filter(({ stage, id }) => stage === 'draft' && (ids?.includes(id) ?? true))
    return new Map([...published, ...drafts.map(({ id, body }): [string, DocumentSource] => [id, body])])
  }

  const draftView = (ref: string, ids?: readonly string[]): View =>
    createView(draftSources(ids), { ref, everPublished: everPublished(), ...scope })

  /** The ref depends on the content: a changed file, or relative dates on another day, change it; a restart doesn't. */
  function settleMasterRef(): string {
    const digest = stableId('D', ...[...published.values()].map(digestOf), anchor.toISOString(), origin)
    const latest = store.findLatestRef()
    if (latest?.digest === digest) return latest.ref
    const ref = stableId('Z', `${(latest?.number ?? 0) + 1}`, digest)
    store.addRef(ref, digest)
    return ref
  }

  function previewView(id: string): View {
    const session = store.listPreviews().find((preview) => preview.id === id)
    if (!session) throw refNotFound(masterView.ref)
    if (clock.now().getTime() - session.created_at > previewMs) throw previewExpired()
    const view = previews.get(id) ?? draftView(previewToken(id, origin))
    previews.set(id, view)
    return view
  }

  /** The published content, overridden by the drafts of a release. */
  function releaseView(ref: string): View | undefined {
    const release = store.listReleases().find(({ id }) => id === ref)
    if (!release) return undefined
    const view = previews.get(ref) ?? draftView(ref, release.documents)
    previews.set(ref, view)
    return view
  }

  function replacedView(ref: string): View {
    const { view, at } = replaced.get(ref) ?? {}
    if (view && at !== undefined && clock.now().getTime() - at <= replacedRefMs) return view
    throw store.isKnownRef(ref) ? refExpired(masterView.ref) : refNotFound(masterView.ref)
  }

  /** The master ref that the API names: the previous one while it lags behind a publish. */
  function namedRef(): string {
    return clock.now().getTime() < lagging.until ? lagging.ref : masterView.ref
  }

  return {
    anchor,
    origin,
    /** Ref of the published content, even if the API still lags behind. */
    masterRef: () => masterView.ref,
    published: (): ReadonlyMap<string, DocumentSource> => published,
    withDrafts: (): ReadonlyMap<string, DocumentSource> => draftSources(),

    /** @param isTrusted whether the caller has an access token */
    listRefs(isTrusted = true): Ref[] {
      const sessions = store.listPreviews().map(({ id }) => {
        return { id, ref: previewToken(id, origin), label: 'Preview', isMasterRef: false }
      })
      const releases = store.listReleases().map(({ id, label }) => ({ id, ref: id, label, isMasterRef: false }))
      const others = visibility === 'open' || isTrusted ? [...releases, ...sessions] : []
      return [{ id: 'master', ref: namedRef(), label: 'Master', isMasterRef: true }, ...others]
    },

    /** @throws ApiError 401 for a caller without an access token, where the API is private */
    admit(isTrusted: boolean): void {
      if (visibility === 'private' && !isTrusted) throw accessDenied(origin)
    },

    /** @throws ApiError 401 for a ref of a release, where that takes an access token */
    admitTo(ref: string, isTrusted: boolean): void {
      const isRelease = store.listReleases().some(({ id }) => id === ref)
      if (visibility === 'public' && isRelease && !isTrusted) throw accessDenied(origin)
    },

    /** The content languages that the repository has, its master language first. */
    locales: () => locales,
    setLocales(changed: readonly string[]): void {
      locales = changed
    },

    setVisibility(changed: Visibility): void {
      visibility = changed
    },

    /** @throws ApiError 404 for a ref that never existed, 410 for an expired one, 404 for a preview that has ended */
    view(ref: string): View {
      if (ref === masterView.ref) return masterView
      const previewId = previewIdOf(ref)
      return previewId === undefined ? (releaseView(ref) ?? replacedView(ref)) : previewView(previewId)
    },

    /** From now on the API shows each publish with this delay, as Prismic's API may after its webhook. */
    setLag(milliseconds: number): void {
      lagMs = milliseconds
      lagging.until = 0
    },

    /** To be called after every change in the store. */
    changed(): void {
      previews.clear()
      published = publishedSources()
      const ref = settleMasterRef()
      if (ref === masterView.ref) return
      const now = clock.now().getTime()
      for (const [old, { at }] of replaced) if (now - at > replacedRefMs) replaced.delete(old)
      replaced.set(masterView.ref, { view: masterView, at: now })
      lagging = { ref: namedRef(), until: now + lagMs }
      masterView = createView(published, { ref, ...scope })
    },
  }
}

const digests = new WeakMap<DocumentSource, string>()

/** The digest of a document's written form, worked out once: a publish changes few of them. */
function digestOf(source: DocumentSource): string {
  const digest = digests.get(source) ?? stableId('D', JSON.stringify(source))
  digests.set(source, digest)
  return digest
}
