import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const CONTENT = 'sandbox/content/documents/**/*.yaml'
const PRODUCT = '{app,components,lib,slices}/**/*.{ts,tsx,css}'
const EVERYTHING = '{app,bench,components,docs,e2e,lib,sandbox,scripts,slices,tests}/**/*.{ts,tsx,css,md,tsv,json}'

/** Written by `npm run models`. */
const GENERATED = /^(slices\/(index\.ts|purposes\.json)|customtypes\/|docs\/editors\.md$)/

/** A line that matches a pattern: `page/about.en-us.yaml, line 12`. */
function placesOf(folder: string, files: string, pattern: RegExp, isLeftOut: (path: string) => boolean): string[] {
  return globSync(files, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isLeftOut(path))
    .toSorted()
    .flatMap((path) =>
      readFileSync(join(folder, path), 'utf8')
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${path}, line ${at + 1}`] : [])),
    )
}

const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`)

/** Where documents in the project have a section of a type. */
export const usesInContent = (folder: string, type: string): string[] =>
  placesOf(folder, CONTENT, new RegExp(`slice_type:\\s*['"]?${type}['"]?\\s*(?:[,}#]|$)`), () => false)

/** Where the product imports a section's files. @param section its folder, `slices/Faq` */
export function importsOf(folder: string, section: string): string[] {
  const name = section.split('/').at(-1)
  const pattern = new RegExp(`(?:from|import|import\\()\\s*['"][^'"]*/${name}(?:/[^'"]*)?['"]`)
  return placesOf(folder, PRODUCT, pattern, (path) => inside(section)(path) || GENERATED.test(path))
}

/** Where else a type is named as such, in quotation marks, or by a row of the specification. */
export function mentionsOf(folder: string, type: string): string[] {
  const pattern = new RegExp(`(['"\`])${type}\\1|SL-${type}-\\d|slices/${type}\\b`)
  return placesOf(
    folder,
    EVERYTHING,
    pattern,
    (path) => GENERATED.test(path) || path.startsWith('sandbox/content/documents/'),
  )
}

/**
 * The groups of texts in `messages/` that a section's files alone name.
 *
 * @param groups names of all groups
 */
export function ownMessages(folder: string, section: string, groups: readonly string[]): string[] {
  const named = (files: string, group: string, isLeftOut: (path: string) => boolean) =>
    placesOf(folder, files, new RegExp(`['"\`]${group}(?:\\.|['"\`])`), isLeftOut).length > 0
  return groups.filter(
    (group) => named(`${section}/**/*.{ts,tsx}`, group, () => false) && !named(PRODUCT, group, inside(section)),
  )
}
