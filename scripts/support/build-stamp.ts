import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { variables } from '../../lib/core/server/env-schema.ts'
import type { Environment } from './environment.ts'

/** The files that pages are made from, including the sandbox's documents, since a build prerenders them. */
const SOURCES = [
  '{app,components,customtypes,i18n,lib,messages,public,slices}/**/*',
  'sandbox/content/**/*',
  '{instrumentation,instrumentation-client,next.config,page-cache,prismicio,prismicio-types,proxy,theme}.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]

/** Variables that are read while the site runs, so that a change needs no new build. */
const readAtRunTime = new Set([
  'SANDBOX_PORT',
  ...variables.filter(({ isReadAtRunTime }) => isReadAtRunTime).map(({ name }) => name),
])

/** Names of all variables that `.env.example` documents, including those in comments. */
export function documentedVariables(example: string): string[] {
  return [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
}

/** A fingerprint of the sources and variables that the pages are made from. */
export function buildStamp(folder: string, environment: Environment): string {
  const hash = createHash('sha256')
  for (const path of globSync(SOURCES, { cwd: folder }).toSorted()) {
    const file = join(folder, path)
    if (statSync(file).isFile()) hash.update(`\n${path}\n`).update(readFileSync(file))
  }
  const example = readFileSync(join(folder, '.env.example'), 'utf8')
  for (const name of documentedVariables(example).filter((variable) => !readAtRunTime.has(variable))) {
    hash.update(`\n${name}=${environment[name] ?? ''}`)
  }
  return hash.digest('hex')
}

/** Whether the build in a folder was made from these sources. */
export function isBuilt(buildFolder: string, stamp: string): boolean {
  const file = join(buildFolder, 'build-stamp')
  return existsSync(join(buildFolder, 'BUILD_ID')) && existsSync(file) && readFileSync(file, 'utf8') === stamp
}

export function writeStamp(buildFolder: string, stamp: string): void {
  writeFileSync(join(buildFolder, 'build-stamp'), stamp)
}
