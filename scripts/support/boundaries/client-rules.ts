import type { Module } from './modules.ts'

/** A forbidden chain of imports, from the file where it starts to the file that it must not reach. */
export type Chain = { name: string; why: string; path: string[] }

type Graph = ReadonlyMap<string, Module>

const isLayout = (path: string) => /^app\/(.*\/)?layout\.tsx$/.test(path)
const isLazy = (path: string) => /(^|\/)lazy\.tsx?$/.test(path)
const isServerFile = (path: string) =>
  path === 'npm:server-only' ||
  /^lib\/(core\/server|services)\//.test(path) ||
  /^lib\/domains\/[^/]+\/server\.ts$/.test(path)

/** Checks that need the whole graph of imports: which script reaches the browser, and from where. */
export function findForbiddenChains(modules: readonly Module[]): Chain[] {
  const graph = new Map(modules.map((module) => [module.path, module]))
  return [...findServerFilesInClients(graph), ...findEagerClients(graph)]
}

function findServerFilesInClients(graph: Graph): Chain[] {
  const isServerAction = (path: string) => graph.get(path)?.directive === 'use server'
  const clients = [...graph.values()].filter(({ directive }) => directive === 'use client')
  return clients.flatMap(({ path: client }) =>
    findChains(graph, client, isServerFile, isServerAction)
      .slice(0, 1)
      .map((path) => ({ name: 'client-to-server', why: 'client code never imports server files', path })),
  )
}

/**
 * Finds client files that the sections' server files import directly: every page downloads them, even if it doesn't
 * render them. The layout's client files are excepted, since every page has them in any case.
 */
function findEagerClients(graph: Graph): Chain[] {
  const inLayout = new Set(
    [...graph.keys()].filter(isLayout).flatMap((path) => eagerClients(graph, path).map((chain) => chain.at(-1))),
  )
  return eagerClients(graph, 'slices/index.ts')
    .filter((path) => !inLayout.has(path.at(-1)))
    .map((path) => ({
      name: 'slice-without-lazy',
      why: "slices reach 'use client' files through a lazy.ts only, otherwise every page downloads them",
      path,
    }))
}

function eagerClients(graph: Graph, start: string): string[][] {
  const isClientFile = (path: string) => graph.get(path)?.directive === 'use client'
  return findChains(graph, start, (path) => isClientFile(path) && !isLazy(path), isClientFile)
}

/** Searches breadth first, so that each chain is a shortest one. Imports of types don't count. */
function findChains(
  graph: Graph,
  start: string,
  isGoal: (path: string) => boolean,
  stopsAt: (path: string) => boolean,
): string[][] {
  const chains: string[][] = []
  const seen = new Set([start])
  const queue = [[start]]
  for (let chain = queue.shift(); chain; chain = queue.shift()) {
    for (const { to, isType } of graph.get(chain.at(-1) ?? '')?.imports ?? []) {
      if (isType || seen.has(to)) continue
      seen.add(to)
      if (isGoal(to)) chains.push([...chain, to])
      else if (!stopsAt(to)) queue.push([...chain, to])
    }
  }
  return chains
}
