import type { Module } from './modules.ts'

/** A chain of imports that must not be, from the file where it starts to the one it must not reach. */
export type Chain = { name: string; why: string; path: string[] }

type Graph = ReadonlyMap<string, Module>

const isClient = (module: Module) => module.directive === 'use client'
const isServerAction = (module: Module | undefined) => module?.directive === 'use server'
const isLazy = (path: string) => /(^|\/)lazy\.tsx?$/.test(path)
const isServerFile = (path: string) =>
  path === 'npm:server-only' || /^lib\/(core\/server|services)\//.test(path) || /^lib\/domains\/[^/]+\/server\.ts$/.test(path)

/** What needs the whole graph: which script reaches the browser, and from where. */
export function findForbiddenChains(modules: readonly Module[]): Chain[] {
  const graph = new Map(modules.map((module) => [module.path, module]))
  const fromClients = modules.filter(isClient).flatMap(({ path }) => {
    const chain = findChain(graph, path, isServerFile, (passed) => isServerAction(graph.get(passed)))
    return chain ? [{ name: 'client-to-server', why: 'client code never imports server files', path: chain }] : []
  })
  return [...fromClients, ...findEagerClients(graph)]
}

function findEagerClients(graph: Graph): Chain[] {
  if (!graph.has('slices/index.ts')) return []
  const reachesClient = (path: string) => {
    const module = graph.get(path)
    return module !== undefined && isClient(module)
  }
  const why = "slices reach 'use client' files through a lazy.ts only, otherwise every page downloads them"
  return findChains(graph, 'slices/index.ts', (path) => reachesClient(path) && !isLazy(path), reachesClient).map((path) => ({
    name: 'slice-without-lazy',
    why,
    path,
  }))
}

function findChain(graph: Graph, start: string, isGoal: (path: string) => boolean, stopsAt: (path: string) => boolean) {
  return findChains(graph, start, isGoal, stopsAt)[0]
}

/** Breadth first, so that each chain is a shortest one. Types don't count. */
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
