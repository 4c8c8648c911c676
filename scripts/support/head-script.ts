import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'rolldown/utils'
import { headScriptSources } from '../../lib/delivery/head-scripts.ts'

const FILE = 'lib/delivery/head-script.min.json'

/** The parts of the head script minified, as the text of the file that pages read them from. */
function minifiedParts(): string {
  const parts = Object.entries(headScriptSources).map(([name, source]) => [name, minify(name, source)])
  return `${JSON.stringify(Object.fromEntries(parts), undefined, 2)}\n`
}

/** @throws Error if a part is not valid JavaScript */
function minify(name: string, source: string): string {
  const { code, errors } = minifySync(`${name}.js`, source, { module: false, compress: true, mangle: true })
  if (errors.length > 0) throw new Error(`${name} of the head script: ${errors[0]?.message}`)
  return code.trim().replace(/;$/, '')
}

/** Whether the file is not what follows from the sources. */
export const isHeadScriptOutdated = (root: string) => readFileSync(join(root, FILE), 'utf8') !== minifiedParts()

/** Writes the file if it is outdated; returns whether it was. */
export function writeHeadScript(root: string): boolean {
  const isOutdated = isHeadScriptOutdated(root)
  if (isOutdated) writeFileSync(join(root, FILE), minifiedParts())
  return isOutdated
}
