import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from '../failure.ts'
import { writeModels } from '../models/write-models.ts'
import { root } from '../root.ts'
import { sectionFiles } from './section-files.ts'

/**
 * Writes the files of a new section, and everything that `npm run models` writes.
 *
 * @param folder of the project
 * @returns the paths of its files
 * @throws Failure if one of them is there, or if the specification has no such type
 */
export async function addSection(folder: string, type: string): Promise<string[]> {
  const read = (name: string) => readFileSync(join(folder, 'docs/spec', name), 'utf8')
  const files = sectionFiles({ fields: read('fields.md'), requirements: read('requirements.tsv') }, type)
  const taken = files.find(({ path }) => existsSync(join(folder, path)))
  if (taken) throw new Failure(`${taken.path} is there already.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  await writeModels(folder)
  const paths = files.map(({ path }) => path)
  const code = paths.filter((path) => /tsx?$/.test(path))
  execFileSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), ...code], { cwd: folder })
  return paths
}
