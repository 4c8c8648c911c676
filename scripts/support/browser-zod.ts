import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from './failure.ts'

const PACKAGE = 'zod/mini'
const FILE = '.data/zod-mini.browser.js'
const SOURCES = '{app,components,lib,slices}/**/*.{ts,tsx}'

/**
 * Writes what the site's modules use of `zod/mini`, bundled alone, which browsers get in its place (`next.config.ts`). The
 * site's own bundler keeps most of the package, whatever is used: 17.6 KiB instead of 9.2 (docs/decisions/008).
 */
export async function writeBrowserZod(root: string): Promise<void> {
  const names = await usedNames(root)
  // A development package: `npm run serve` loads this file without it.
  const { rolldown } = await import('rolldown')
  const entry = 'used-of-zod'
  const bundle = await rolldown({
    input: entry,
    cwd: root,
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? join(root, entry) : undefined),
        load: (id) => (id === join(root, entry) ? `export { ${names.join(', ')} } from '${PACKAGE}'` : undefined),
      },
    ],
  })
  // Minified by the site's bundler, which would put what is small into every file that uses it instead of one of its own.
  const { output } = await bundle.generate({ format: 'esm' })
  const file = join(root, FILE)
  const [{ code }] = output
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, code)
}

/** What the site's modules use of the package as values, sorted. */
async function usedNames(root: string): Promise<string[]> {
  const files = globSync(SOURCES, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const importing = files.filter(({ text }) => text.includes(`'${PACKAGE}'`))
  const used = await Promise.all(importing.map(({ path, text }) => namesIn(path, text)))
  return [...new Set(used.flat())].sort()
}

/**
 * @returns the package's names in a module's expressions; those in types leave nothing in a browser
 * @throws Failure if the module imports the package in another way than as a namespace of its own name
 */
async function namesIn(path: string, text: string): Promise<string[]> {
  const { parseSync, Visitor } = await import('rolldown/utils')
  const names: string[] = []
  const visitor = new Visitor({
    ImportDeclaration({ source, specifiers }) {
      const [first] = specifiers
      if (source.value !== PACKAGE || (first?.type === 'ImportNamespaceSpecifier' && first.local.name === 'z')) return
      throw new Failure(`${path}: write \`import * as z from '${PACKAGE}'\`.`)
    },
    MemberExpression({ object, property }) {
      if (object.type === 'Identifier' && object.name === 'z' && property.type === 'Identifier')
        names.push(property.name)
    },
  })
  visitor.visit(parseSync(path, text).program)
  return names
}
