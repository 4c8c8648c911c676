import type { TestProject } from 'vitest/node'

type Module = { file: string | null; importers: ReadonlySet<Module> }
type Graph = { getModulesByFile(file: string): ReadonlySet<Module> | undefined }

/** Files that load a file, themselves or by others, as far as a project has loaded them. */
export function loadersOf({ vite }: { vite: { environments: TestProject['vite']['environments'] } }, file: string) {
  return loadersIn(
    Object.values(vite.environments).map(({ moduleGraph }) => moduleGraph),
    file,
  )
}

/** The same of graphs of modules. */
export function loadersIn(graphs: readonly Graph[], file: string): string[] {
  const seen = new Set(graphs.flatMap((graph) => [...(graph.getModulesByFile(file) ?? [])]))
  const first = new Set(seen)
  // A set that grows while it is walked is walked to its end.
  for (const module of seen) for (const importer of module.importers) seen.add(importer)
  return [...seen].filter((module) => !first.has(module)).flatMap(({ file: each }) => each ?? [])
}
