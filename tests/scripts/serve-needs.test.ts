import { readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packageFile from '../../package.json'

const root = join(import.meta.dirname, '../..')

/** Names of the packages that a file, and what it imports at once, can't be loaded without. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>()
  if (seen.has(file)) return packages
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, isType, target = ''] of text.matchAll(/^(?:import|export)( type)?(?:[^'"]*? from)? '([^']+)'/gm)) {
    if (isType !== undefined) continue
    if (target.startsWith('.')) for (const each of packagesOf(join(dirname(file), target), seen)) packages.add(each)
    else packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target)
  }
  return packages
}

const isOfNode = (name: string) => name.startsWith('node:') || builtinModules.includes(name)

test.each(['scripts/serve.ts', 'server.ts'])('%s starts with the packages that a production has', (entry) => {
  const needed = [...packagesOf(join(root, entry))].filter((name) => !isOfNode(name))
  expect(needed.filter((name) => !(name in packageFile.dependencies))).toEqual([])
})
