import type { TestProject } from 'vitest/node'

type Module = { file: string | null; importers: ReadonlySet<Module> }
type Graph = { getModulesByFile(file: string): ReadonlySet<Module> | undefined }

/** The files that load a file, directly or indirectly, among the files that a project has loaded so far. */
export function loadersOf({ vite }: { vite: { environments: TestProject['vite']['environments'] } }, file: string) {
  return findLoaders(
    Object.values(vite.environments).map(({ moduleGraph }) => moduleGraph),
    file,
  )
}

/** The same of graphs of modules. */
export function findLoaders(graphs: readonly Graph[], file: string): string[] {
  const seen = new Set(graphs.flatMap((graph) => [...(graph.getModulesByFile(file) ?? [])]))
  const first = new Set(seen)
  // The iteration includes elements that are added to the set meanwhile.
  for (const module of seen) for (const importer of module.importers) seen.add(importer)
  return [...seen].filter((module) => !first.has(module)).flatMap(({ file: each }) => each ?? [])
}
