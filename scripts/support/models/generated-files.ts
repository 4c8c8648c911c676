import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { compileMocks } from './compile-mocks.ts'
import { editorsGuide, type LeftOut, purposesOf } from './editors-guide.ts'
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
  const zones = CUSTOM_TYPES.flatMap((type) => zonesOf(root, type, known))
  return [
    { path: COMPONENTS, text: componentMap(known) },
    ...zones,
    ...known.flatMap(mocksOf),
    ...guideOf(root, known, leftOutOf(zones, known)),
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

const COMPONENTS = 'slices/index.ts'

/** The document types with zones; any section may be in any of them, and a zone may leave some out. */
const CUSTOM_TYPES = ['page', 'academy_page', 'campaign_page', 'campaign_stage', 'stage']

type KnownSlice = SliceFolder & { model: NonNullable<SliceFolder['model']> }

const hasModel = (slice: SliceFolder): slice is KnownSlice => slice.model !== undefined

/** An object key for a section type; types such as `two-column` need quotes. */
const keyOf = (id: string) => (/^\w+$/.test(id) ? id : `'${id}'`)

/** The name of a section type's type in prismicio-types.d.ts, as Prismic's generator makes it. */
const typeNameOf = (id: string) =>
  `${id.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase())}Slice`

function componentMap(slices: readonly KnownSlice[]): string {
  const names = slices.map(({ name }) => name).toSorted()
  return `// Written by npm run models.
import type { SectionComponents } from '@/lib/content/section'
import type * as models from '@/prismicio-types'
${names.map((name) => `import { ${name} } from './${name}'\n`).join('')}
type Slices =
${slices.map(({ model }) => `  | models.${typeNameOf(model.id)}\n`).join('')}
/** Every section type with its component. Adding a type: docs/adding-a-slice.md. */
export const sectionComponents: SectionComponents<Slices> = {
${slices.map(({ model, name }) => `  ${keyOf(model.id)}: ${name},\n`).join('')}}
`
}

type Zone = { type: 'Slices'; config?: { choices?: Readonly<Record<string, unknown>> } }

const isZone = (value: unknown): value is Zone =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'Slices'

/**
 * The zones of a document type, which offer what they offered and every section type that is new: one that the map of
 * components doesn't have yet. So a team may take a type out of a zone, in the file or in Prismic's own editor of models.
 */
function zonesOf(root: string, type: string, slices: readonly KnownSlice[]): GeneratedFile[] {
  const path = `customtypes/${type}/index.json`
  const text = textOf(root, path)
  if (text === undefined) return []
  const before = textOf(root, COMPONENTS)
  const isNew = ({ model: { id } }: KnownSlice) => before === undefined || !before.includes(`\n  ${keyOf(id)}: `)
  const choicesOf = ({ config: { choices } = {} }: Zone) => {
    const isOffered = ({ model: { id } }: KnownSlice) => choices === undefined || Object.hasOwn(choices, id)
    const offered = slices.filter((slice) => isNew(slice) || isOffered(slice))
    return Object.fromEntries(offered.map(({ model: { id } }) => [id, { type: 'SharedSlice' }]))
  }
  const model: unknown = JSON.parse(text, (_key, value: unknown) =>
    isZone(value) ? { ...value, config: { ...value.config, choices: choicesOf(value) } } : value,
  )
  return [{ path, text: `${JSON.stringify(model, null, 2)}\n` }]
}

function mocksOf({ path, model, mocksSource }: KnownSlice): GeneratedFile[] {
  if (mocksSource === undefined) return []
  const mocks = compileMocks(`${path}/mocks.yaml`, mocksSource, model.id)
  return [{ path: `${path}/mocks.json`, text: `${JSON.stringify(mocks, null, 2)}\n` }]
}

const customTypeSchema = z.object({ label: z.string(), json: z.unknown() })

/** The labels of the document types of which no zone offers a section type. */
function leftOutOf(zones: readonly GeneratedFile[], slices: readonly KnownSlice[]): LeftOut {
  const offers = zones.map(({ text }) => {
    const { label, json } = customTypeSchema.parse(JSON.parse(text))
    const offered = new Set<string>()
    JSON.stringify(json, (_key, value: unknown) => {
      if (isZone(value)) for (const id of Object.keys(value.config?.choices ?? {})) offered.add(id)
      return value
    })
    return { label, offered }
  })
  return new Map(
    slices.map(({ model: { id } }) => [id, offers.flatMap(({ label, offered }) => (offered.has(id) ? [] : [label]))]),
  )
}

function guideOf(root: string, slices: readonly KnownSlice[], leftOut: LeftOut): GeneratedFile[] {
  const path = 'docs/editors.md'
  const guide = textOf(root, path)
  if (guide === undefined) return []
  const models = slices.map(({ model }) => model)
  return [
    { path, text: editorsGuide(guide, models, leftOut) },
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
