import type { Module } from './modules.ts'

/**
 * Files that Node loads by their paths, without the bundler: the server, the page cache, which Next loads this way, and
 * every command. The decision on routes is included, since the server may use it like the proxy does.
 */
const ENTRY_POINTS = /^(?:server|page-cache|lib\/routing\/decide-route|scripts\/[^/]+)\.ts$/

export const LOADED_BY_NODE = {
  name: 'loaded-by-node',
  why: 'Node loads this file without the bundler: relative imports with endings, no `@/`, no server-only',
} as const

/**
 * Finds imports that the bundler and the unit tests can resolve but Node can't, in files that Node loads without the
 * bundler: the site or a command would fail when it starts.
 */
export function findUnloadableImports(modules: readonly Module[]): string[] {
  const graph = new Map(modules.map((module) => [module.path, module]))
  const loaded = new Set([...graph.keys()].filter((path) => ENTRY_POINTS.test(path)))
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
