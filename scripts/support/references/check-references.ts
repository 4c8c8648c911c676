import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { slashPath } from '../../../lib/core/server/slash-path.ts'

const SOURCES = [
  '{app,bench,components,e2e,i18n,lib,sandbox,scripts,slices,tests}/**/*.{ts,tsx,mjs,css,md}',
  'docs/**/*.md',
  '*.{ts,md}',
]
const SPECIFICATION = 'docs/spec'

/** A sentence about a reference that leads nowhere. */
export type DeadReference = string

/**
 * Checks the references in comments, documents and test titles: to rows of the specification, sections of its
 * documents, numbered decisions, and files of the repository.
 */
export function checkReferences(root: string): DeadReference[] {
  const target = readTargets(root)
  return globSync(SOURCES, { cwd: root })
    .filter((path) => statSync(join(root, path)).isFile())
    .map((path) => slashPath(path))
    .toSorted()
    .flatMap((path) => deadReferences(root, path, readFileSync(join(root, path), 'utf8'), target))
}

type Targets = {
  rows: ReadonlySet<string>
  /** Beginnings of sections and entries, by the name of their document. */
  places: ReadonlyMap<string, string[]>
  decisions: ReadonlySet<string>
}

function readTargets(root: string): Targets {
  const documents = globSync('*.md', { cwd: join(root, SPECIFICATION) })
  const table = readFileSync(join(root, SPECIFICATION, 'requirements.tsv'), 'utf8')
  return {
    rows: new Set(table.split('\n').map((line) => line.split('\t')[0] ?? '')),
    places: new Map(documents.map((name) => [name, findPlaces(readFileSync(join(root, SPECIFICATION, name), 'utf8'))])),
    decisions: new Set(
      globSync('docs/decisions/*.md', { cwd: root }).flatMap((path) => /(\d{3})-/.exec(path)?.[1] ?? []),
    ),
  }
}

/** Headings, and the words in bold or before a colon that an entry of a list begins with. */
function findPlaces(text: string): string[] {
  return [...text.matchAll(/^(?:#+ |[-*] |\| |(?=[A-Z]\w*:))(?<name>.+)$|\*\*(?<bold>[^*]+)\*\*/gm)].map(({ groups }) =>
    (groups?.name ?? groups?.bold ?? '').replaceAll('*', '').toLowerCase(),
  )
}

function deadReferences(root: string, path: string, text: string, targets: Targets): DeadReference[] {
  const dead = [
    ...deadRows(text, targets),
    ...deadSections(text, targets),
    ...deadDecisions(text, targets),
    ...deadPaths(root, path, text),
  ]
  return [...new Set(dead)].map((reference) => `${path} refers to ${reference}`)
}

const ROW = /\b(?:(?:CD|CN|CP|CT|EV|FM|FR|LV|MB|MK|PA|PB|SC|SX|SY|TR|VD)-\d{3}|SL-[a-z0-9_-]+?-(?:\d{2}|text-\d{2}))\b/g

function deadRows(text: string, { rows }: Targets): string[] {
  return [...text.matchAll(ROW)]
    .filter(([id]) => !rows.has(id))
    .map(([id]) => `${id}, which no row of the specification is`)
}

const SECTION =
  /\b(?<name>[a-z-]+\.md)(?:, ?(?:"(?<quoted>[^"]+)"|§(?<number>\d+)|(?<plain>[A-Z][\w ,:-]*\w))| §(?<afterSpace>\d+))/g

function deadSections(text: string, { places }: Targets): string[] {
  return [...text.matchAll(SECTION)].flatMap(({ groups = {} }) => {
    const known = places.get(groups.name ?? '')
    if (known === undefined) return []
    const number = groups.number ?? groups.afterSpace
    const wanted =
      number === undefined
        ? (groups.quoted ?? groups.plain ?? '').replaceAll(/\s+(\*\s)?/g, ' ').toLowerCase()
        : `${number}. `
    return known.some((place) => place.startsWith(wanted) || (number === undefined && place.includes(wanted)))
      ? []
      : [`${groups.name}, "${groups.quoted ?? groups.plain ?? `§${number}`}", which that document has not`]
  })
}

function deadDecisions(text: string, { decisions }: Targets): string[] {
  return [...text.matchAll(/docs\/decisions\/(\d{3})/g)].flatMap(([, number = '']) =>
    decisions.has(number) ? [] : [`decision ${number}, which there is not`],
  )
}

const PATH =
  /(?<![\w/@.{}$-])(?:app|bench|components|docs|e2e|i18n|lib|messages|sandbox|scripts|slices|styles|tests)\/[\w[\]./-]+\.(?:css|json|md|mjs|tsv|tsx?|yaml)\b(?![\w{*])/g

/**
 * Finds dead paths in comments and documents. Paths in code are ignored: they are imports, or files that a test
 * creates.
 */
function deadPaths(root: string, path: string, text: string): string[] {
  const prose = path.endsWith('.md') ? text : [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm)].join('\n')
  return [...prose.matchAll(PATH)].flatMap(([mentioned]) =>
    existsSync(join(root, mentioned)) || existsSync(join(root, dirname(path), mentioned))
      ? []
      : [`${mentioned}, which is not there`],
  )
}
