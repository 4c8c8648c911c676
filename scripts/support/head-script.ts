import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headScriptSources } from '../../lib/delivery/head-script-sources.ts'

const FILE = 'lib/delivery/head-script.min.json'

/** The parts of the head script minified, as the text of the file that pages read them from. */
async function minifiedParts(): Promise<string> {
  // A development package: `npm run serve` loads this file without it.
  const { minifySync } = await import('rolldown/utils')
  /** @throws Error if a part is not valid JavaScript */
  const minify = (name: string, source: string) => {
    const { code, errors } = minifySync(`${name}.js`, source, { module: false, compress: true, mangle: true })
    if (errors.length > 0) throw new Error(`${name} of the head script: ${errors[0]?.message}`)
    return code.trim().replace(/;$/, '')
  }
  const parts = Object.entries(headScriptSources).map(([name, source]) => [name, minify(name, source)])
  return `${JSON.stringify(Object.fromEntries(parts), undefined, 2)}\n`
}

/** Whether the file is not what follows from the sources. */
export const isHeadScriptOutdated = async (root: string) =>
  readFileSync(join(root, FILE), 'utf8') !== (await minifiedParts())

/** Writes the file if it is outdated; returns whether it was. */
export async function writeHeadScript(root: string): Promise<boolean> {
  if (!(await isHeadScriptOutdated(root))) return false
  writeFileSync(join(root, FILE), await minifiedParts())
  return true
}
