import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The properties of a type, each with the names of what it may be. */
type Properties = ReadonlyMap<string, readonly string[]>

type Vocabulary = {
  /** Properties of a type and of all types above it; undefined for a type that schema.org does not know. */
  propertiesOf: (type: string) => Properties | undefined
  /** Whether a type is another one, or below it; also whether a text is one of an enumeration. */
  isOneOf: (name: string, of: string) => boolean
}

const INTERFACE = /^(?:export )?interface (\w+) extends ([^{]+) \{([^}]*)\n\}/gm
const PROPERTY = /"([\w-]+)"\?: SchemaValue<([^,]+),/g
const UNION = /^export type (\w+) = ([^;]+);/gm

/**
 * The vocabulary of schema.org as `schema-dts` states it, which is made from schema.org's own definitions. Read as text,
 * since types are gone when a test runs.
 */
export function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url).resolve('schema-dts/dist/schema.d.ts')
  // Comments contain whatever people write, and some of the characters that the patterns look for.
  const source = readFileSync(file, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
  const interfaces = new Map(
    [...source.matchAll(INTERFACE)].map(([, name = '', parents = '', body = '']) => [
      name,
      { parents: parents.split(', '), properties: propertiesIn(body) },
    ]),
  )
  const unions = new Map([...source.matchAll(UNION)].map(([, name = '', members = '']) => [name, partsOf(members)]))

  function inherited(name: string): [string, readonly string[]][] {
    const own = interfaces.get(name)
    return own ? [...own.parents.flatMap(inherited), ...own.properties] : []
  }

  function isOneOf(name: string, of: string): boolean {
    const members = unions.get(of) ?? []
    return members.some(
      (each) => each === `${name}Leaf` || each === `"${name}"` || (each !== of && isOneOf(name, each)),
    )
  }

  return {
    propertiesOf: (type) => (interfaces.has(`${type}Leaf`) ? new Map(inherited(`${type}Leaf`)) : undefined),
    isOneOf,
  }
}

const propertiesIn = (body: string): [string, string[]][] =>
  [...body.matchAll(PROPERTY)].map(([, name = '', ranges = '']) => [name, partsOf(ranges)])

const partsOf = (union: string) => union.split('|').map((part) => part.trim())
