import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CustomTypeModelSchema, SharedSliceModelSchema } from '@prismicio/types-internal/zod4'
import { z } from 'zod'

const fieldSchema: z.ZodType<Field> = z.looseObject({
  type: z.string(),
  config: z.looseObject({}).default({}),
})

/** A field of a model: its kind, and the kind's configuration (the fields of a group, the values of a select). */
export type Field = { type: string; config: Record<string, unknown> }

export type Fields = Record<string, Field>

const fieldsSchema = z.record(z.string(), fieldSchema).default({})

const sliceSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  variations: z.array(
    z.looseObject({
      id: z.string(),
      description: z.string().optional(),
      primary: fieldsSchema,
      items: fieldsSchema,
    }),
  ),
})

const customTypeSchema = z.looseObject({ id: z.string(), json: z.record(z.string(), fieldsSchema) })

export type SliceModel = z.infer<typeof sliceSchema>
export type CustomTypeModel = z.infer<typeof customTypeSchema>

/** A folder below `slices/` with its contents; unreadable files are undefined. */
export type SliceFolder = {
  path: string
  name: string
  model?: SliceModel
  /** The text of mocks.yaml. */
  mocksSource?: string
  /** The content of mocks.json, which is generated from mocks.yaml. */
  mocks?: unknown
  code: string
  /**
   * Code of the readers that the slice uses (`read-….tsx`, or `readForm` of its domain), which read fields of several
   * types.
   */
  sharedCode: string
}

export type Project = { slices: SliceFolder[]; customTypes: CustomTypeModel[]; problems: string[] }

/** Reads a project's models, mocks and components, and says of each model that the content system would refuse why. */
export function readProject(root: string): Project {
  const problems: string[] = []
  const slices = listFolders(join(root, 'slices'))
    .filter(isSlice)
    .map((name): SliceFolder => {
      const path = `slices/${name}`
      const { code, sharedCode } = readCode(join(root, path))
      return {
        path,
        name,
        model: readModel(root, `${path}/model.json`, SharedSliceModelSchema, sliceSchema, problems),
        mocksSource: textOf(join(root, path, 'mocks.yaml')),
        mocks: readJson(root, `${path}/mocks.json`, problems),
        code,
        sharedCode,
      }
    })
  const customTypes = listFolders(join(root, 'customtypes')).flatMap(
    (name) =>
      readModel(root, `customtypes/${name}/index.json`, CustomTypeModelSchema, customTypeSchema, problems) ?? [],
  )
  return { slices, customTypes, problems }
}

/** Whether a folder is a slice: their names are in PascalCase; the dispatcher and the readers are no slices. */
const isSlice = (name: string) => /^[A-Z]/.test(name)

type Validator = { safeParse(value: unknown): z.core.util.SafeParseResult<unknown> }

/**
 * Reads a model with our own schema, which accepts more than the content system does, so that each fault is reported
 * once.
 */
function readModel<Model>(
  root: string,
  path: string,
  official: Validator,
  schema: z.ZodType<Model>,
  problems: string[],
): Model | undefined {
  const json = readJson(root, path, problems)
  if (json === undefined) {
    if (!existsSync(join(root, path))) problems.push(`${path} is missing.`)
    return undefined
  }
  const { error } = official.safeParse(json)
  if (error) problems.push(`${path} is no model that the content system takes: ${sentenceOf(error)}`)
  return schema.safeParse(json).data
}

function readJson(root: string, path: string, problems: string[]): unknown {
  const text = textOf(join(root, path))
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    problems.push(`${path} is not JSON.`)
    return undefined
  }
}

/** The first fault that the validator reports, and its path. */
function sentenceOf({ issues }: Pick<z.core.$ZodError, 'issues'>): string {
  const [issue] = issues
  if (issue === undefined) return 'for an unknown reason.'
  return `${issue.path.join('.') || 'the whole'}: ${issue.message}.`
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** Imports of shared readers: a reader of whole sections, or one of the section's domain (`readForm`). */
const READERS = [
  /from '@\/(slices\/readers\/read-[\w-]+)'/g,
  /\{[^}]*\bread[A-Z][^}]*\} from '@\/(lib\/domains\/[\w/-]+)'/g,
]

function readCode(folder: string): { code: string; sharedCode: string } {
  const own = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const names = READERS.flatMap((pattern) => [...own.matchAll(pattern)].map(([, name = '']) => name))
  const shared = names.map((name) => {
    const file = join(folder, '../..', name)
    return textOf(`${file}.tsx`) ?? textOf(`${file}.ts`) ?? ''
  })
  return { code: own, sharedCode: shared.join('\n') }
}

function listFolders(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}
