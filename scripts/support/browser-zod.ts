import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from './failure.ts'

const PACKAGE = 'zod/mini'
const FILE = '.data/zod-mini.browser.js'
const SOURCES = ['{app,components,i18n,lib,slices}/**/*.{ts,tsx}', '*.ts']

/**
 * Writes what the site's modules use of `zod/mini`, bundled alone, which browsers get in its place from a production build
 * (`next.config.ts`). The site's own bundler keeps most of the package, whatever is used: 17.6 KiB instead of 9.2
 * (docs/decisions/008).
 *
 * @throws Failure if a module uses the package so that it can't be told what of it
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
  // Minified by the site's bundler alone: of a module as small as this one would then be, it makes a copy for each file
  // that uses it (bench/script-budget.ts).
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
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
 * The package's names in a module's expressions; those in types leave nothing in a browser.
 *
 * @throws Failure if the module has the package in another way than as a namespace `z`, or looks up members of that
 */
async function namesIn(path: string, text: string): Promise<string[]> {
  const { parseSync, Visitor } = await import('rolldown/utils')
  const refuse = () => {
    throw new Failure(`${path}: write \`import * as z from '${PACKAGE}'\`, and use members of \`z\` by their names.`)
  }
  const names: string[] = []
  const refuseOther = ({ source }: { source: { value: unknown } | null }) => source?.value === PACKAGE && refuse()
  const visitor = new Visitor({
    ImportDeclaration({ source, specifiers: [first], importKind }) {
      const isNamespace = first?.type === 'ImportNamespaceSpecifier' && first.local.name === 'z'
      if (source.value === PACKAGE && importKind !== 'type' && !isNamespace) refuse()
    },
    ExportNamedDeclaration: refuseOther,
    ExportAllDeclaration: refuseOther,
    MemberExpression({ object, property, computed }) {
      if (object.type !== 'Identifier' || object.name !== 'z') return
      if (computed || property.type !== 'Identifier') refuse()
      else names.push(property.name)
    },
  })
  visitor.visit(parseSync(path, text).program)
  return names
}
