import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Service } from '../../core/services.ts'
import type { VideoOrigins } from '../../core/video/video-source.ts'

/** The parts of the content models that findings (warnings for editors) depend on. */
export type Models = {
  /** Whether the site has a renderer for a section type. */
  isSection: (type: string) => boolean
  /** The name under which editors see a field of a section or of a document. */
  labelOf: (type: string, field: string) => string | undefined
  /** The options of a field in which editors choose one; undefined for any other field. */
  optionsOf: (type: string, field: string) => readonly string[] | undefined
  /**
   * The fields of a section type and of its rows, all null: they complete a document that was saved under an older
   * model.
   */
  emptyOf: (type: string) => { primary: NullFields; row: NullFields }
}

/** What findings depend on: the content models, the services that the site does without, the video hosts it can play. */
export type KnownSite = Models & { isOff: (service: Service) => boolean; videos: VideoOrigins }

type NullFields = Readonly<Record<string, null>>

type Fields = { [id: string]: { config: { label?: string; options?: string[]; fields?: Fields } } }

const fieldsSchema: z.ZodType<Fields> = z.lazy(() =>
  z.record(
    z.string(),
    z.object({
      config: z.object({
        label: z.string().optional(),
        options: z.array(z.string()).optional(),
        fields: fieldsSchema.optional(),
      }),
    }),
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
      return [
        id,
        { configs: configsOf([...rows, ...primary]), primary: toNullFields(primary), row: toNullFields(rows) },
      ]
    }),
  )
  const documents = new Map(
    read('customtypes/*/index.json').map((model) => {
      const { id, json } = documentSchema.parse(model)
      return [id, configsOf(Object.values(json))]
    }),
  )
  const configOf = (type: string, field: string) => (sections.get(type)?.configs ?? documents.get(type))?.get(field)
  return {
    isSection: (type) => sections.has(type),
    labelOf: (type, field) => configOf(type, field)?.label,
    optionsOf: (type, field) => configOf(type, field)?.options,
    emptyOf: (type) => sections.get(type) ?? { primary: {}, row: {} },
  }
}

type Config = Fields[string]['config']

/**
 * The configuration of each field by its id, including fields of groups; an outer field hides an inner one of the same
 * id.
 */
function configsOf(lists: readonly Fields[]): Map<string, Config> {
  const configs = new Map<string, Config>()
  for (const [id, { config }] of lists.flatMap((fields) => Object.entries(fields))) {
    for (const [inner, each] of configsOf(config.fields ? [config.fields] : [])) configs.set(inner, each)
    configs.set(id, config)
  }
  return configs
}

const toNullFields = (lists: readonly Fields[]): NullFields =>
  Object.fromEntries(lists.flatMap((fields) => Object.keys(fields)).map((id) => [id, null]))
