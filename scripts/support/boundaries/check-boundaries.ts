import { findForbiddenChains } from './client-rules.ts'
import { readModules, type Module } from './modules.ts'
import { findUnloadableImports, LOADED_BY_NODE } from './node-rules.ts'
import { places } from './one-place.ts'
import { rules } from './rules.ts'

/** A rule that the sources break, and a sentence that says where. */
export type Violation = { rule: string; sentence: string }

/** Checks every import of the sources below a folder, and what may be done in one place only. */
export function checkBoundaries(root: string): Violation[] {
  const modules = readModules(root)
  const edges = modules.flatMap(({ path, imports }) =>
    imports.filter(({ to }) => !to.startsWith('npm:')).map(({ to, isType }) => ({ from: path, to, isType })),
  )
  const forbidden = edges.flatMap((edge) => {
    const rule = rules.find((candidate) => candidate.forbids(edge))
    return rule ? [{ rule: rule.name, sentence: `${edge.from} may not import ${edge.to}: ${rule.why}` }] : []
  })
  const chains = findForbiddenChains(modules).map(({ name, why, path }) => ({
    rule: name,
    sentence: `${path.join(' → ')}: ${why}`,
  }))
  const unloadable = findUnloadableImports(modules).map((sentence) => ({ rule: LOADED_BY_NODE.name, sentence }))
  const misplaced = modules.flatMap(misplacedUses)
  return [...forbidden, ...chains, ...unloadable, ...misplaced]
}

function misplacedUses({ path, uses }: Module): Violation[] {
  return uses.flatMap(({ rule, line }) => {
    const place = places[rule]
    return !place?.forbids(path) || place.file === path ? [] : [{ rule, sentence: `${path}:${line}: ${place.why}` }]
  })
}
