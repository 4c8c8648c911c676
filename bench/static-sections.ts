import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Module, readModules } from '../scripts/support/boundaries/modules.ts'

/** Section types that work by HTML and CSS alone: nothing that their components import leads to a `lazy.ts`. */
export function staticSections(root: string): Set<string> {
  const modules = new Map(readModules(root).map((module) => [module.path, module]))
  const components = [...modules.keys()].filter((path) => /^slices\/[A-Z]\w*\/index\.tsx$/.test(path))
  return new Set(
    components.filter((component) => !reachesLazy(component, modules)).map((component) => typeOf(root, component)),
  )
}

function reachesLazy(start: string, modules: ReadonlyMap<string, Module>): boolean {
  const seen = new Set([start])
  // The iteration includes elements that are added to the set meanwhile.
  for (const path of seen) {
    if (/(^|\/)lazy\.tsx?$/.test(path)) return true
    for (const { to, isType } of modules.get(path)?.imports ?? []) if (!isType) seen.add(to)
  }
  return false
}

function typeOf(root: string, component: string): string {
  const model: unknown = JSON.parse(readFileSync(join(root, component, '../model.json'), 'utf8'))
  return typeof model === 'object' && model !== null && 'id' in model ? String(model.id) : component
}
