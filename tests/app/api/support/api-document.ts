import * as z from 'zod'
import type { Endpoint } from '@/lib/core/endpoint'
import { apartRoutes } from './apart-routes'
import type { Declared } from './declared-endpoints'

const HEAD = `# Our own API

Generated from the contracts (\`lib/**/endpoints.ts\`) by \`npm run docs:api\`; a test fails where it is out of date. How to add one:
[adding a domain](adding-a-domain.md). Members are known by their session and must come from their own page
([decision 020](decisions/020-signing-out-ends-every-copy.md)); limits are those of \`lib/core/limits.ts\`. Failures are problem+json
(\`lib/core/errors.ts\`). Answers are stored nowhere unless stated.
`

type JsonSchema = z.core.JSONSchema.BaseSchema

/** docs/api.md. */
export function apiDocument(declared: readonly Declared[]): string {
  const groups = Object.entries(Object.groupBy(declared, ({ file }) => subjectOf(file))).toSorted(byName)
  const sections = groups.map(([subject, members = []]) => `## ${subject}\n\n${members.map(entry).join('\n')}`)
  const apart = Object.entries(apartRoutes).map(([name, reason]) => `- \`${name}\` — ${reason}`)
  return `${[HEAD, ...sections, `## Apart: no page of ours calls them by script\n\n${apart.join('\n')}`].join('\n\n').replaceAll(/\n{3,}/g, '\n\n')}\n`
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

const subjectOf = (file: string) => /^lib\/domains\/([^/]+)/.exec(file)?.[1] ?? 'previews'

function entry({ endpoint, text }: Declared): string {
  const { method, path, limit, cache, query, body, answer } = endpoint
  const caller =
    limit === undefined
      ? `members, ${method === 'GET' ? '`reads`' : '`writes`, `sessionWrites`'}`
      : `anybody, \`${limit}\``
  const parts = [
    query && `query ${code(shapeOf(query))}`,
    body && `body ${code(shapeOf(body))}`,
    `answer ${answerOf(answer)}`,
    cache && `cache ${code(cache)}`,
  ]
  return `- \`${method} ${path}\` — ${caller}. ${text}\n  ${parts.filter(Boolean).join(' · ')}`
}

const code = (text: string) => `\`${text}\``

function answerOf(answer: Endpoint['answer']): string {
  if (typeof answer === 'string') return answer
  return code(typeof answer === 'function' ? answer.name.replace(/^is/, '') : shapeOf(answer))
}

const shapeOf = (schema: z.core.$ZodType) => shape(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

/** The names of an object's fields, those that may be absent with a question mark. */
function shape({ type, properties, required = [], items, anyOf, oneOf }: JsonSchema): string {
  const choices = anyOf ?? oneOf
  if (choices) return [...new Set(choices.map((each) => (typeof each === 'object' ? shape(each) : 'any')))].join(' or ')
  if (type === 'array') return `${typeof items === 'object' && !Array.isArray(items) ? shape(items) : 'any'}[]`
  if (!properties) return typeof type === 'string' ? type : 'any'
  const names = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`))
  return names.length > 0 ? `{ ${names.join(', ')} }` : '{}'
}
