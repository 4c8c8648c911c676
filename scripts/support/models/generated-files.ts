import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMocks } from './compile-mocks.ts'
import { editorsGuide, purposesOf } from './editors-guide.ts'
import type { Project, SliceFolder } from './project.ts'

/** A file that is generated from others, never written by hand. */
export type GeneratedFile = { path: string; text: string }

/**
 * What follows from a project's slices: the map of section components, the choices of every zone, mocks in the wire's
 * form, what the guide for editors says of each section, and the gallery's order, which is the guide's.
 *
 * @throws Error with a sentence if mocks can't be read
 */
export function generatedFiles(root: string, { slices }: Project): GeneratedFile[] {
  const known = slices.filter(hasModel).toSorted((a, b) => (a.model.id < b.model.id ? -1 : 1))
  return [
    { path: 'slices/index.ts', text: componentMap(known) },
    ...CUSTOM_TYPES.flatMap((type) => zonesOf(root, type, known)),
    ...known.flatMap(mocksOf),
    ...guideOf(root, known),
  ]
}

export function writeGeneratedFiles(root: string, files: readonly GeneratedFile[]): void {
  for (const { path, text } of files) if (textOf(root, path) !== text) writeFileSync(join(root, path), text)
}

/** Checks generated files. @returns a sentence for each that differs from its sources */
export function problemsOfGenerated(root: string, files: readonly GeneratedFile[]): string[] {
  return files
    .filter(({ path, text }) => textOf(root, path) !== text)
    .map(({ path }) => `${path} is not what the slices say: npm run models.`)
}

/** The document types with zones; any section may be in any of them. */
const CUSTOM_TYPES = ['page', 'academy_page', 'campaign_page', 'campaign_stage', 'stage']

type KnownSlice = SliceFolder & { model: NonNullable<SliceFolder['model']> }

const hasModel = (slice: SliceFolder): slice is KnownSlice => slice.model !== undefined

/** An object key for a section type; types such as `two-column` need quotes. */
const keyOf = (id: string) => (/^\w+$/.test(id) ? id : `'${id}'`)

function componentMap(slices: readonly KnownSlice[]): string {
  const names = slices.map(({ name }) => name).toSorted()
  return `// Written by npm run models.
import type { SectionComponents } from '@/lib/content/section'
${names.map((name) => `import { ${name} } from './${name}'\n`).join('')}
/** Every section type with its component. Adding a type: docs/adding-a-slice.md. */
export const sectionComponents: SectionComponents = {
${slices.map(({ model, name }) => `  ${keyOf(model.id)}: ${name},\n`).join('')}}
`
}

type Zone = { type: 'Slices'; config?: object }

const isZone = (value: unknown): value is Zone =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Slices'

function zonesOf(root: string, type: string, slices: readonly KnownSlice[]): GeneratedFile[] {
  const path = `customtypes/${type}/index.json`
  const text = textOf(root, path)
  if (text === undefined) return []
  const choices = Object.fromEntries(slices.map((slice) => [slice.model.id, { type: 'SharedSlice' }]))
  const model: unknown = JSON.parse(text, (_key, value: unknown) =>
    isZone(value) ? { ...value, config: { ...value.config, choices } } : value,
  )
  return [{ path, text: `${JSON.stringify(model, null, 2)}\n` }]
}

function mocksOf({ path, model, mocksSource }: KnownSlice): GeneratedFile[] {
  if (mocksSource === undefined) return []
  const mocks = compileMocks(`${path}/mocks.yaml`, mocksSource, model.id)
  return [{ path: `${path}/mocks.json`, text: `${JSON.stringify(mocks, null, 2)}\n` }]
}

function guideOf(root: string, slices: readonly KnownSlice[]): GeneratedFile[] {
  const path = 'docs/editors.md'
  const guide = textOf(root, path)
  if (guide === undefined) return []
  const models = slices.map(({ model }) => model)
  return [
    { path, text: editorsGuide(guide, models) },
    { path: 'slices/purposes.json', text: `${JSON.stringify(purposesOf(guide), null, 2)}\n` },
  ]
}

function textOf(root: string, path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return undefined
  }
}
