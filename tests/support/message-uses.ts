import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type Program } from 'oxc-parser'
import { readModules } from '../../scripts/support/boundaries/modules'
import { isProduct } from '../../scripts/support/boundaries/rules'

type Source = {
  /** Namespaces of the translators that the file asks for. */
  namespaces: ReadonlySet<string>
  /** Texts and names that may be keys. */
  keys: ReadonlySet<string>
  /** Keys with a part that is computed, as patterns of whole keys. */
  patterns: readonly RegExp[]
  imports: readonly string[]
}

/**
 * Those of the keys that the product may ask for: a file that writes the key, whole or with a part that is computed, and one
 * that asks for a translator of its namespace are the same file, or import one another. The keys of lists such as `const words = ['join']`
 * count, since they are typed; a key that nothing writes is certain to be unused.
 */
export function usedKeys(keys: readonly string[]): string[] {
  const sources = readSources(process.cwd())
  const used = [...sources.values()].flatMap((source) => {
    const near = [source, ...source.imports.flatMap((path) => sources.get(path) ?? [])]
    const isAskedFor = (namespace: string) => near.some((each) => each.namespaces.has(namespace))
    const isWritten = (key: string) =>
      near.some((each) => each.keys.has(key) || each.patterns.some((pattern) => pattern.test(key)))
    return keys.filter((key) => halvesOf(key).some(([namespace, rest]) => isAskedFor(namespace) && isWritten(rest)))
  })
  return [...new Set(used)]
}

/** `a.b.c` as `a` and `b.c`, and as `a.b` and `c`. */
function halvesOf(key: string): [namespace: string, rest: string][] {
  return [...key.matchAll(/\./g)].map(({ index }) => [key.slice(0, index), key.slice(index + 1)])
}

function readSources(root: string): Map<string, Source> {
  const modules = readModules(root).filter(({ path }) => isProduct(path) && /\.tsx?$/.test(path))
  return new Map(
    modules.map(({ path, imports }) => {
      const text = readFileSync(join(root, path), 'utf8')
      const namespaces = new Set(Array.from(text.matchAll(NAMESPACE), ([, name = '']) => name))
      return [path, { namespaces, ...keysIn(parseSync(path, text).program), imports: imports.map(({ to }) => to) }]
    }),
  )
}

/** `getTranslations('news')`, `getTranslations({ locale, namespace: 'news' })`, and `words: 'news'` of a fixed page */
const NAMESPACE = /(?:getTranslations\(|namespace: |words: )'([\w.]+)'/g

function keysIn(program: Program): Pick<Source, 'keys' | 'patterns'> {
  const keys = new Set<string>()
  const patterns = new Set<string>()
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && /^[\w.-]+$/.test(value) && keys.add(value),
    Property: ({ key }) => key.type === 'Identifier' && keys.add(key.name),
    TemplateLiteral: ({ quasis }) => {
      const parts = quasis.map(({ value }) => value.raw)
      if (parts.every((part) => /^[\w.-]*$/.test(part)) && parts.some(Boolean))
        patterns.add(parts.map(escaped).join('[^.]+'))
    },
  }).visit(program)
  return { keys, patterns: [...patterns].map((pattern) => new RegExp(`^${pattern}$`)) }
}

const escaped = (text: string) => text.replaceAll('.', '\\.')
