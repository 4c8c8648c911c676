import { type ContractName, readContract, type Schema } from './document.ts'
import { alternativesOf, flattened, inWords } from './fields.ts'
import { type Body, type Operation, operations, type Parameter, type Response } from './operations.ts'

/** The page of a contract, for people. */
export function contractPage(name: ContractName): string {
  const { info, servers, tags } = readContract(name)
  const calls = operations(name)
  const shapes = new Map<string, Schema>()
  const shown = new Map<string, string>()
  const groups = tags.map(({ name: tag, description }) =>
    [
      `## ${tag}`,
      description,
      ...calls.filter((call) => call.tag === tag).map((call) => callSection(call, shapes, shown)),
    ]
      .filter(Boolean)
      .join('\n\n'),
  )
  const server = servers.map((each) => `\`${each.url}\` in the sandbox; elsewhere \`${each['x-variable']}\` says it`)[0]
  return `${[
    `# ${info.title}`,
    `Version ${info.version} of [${name}.yaml](${name}.yaml), from which \`npm run docs:contracts\` makes this page. Address: ${server}.`,
    info.description.trim(),
    ...groups,
    ...shapeSections(shapes),
  ].join('\n\n')}\n`
}

function callSection(call: Operation, shapes: Map<string, Schema>, shown: Map<string, string>): string {
  const facts = [
    `\`${call.method} ${call.path}\``,
    call.needsToken ? 'with token' : 'without token',
    call.isRead ? 'only reads' : 'changes something',
  ]
  return [
    `### ${call.id}`,
    `${call.purpose}. ${facts.join(' · ')}.`,
    call.description?.trim(),
    call.noCaller && `Nothing of the site makes this call: ${call.noCaller}`,
    parameterTable(call.parameters),
    call.body && `It sends ${shapeOf(call.body, shapes)}`,
    call.body && examplesOf(call.body, call.id, shown),
    ...call.responses.flatMap((response) => responseSection(response, call.id, shapes, shown)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function responseSection(response: Response, id: string, shapes: Map<string, Schema>, shown: Map<string, string>) {
  const { status, description, body } = response
  const head = `**${status}** ${description.trim()}`
  if (!body) return [head]
  return [`${head} The body is ${shapeOf(body, shapes)}`, refusalTable(body) ?? examplesOf(body, id, shown)]
}

/** The keys of a refusal, and why each is sent. */
function refusalTable({ examples, summaries }: Body): string | undefined {
  const rows = Object.entries(examples).map(([name, value]) => {
    const key = typeof value === 'object' && 'key' in value && typeof value.key === 'string' ? value.key : undefined
    return key === undefined || summaries[name] === undefined ? [] : [`\`${key}\``, summaries[name], `\`${name}\``]
  })
  return rows.some((row) => row.length === 0) ? undefined : table(['Key', 'Why', 'Example'], rows)
}

function parameterTable(parameters: readonly Parameter[]): string | undefined {
  if (parameters.length === 0) return undefined
  const rows = parameters.map(({ name, in: place, isRequired, description, schema, usual, examples }) => {
    const example = usual ?? Object.values(examples)[0]
    return [
      `\`${name}\``,
      place,
      inWords(schema),
      isRequired ? 'yes' : 'no',
      description,
      example ? `\`${example}\`` : '',
    ]
  })
  return table(['Parameter', 'In', 'Kind', 'Required', 'What it is', 'Example'], rows)
}

/** What a body is: its shape by name, or its fields. */
function shapeOf({ mediaType, schema }: Body, shapes: Map<string, Schema>): string {
  const type = mediaType === 'application/json' ? '' : ` as \`${mediaType}\``
  const fields = fieldTable(schema, shapes)
  return `${kindOf(schema, shapes)}${type}.${fields ? `\n\n${fields}` : ''}`
}

const nameOf = ({ $ref }: { $ref?: string }) => $ref?.split('/').at(-1)

/** A kind in words; objects with a name lead to where they are described, and are noted for it. */
function kindOf(schema: Schema & { $ref?: string }, shapes: Map<string, Schema>): string {
  const name = nameOf(schema)
  const flat = flattened(schema)
  if (name !== undefined && flat.properties) {
    shapes.set(name, schema)
    return `${isNullable(flat) ? 'null or ' : ''}[${name}](#${name.toLowerCase()})`
  }
  if (flat.items)
    return `${isNullable(flat) ? 'null or ' : ''}a list of ${kindOf(flat.items, shapes).replace(/^an? /, '')}`
  return inWords(flat)
}

const isNullable = ({ type = [] }: Schema) => type !== 'null' && type.includes('null')

type Row = { place: string; schema: Schema; need: string }

/** The fields of a shape, down to shapes that have a name. */
function rowsOf(schema: Schema & { $ref?: string }, at = '', isTop = true): Row[] {
  if (!isTop && nameOf(schema) !== undefined && flattened(schema).properties) return []
  const { properties = {}, required = [], items, additionalProperties } = flattened(schema)
  const choices = alternativesOf(schema)
  const named = Object.entries(properties).flatMap(([name, property]) => {
    const place = at === '' ? name : `${at}.${name}`
    const others = choices.find((choice) => choice.includes(name))
    const need = required.includes(name) ? 'yes' : others ? `one of ${others.join(', ')}` : 'no'
    return [{ place, schema: property, need }].concat(rowsOf(property, place, false))
  })
  const others = typeof additionalProperties === 'object' ? rowsOf(additionalProperties, `${at}{}`, false) : []
  return [...named, ...(items ? rowsOf(items, `${at}[]`, false) : []), ...others]
}

function fieldTable(
  schema: Schema & { $ref?: string },
  shapes: Map<string, Schema>,
  isShape = false,
): string | undefined {
  const rows = rowsOf(schema, '', isShape)
  if (rows.length === 0) return undefined
  const cells = rows.map(({ place, schema: field, need }) => {
    const { description = '', 'x-dispensable': isDispensable } = flattened(field)
    return [`\`${place}\``, kindOf(field, shapes), isDispensable ? `${need}, dispensable` : need, description]
  })
  return table(['Field', 'Kind', 'Required', 'What it is'], cells)
}

/** Every shape that was named, and those that they name. */
function shapeSections(shapes: Map<string, Schema>): string[] {
  const sections: string[] = []
  // Shapes that are named while others are described join the map, and its iteration.
  for (const [name, schema] of shapes) {
    const { description } = flattened(schema)
    sections.push([`### ${name}`, description, fieldTable(schema, shapes, true)].filter(Boolean).join('\n\n'))
  }
  return sections.length > 0 ? ['## Shapes', ...sections.toSorted()] : []
}

function examplesOf({ mediaType, examples }: Body, id: string, shown: Map<string, string>): string {
  return Object.entries(examples)
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
      const before = shown.get(text)
      if (before !== undefined && text.length > 100) return `Example: that of [${before}](#${before.toLowerCase()}).`
      shown.set(text, id)
      const title = name === 'found' ? 'Example:' : `Example \`${name}\`:`
      return `${title}\n\n\`\`\`${mediaType === 'text/html' ? 'html' : 'json'}\n${text}\n\`\`\``
    })
    .join('\n\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
