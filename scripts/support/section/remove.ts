import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { referenceName, REFERENCES, WINDOWS } from '../../../e2e/support/visual/references.ts'
import { Failure } from '../failure.ts'
import { GUIDE_FOLDER, GUIDE_WIDTHS, guidePicture, LIST_FOLDER, listPicture } from '../gallery/guide-pictures.ts'
import { readProject } from '../models/project.ts'
import { writeModels } from '../models/write-models.ts'
import { testPath } from './samples.ts'
import { importsOf, mentionsOf, ownMessages, usesInContent } from './uses.ts'
import { withoutLink, withoutRow } from './written-by-hand.ts'

/** What was removed, what was changed, and the places where the type is still named; all are paths in the project. */
export type Removal = { removed: string[]; changed: string[]; mentions: string[] }

/**
 * Removes a section: its folder, its tests and pictures, its row and its link in the guides, its texts, and its entries in
 * everything that `npm run models` writes.
 *
 * @param folder of the project
 * @throws Failure if there is no such section, or if content or code uses it, saying where
 */
export async function removeSection(folder: string, type: string): Promise<Removal> {
  const slice = readProject(folder).slices.find(({ model }) => model?.id === type)
  if (slice === undefined) throw new Failure(`There is no section "${type}".`)
  refuseIfUsed(`Documents have sections of the type ${type}`, usesInContent(folder, type))
  refuseIfUsed(`Code imports ${slice.path}`, importsOf(folder, slice.path))
  const changed = [
    change(folder, 'docs/spec/fields.md', (text) => withoutRow(text, type)),
    change(folder, 'docs/editors.md', (text) => withoutLink(text, type)),
    ...removeMessages(folder, slice.path),
  ].flat()
  const removed = [
    slice.path,
    testPath(type),
    ...GUIDE_WIDTHS.map((width) => `${GUIDE_FOLDER}/${guidePicture(type, width)}`),
    `${LIST_FOLDER}/${listPicture(type)}`,
    ...WINDOWS.map(({ width }) => `${REFERENCES}/${referenceName(type, width)}`),
  ].filter((path) => existsSync(join(folder, path)))
  for (const path of removed) rmSync(join(folder, path), { recursive: true })
  await writeModels(folder)
  return { removed, changed, mentions: mentionsOf(folder, type) }
}

const MOST_PLACES = 20

function refuseIfUsed(what: string, places: readonly string[]): void {
  if (places.length === 0) return
  const more = places.length > MOST_PLACES ? [`and at ${places.length - MOST_PLACES} more places`] : []
  throw new Failure([`${what}; take them out first:`, ...places.slice(0, MOST_PLACES), ...more].join('\n  '))
}

/** Changes a text file, if it is there. @returns its path if it is another text now */
function change(folder: string, path: string, changed: (text: string) => string): string[] {
  const file = join(folder, path)
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const after = changed(text)
  if (after === text) return []
  writeFileSync(file, after)
  return [path]
}

const messagesSchema = z.record(z.string(), z.unknown())

function removeMessages(folder: string, section: string): string[] {
  const files = globSync('messages/*.json', { cwd: folder }).toSorted()
  const read = (text: string) => messagesSchema.parse(JSON.parse(text))
  const groups = new Set(files.flatMap((path) => Object.keys(read(readFileSync(join(folder, path), 'utf8')))))
  const own = new Set(ownMessages(folder, section, [...groups]))
  if (own.size === 0) return []
  const without = (text: string) => {
    const kept = Object.entries(read(text)).filter(([group]) => !own.has(group))
    return `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`
  }
  return files.flatMap((path) => change(folder, path, without))
}
