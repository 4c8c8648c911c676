import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { resolveFields } from '../../../sandbox/content/fields/tagged.ts'
import type { FieldScope } from '../../../sandbox/content/fields/scope.ts'
import { yamlTags } from '../../../sandbox/content/fields/yaml-tags.ts'
import { type JsonObject, jsonObjectSchema } from '../../../sandbox/content/json.ts'
import { Failure } from '../failure.ts'

const mocksSchema = z
  .array(
    z.strictObject({
      name: z.string().min(1),
      primary: jsonObjectSchema.default({}),
      items: z.array(jsonObjectSchema).default([]),
    }),
  )
  .min(1)

/**
 * The context of mocks: there are no other documents and there is no time, and addresses of media start with
 * `{origin}`.
 */
const scope: FieldScope = {
  origin: '{origin}',
  anchor: new Date(0),
  linkTo: (type, uid) => ({ link_type: 'Document', id: `${type}-${uid}`, type, uid, lang: 'en-us', tags: [] }),
}

type Mock = { name: string; slice: JsonObject }

/**
 * Converts mocks from their source (docs/adding-a-slice.md, in the short form of sandbox/content/README.md) to the wire
 * format.
 *
 * @param file its name, for error messages
 * @throws Failure with file, line and problem
 */
export function compileMocks(file: string, source: string, type: string): Mock[] {
  const lines = new LineCounter()
  const yaml = parseDocument(source, { customTags: yamlTags, lineCounter: lines, prettyErrors: false })
  const [fault] = [...yaml.errors, ...yaml.warnings]
  if (fault) throw new Failure(`${file}, line ${lines.linePos(fault.pos[0]).line}: ${fault.message}`)
  const parsed = mocksSchema.safeParse(yaml.toJS())
  if (!parsed.success) throw new Failure(`${file} is no list of named sections: ${z.prettifyError(parsed.error)}`)
  return parsed.data.map(({ name, primary, items }) => ({
    name,
    slice: jsonObjectSchema.parse(resolveFields({ slice_type: type, variation: 'default', primary, items }, scope)),
  }))
}
