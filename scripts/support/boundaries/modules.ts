import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'oxc-parser'
import { slashPath } from '../../../lib/core/server/slash-path.ts'
import { findUses, type Use } from './one-place.ts'

/**
 * One import of a module: `request` is the written specifier, `to` a path from the root, or a package as `npm:name`.
 * `isType` if only types are imported; `isErased` if the whole statement imports types, so that Node never sees it.
 */
export type Import = { request: string; to: string; isType: boolean; isErased: boolean }

/**
 * A source file: its path from the root, its imports, its uses of what may be done in one place only, and its directive
 * (`use client`).
 */
export type Module = { path: string; imports: Import[]; uses: Use[]; directive?: string }

const SOURCES = [
  '{app,bench,components,e2e,i18n,lib,messages,sandbox,scripts,slices,tests}/**/*.{ts,tsx,mjs,js}',
  '*.{ts,mjs}',
]
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx']

/**
 * Reads every source file below a folder. Imports of types (`import type`) are marked, since they don't exist when the
 * program runs.
 */
export function readModules(root: string): Module[] {
  return globSync(SOURCES, { cwd: root })
    .filter((path) => !path.endsWith('.d.ts'))
    .map((path) => slashPath(path))
    .toSorted()
    .map((path) => readModule(root, path))
}

function readModule(root: string, path: string): Module {
  const source = readFileSync(join(root, path), 'utf8')
  const { module, program } = parseSync(path, source)
  const requests = [
    ...module.staticImports.map(({ moduleRequest, entries, start }) => ({
      request: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
      isErased: /^import type\b/.test(source.slice(start)),
    })),
    ...module.staticExports.flatMap(({ entries, start }) => {
      const request = entries[0]?.moduleRequest?.value
      const isErased = /^export type\b/.test(source.slice(start))
      return request === undefined ? [] : [{ request, isType: entries.every((entry) => entry.isType), isErased }]
    }),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const text = /^(['"`])([^'"`$]+)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2]
      return text === undefined ? [] : [{ request: text, isType: false, isErased: false }]
    }),
  ]
  const first = program.body[0]
  return {
    path,
    imports: requests.map((each) => Object.assign(each, { to: resolve(root, path, each.request) })),
    uses: findUses(program, source),
    directive:
      first?.type === 'ExpressionStatement' && 'directive' in first ? (first.directive ?? undefined) : undefined,
  }
}

function resolve(root: string, from: string, request: string): string {
  const local = request.startsWith('@/')
    ? request.slice(2)
    : request.startsWith('.')
      ? join(dirname(from), request)
      : undefined
  if (local === undefined) return `npm:${request}`
  const file = ENDINGS.map((ending) => slashPath(normalize(`${local}${ending}`))).find((path) =>
    isFile(join(root, path)),
  )
  return file ?? slashPath(normalize(local))
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()
