import { type Document, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { customTypes, languages } from './catalog.ts'
import { yamlTags } from './fields/yaml-tags.ts'
import { isObject, jsonObjectSchema, jsonSchema } from './json.ts'
import type { DocumentSource } from './source.ts'

/** A document file that can't be served; the message is one sentence with file and line. */
export class DocumentFileError extends Error {
  override name = 'DocumentFileError'

  constructor(file: string, line: number, problem: string) {
    super(`${file}, line ${line}: ${problem}`)
  }
}

/** Date of publication of all documents whose file doesn't name one, such as `published: 2026-02-01`. */
const publishedByDefault = '2026-01-05'

/** The path of an issue, including a key that should not be there. */
function placeOfIssue(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path
}

const sliceSchema = z.strictObject({
  slice_type: z.string(),
  variation: z.string().optional(),
  id: z.string().optional(),
  anchor: z.string().optional(),
  primary: jsonObjectSchema.optional(),
  items: z.array(jsonObjectSchema).optional(),
})

const zoneSchema = z
  .array(z.looseObject({ slice_type: z.string() }))
  .nonempty()
  .pipe(z.array(sliceSchema))

const fieldSchema = jsonSchema.superRefine((value, check) => {
  const isZone = Array.isArray(value) && value.some((element) => isObject(element) && 'slice_type' in element)
  if (!isZone) return
  for (const issue of zoneSchema.safeParse(value).error?.issues ?? []) {
    check.addIssue({ code: 'custom', path: placeOfIssue(issue), message: issue.message })
  }
})

const fileSchema = z.strictObject({
  type: z.string().optional(),
  uid: z.coerce.string().optional(),
  lang: z.string().optional(),
  tags: z.array(z.string()).optional(),
  published: z.iso.date().optional(),
  data: z.record(z.string(), fieldSchema),
})

/**
 * Reads one document file.
 * @param path below the documents folder: `page/about.en-us.yaml`, `settings.de-de.yaml`
 * @throws DocumentFileError
 */
export function parseDocumentFile(path: string, text: string): DocumentSource {
  const place = placeOf(path)
  const lines = new LineCounter()
  const yaml = parseDocument(text, { customTags: yamlTags, lineCounter: lines, prettyErrors: false })
  const [fault] = [...yaml.errors, ...yaml.warnings]
  if (fault) throw new DocumentFileError(path, lines.linePos(fault.pos[0]).line, fault.message)

  const parsed = fileSchema.safeParse(yaml.toJS())
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = issue ? placeOfIssue(issue) : []
    throw new DocumentFileError(path, lineOf(yaml, lines, where), `${where.join('.')}: ${issue?.message}.`)
  }

  const { tags = [], published = publishedByDefault, data, ...said } = parsed.data
  for (const [key, meant] of [
    ['type', place.type],
    ['uid', place.name],
    ['lang', place.lang],
  ] as const) {
    const value = said[key]
    if (value === undefined || value === meant) continue
    const line = lineOf(yaml, lines, [key])
    throw new DocumentFileError(path, line, `${key} is "${value}", but the file's name says "${meant}".`)
  }
  const moment = `${published}T09:00:00Z`
  return { ...place, tags, data, firstPublished: moment, lastPublished: moment }
}

const nameSchema = z.object({ type: z.string(), name: z.string(), lang: z.string() })

function placeOf(path: string): z.infer<typeof nameSchema> {
  const refuse = (problem: string) => new DocumentFileError(path, 1, problem)
  const inFolder = /^(?<type>[\w-]+)\/(?<name>[\w-]+)\.(?<lang>[\w-]+)\.yaml$/.exec(path)
  const single = /^(?<type>(?<name>[\w-]+))\.(?<lang>[\w-]+)\.yaml$/.exec(path)
  const place = nameSchema.safeParse((inFolder ?? single)?.groups).data
  if (!place) throw refuse('the file is not named {type}/{uid}.{lang}.yaml or {type}.{lang}.yaml.')
  const naming = customTypes.get(place.type)?.naming
  if (!naming) throw refuse(`there is no document type "${place.type}".`)
  if (!languages.has(place.lang)) throw refuse(`there is no content language "${place.lang}".`)
  if ((naming === 'single') !== (single !== null)) {
    const example = naming === 'single' ? `${place.type}.en-us.yaml` : `${place.type}/some-name.en-us.yaml`
    throw refuse(`a ${place.type} document is kept as ${example}.`)
  }
  return place
}

const nodeSchema = z.object({ range: z.tuple([z.number()]).rest(z.number()) })

/** The line of the innermost node on the way to a field. */
function lineOf(yaml: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length--) {
    const node = nodeSchema.safeParse(yaml.getIn(path.slice(0, length), true))
    if (node.success) return lines.linePos(node.data.range[0]).line
  }
  return 1
}
