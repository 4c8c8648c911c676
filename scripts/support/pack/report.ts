import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedPackage } from './packages.ts'

const MEGABYTE = 1_000_000

/** What was packed, as text: each package with its licence and size, and the sizes of all parts. */
export function packReport(packages: readonly PackedPackage[], target: string): string {
  const rows = packages.map(
    ({ name, version, licence, bytes }) => `${`${name} ${version}`.padEnd(40)}${licence.padEnd(16)}${megabytes(bytes)}`,
  )
  const parts = readdirSync(target).map((name) => `${name.padEnd(56)}${megabytes(sizeOf(join(target, name)))}`)
  return [...rows, '', ...parts, `${'in all'.padEnd(56)}${megabytes(sizeOf(target))}`].join('\n')
}

const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(1).padStart(8)} MB`

function sizeOf(path: string): number {
  if (statSync(path).isFile()) return statSync(path).size
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}
