import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js'
import { vi } from 'vitest'
import { headScriptOf } from '@/lib/delivery/head-script'
import { parseEnv } from '@/lib/core/server/parse-env'
import { storageFolders } from '@/lib/core/server/storage-folders'
import { recordEnvironment } from '@/scripts/support/build-record'
import { pageDataOf, pageDataScript } from '@/lib/delivery/page-cache/page-data'
import { folderSize } from '@/e2e/support/folder-size'
import { temporaryFolder } from './temporary-folder'

const ROUTE = '/[locale]/[uid]/page'
export const PARAMETERS = { otherChunks: ['a.js'], runtimeModuleIds: [7] }
export const BUNDLER = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(PARAMETERS)});`
export const KEY = keyOf('/en/plans')
export const POLICY = 'content-security-policy'
export const reading = { kind: 'APP_PAGE', isFallback: false } as never
export const fetching = { kind: 'FETCH' } as { kind: never }
export const writing = { cacheControl: { revalidate: 3600, expire: undefined }, isFallback: false } as never

export const flightScript = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`

export const HEAD_SCRIPT = headScriptOf(parseEnv(process.env).DELIVERY_STEPS)

type Page = {
  kind: 'APP_PAGE'
  html: string
  rscData: Buffer
  headers: Record<string, string>
  status: number | undefined
}

export function page(
  text: string,
  { status, tags = '', injected = '' }: { status?: number; tags?: string; injected?: string } = {},
): Page {
  const head = status === undefined ? '' : `<meta name="page-status" content="${status}"/>`
  const scripts = [HEAD_SCRIPT, BUNDLER, flightScript(text)].map((each) => `<script>${each}</script>`).join('')
  return {
    kind: 'APP_PAGE',
    html: `<html><head>${head}</head><body>${text}${injected}${scripts}</body></html>`,
    rscData: Buffer.from(text),
    headers: { 'x-next-cache-tags': tags },
    status: undefined,
  }
}

/** The data file of a page, as the document lists it. */
export const dataFile = (text: string, key = KEY) => pageDataOf(key, dataText(text))

/** The text of that file. */
export const dataText = (text: string) => pageDataScript(text, BUNDLER)

/** The document of a page as it is served: a list of its files, its data the first of them. */
export const served = (text: string) =>
  page(text).html.replace(
    `<script>${BUNDLER}</script><script>${flightScript(text)}</script>`,
    `<script type="text/plain" id="page-files">${dataFile(text)?.path} ${dataFile(text)?.integrity}</script>`,
  )

/** A build's folder with its manifest, made for the tests' environment, and nothing else. */
export function buildFolder(): string {
  const folder = temporaryFolder()
  const manifest = { pagesChunkGroupBootstrapParams: { main: PARAMETERS } }
  writeFileSync(join(folder, 'build-manifest.json'), JSON.stringify(manifest))
  recordEnvironment(folder, process.env)
  return folder
}

/** The page cache of a server that has just been started on a build. */
export async function startedCache(build: string) {
  vi.resetModules()
  tagsManifest.clear()
  const { default: PageCache } = await import('@/page-cache')
  const context = {
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(build, 'server'),
    revalidatedTags: [],
    dev: false,
  }
  return new PageCache(context as never)
}

/** The framework's key of a page, by its path and the file of its route below `app`. */
export function keyOf(path: string, sourceRoute: string = ROUTE): string {
  return getRouteCacheKey(path, { kind: 'APP_PAGE', sourceRoute } as never)
}

/** Puts a page where the build puts its own, and its path in the manifest. @returns its file */
export function seed(build: string, { html, rscData, headers }: Page, path = '/en/plans'): string {
  const base = join(build, 'server/app', path)
  const routeCache = {
    key: keyOf(path),
    owner: { kind: 'APP_PAGE', sourceRoute: ROUTE },
    isFallback: false,
  }
  mkdirSync(dirname(base), { recursive: true })
  writeFileSync(`${base}.html`, html)
  writeFileSync(`${base}.rsc`, rscData)
  writeFileSync(`${base}.meta`, JSON.stringify({ headers, routeCache }))
  const manifest = join(build, 'prerender-manifest.json')
  const { routes } = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { routes: Record<string, unknown> })
    : { routes: {} }
  writeFileSync(manifest, JSON.stringify({ routes: { ...routes, [path]: {} } }))
  return `${base}.html`
}

/** How many files hold pages, or data, that were kept. */
export const kept = (build: string, kind: 'pages' | 'data') => folderSize(storedFolder(build, kind)).files

/** Where a site that serves the build stores pages, or data, of its editors. */
export function storedFolder(build: string, kind: 'pages' | 'data'): string {
  const { pages, read } = storageFolders(build, process.env)
  return kind === 'pages' ? join(pages, 'of-content') : join(read, 'stored-data')
}

export const policyOf = (value: unknown) => (value as Page).headers[POLICY]
