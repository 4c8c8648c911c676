import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isAllowed } from '../release/licences.ts'

/** A package of which files are packed. */
export type PackedPackage = { name: string; version: string; licence: string; bytes: number }

const manifestSchema = z.object({ name: z.string(), version: z.string(), license: z.string().default('none') })

/** The packages that files belong to, by name. */
export function packagesOf(root: string, files: readonly string[]): PackedPackage[] {
  const grouped = Object.groupBy(files, (path) => folderOf(path) ?? '')
  return Object.entries(grouped)
    .filter(([folder]) => folder !== '')
    .map(([folder, own = []]) => {
      const manifest: unknown = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      const { name, version, license } = manifestSchema.parse(manifest)
      const bytes = own.reduce((sum, path) => sum + statSync(join(root, path)).size, 0)
      return { name, version, licence: license, bytes }
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** The folder of a package, which may lie in that of another one. */
export const folderOf = (path: string) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]

/**
 * Compares packages with the list of those that are known (deploy/packages.txt, a name and a licence a line).
 *
 * @returns a phrase for each that is not on it, or has another licence, or is on it and not packed
 */
export function surprises(packages: readonly PackedPackage[], list: string): string[] {
  const known = new Set(list.split('\n').filter(Boolean))
  const packed = new Set(packages.map(({ name, licence }) => `${name} ${licence}`))
  return [
    ...[...packed].filter((line) => !known.has(line)).map((line) => `new is ${line}`),
    ...[...known].filter((line) => !packed.has(line)).map((line) => `missing is ${line}`),
  ]
}

/** The lines of that list whose licence has not been looked at. */
export const withOtherLicence = (list: string) =>
  list.split('\n').filter((line) => line !== '' && !isAllowed(line.replace(/^\S+ /, '')))
