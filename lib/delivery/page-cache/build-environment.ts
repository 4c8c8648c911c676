import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Variables } from '../../core/server/env-defaults.ts'
import { differences, type PageEnvironment, pageEnvironment } from '../../core/server/page-environment.ts'

/** File, in a build, that says with which values its pages were made (`scripts/support/build-record.ts`). */
export const PAGE_ENVIRONMENT = 'page-environment.json'

/**
 * How the environment differs from the one that the pages of a build were made with: a phrase for each variable. If that
 * one is not recorded, it counts as another.
 */
export function changesSinceBuild(build: string, given: Variables): string[] {
  const made = readRecord(build)
  return made === undefined ? [`${PAGE_ENVIRONMENT} is missing`] : differences(made, pageEnvironment(given))
}

function readRecord(build: string): PageEnvironment | undefined {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(join(build, PAGE_ENVIRONMENT), 'utf8')))
  } catch {
    return undefined
  }
}
