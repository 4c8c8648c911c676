import type { Module } from './modules.ts'

/**
 * What Node loads by its path, past the bundler: the server, and the page cache that Next asks it for. The server may
 * decide on routes as well as the proxy does.
 */
const ENTRY_POINTS = ['server.ts', 'page-cache.ts', 'lib/routing/decide-route.ts']

export const LOADED_BY_NODE = {
  name: 'loaded-by-node',
  why: 'Node loads this file without the bundler: relative imports with endings, no `@/`, no server-only',
} as const

/**
 * The imports that the bundler and the unit tests resolve and Node does not, in files that Node loads by itself: the first
 * start of the site would fail on them.
 */
export function findUnloadableImports(modules: readonly Module[]): string[] {
  const graph = new Map(modules.map((module) => [module.path, module]))
  const loaded = new Set(ENTRY_POINTS)
  const sentences: string[] = []
  for (const path of loaded) {
    for (const { request, to, isErased } of graph.get(path)?.imports ?? []) {
      if (isErased) continue
      if (!isLoadable(request)) sentences.push(`${path} may not import ${request}: ${LOADED_BY_NODE.why}`)
      if (graph.has(to)) loaded.add(to)
    }
  }
  return sentences
}

const isLoadable = (request: string) =>
  request.startsWith('.')
    ? /\.(?:ts|mjs|js|json)$/.test(request)
    : !request.startsWith('@/') && request !== 'server-only'
