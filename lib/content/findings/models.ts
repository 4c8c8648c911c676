import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { VideoOrigins } from '../../core/video/video-source.ts'

/** The parts of the content models that findings (warnings for editors) go by. */
export type Models = {
  /** Whether the site has a renderer for a section type. */
  isSection: (type: string) => boolean
  /** The name under which editors see a field of a section or of a document. */
  labelOf: (type: string, field: string) => string | undefined
  /**
   * A section type's fields and those of its rows, all null: they fill the gaps of a document saved under an older
   * model.
   */
  emptyOf: (type: string) => { primary: NullFields; row: NullFields }
}

/** What findings go by: the content models, and the video hosts that the site can play. */
export type KnownSite = Models & { videos: VideoOrigins }

type NullFields = Readonly<Record<string, null>>

type Fields = { [id: string]: { config: { label?: string; fields?: Fields } } }

const fieldsSchema: z.ZodType<Fields> = z.lazy(() =>
  z.record(
    z.string(),
    z.object({ config: z.object({ label: z.string().optional(), fields: fieldsSchema.optional() }) }),
  ),
)
const sectionSchema = z.object({
  id: z.string(),
  variations: z.array(z.object({ primary: fieldsSchema.default({}), items: fieldsSchema.default({}) })),
})
const documentSchema = z.object({ id: z.string(), json: z.record(z.string(), fieldsSchema) })

/** Reads the model files that the content system's tools generate. @param root the project's folder */
export function readModels(root: string): Models {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: root }).map((path): unknown => JSON.parse(readFileSync(join(root, path), 'utf8')))
  const sections = new Map(
    read('slices/*/model.json').map((model) => {
      const { id, variations } = sectionSchema.parse(model)
      const [primary, rows] = [variations.map((each) => each.primary), variations.map((each) => each.items)]
      return [id, { labels: labelsOf([...rows, ...primary]), primary: toNullFields(primary), row: toNullFields(rows) }]
    }),
  )
  const documents = new Map(
    read('customtypes/*/index.json').map((model) => {
      const { id, json } = documentSchema.parse(model)
      return [id, labelsOf(Object.values(json))]
    }),
  )
  return {
    isSection: (type) => sections.has(type),
    labelOf: (type, field) => (sections.get(type)?.labels ?? documents.get(type))?.get(field),
    emptyOf: (type) => sections.get(type) ?? { primary: {}, row: {} },
  }
}

function labelsOf(lists: readonly Fields[]): Map<string, string> {
  const labels = new Map<string, string>()
  for (const [id, { config }] of lists.flatMap((fields) => Object.entries(fields))) {
    for (const [inner, label] of labelsOf(config.fields ? [config.fields] : [])) labels.set(inner, label)
    if (config.label !== undefined) labels.set(id, config.label)
  }
  return labels
}

const toNullFields = (lists: readonly Fields[]): NullFields =>
  Object.fromEntries(lists.flatMap((fields) => Object.keys(fields)).map((id) => [id, null]))
