import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The files that a build is made from, including the sandbox's documents, since it prerenders them. */
const SOURCES = [
  '{app,components,customtypes,i18n,lib,messages,public,slices}/**/*',
  'sandbox/content/**/*',
  '{instrumentation,instrumentation-client,next.config,page-cache,prismicio,prismicio-types,proxy,shop,theme}.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/** Digest of each source by its path. */
export type BuildStamp = Readonly<Record<string, string>>

/** Names of all variables that `.env.example` documents, including those in comments. */
export function documentedVariables(example: string): string[] {
  return [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
}

/** The digests of all sources that a build is made from. */
export function buildStamp(folder: string): BuildStamp {
  const paths = globSync(SOURCES, { cwd: folder }).toSorted()
  const files = paths.filter((path) => statSync(join(folder, path)).isFile())
  return Object.fromEntries(files.map((path) => [path, digestOf(join(folder, path))]))
}

/** How a build differs from the sources, in words that continue “The build …”; undefined if it was made from them. */
export function buildProblem(buildFolder: string, stamp: BuildStamp): string | undefined {
  const made = existsSync(join(buildFolder, 'BUILD_ID')) ? readStamp(buildFolder) : undefined
  if (made === undefined) return 'is missing or incomplete'
  const paths = [...new Set([...Object.keys(made), ...Object.keys(stamp)])]
  const [first, ...others] = paths.filter((path) => made[path] !== stamp[path])
  if (first === undefined) return undefined
  return `was made from other sources: ${first} differs${others.length > 0 ? `, and ${others.length} more` : ''}`
}

export function writeStamp(buildFolder: string, stamp: BuildStamp): void {
  writeFileSync(join(buildFolder, 'build-stamp'), JSON.stringify(stamp))
}

function readStamp(buildFolder: string): BuildStamp | undefined {
  try {
    const text = readFileSync(join(buildFolder, 'build-stamp'), 'utf8')
    return z.record(z.string(), z.string()).parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)
