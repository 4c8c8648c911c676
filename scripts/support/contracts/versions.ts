import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isRecord } from '../../../lib/core/is-record.ts'
import { Failure } from '../failure.ts'
import { root } from '../root.ts'
import { contractNames, followed, readContractFile } from './document.ts'

/** The versions that each contract has had, with a hash of what it said then. */
export type Versions = Readonly<Record<string, Readonly<Record<string, string>>>>

const FILE = join(root, 'docs/contracts/versions.json')
const versionsSchema = z.record(z.string(), z.record(z.string(), z.string()))
const infoSchema = z.looseObject({ info: z.looseObject({ version: z.string() }) })

export const readVersions = (): Versions => versionsSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')))

/**
 * The versions with the present ones.
 * @param contents what a contract says, by its name; by default with what it refers to
 * @throws Failure if a contract has changed, and its version has not (docs/decisions/078)
 */
export function withPresent(versions: Versions, contents = contentOf): Versions {
  const all = contractNames.map((name) => {
    const content = contents(name)
    const { version } = infoSchema.parse(content).info
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
    const { [version]: before = hash } = versions[name] ?? {}
    if (before === hash) return [name, { ...versions[name], [version]: hash }] as const
    throw new Failure(
      `docs/contracts/${name}.yaml says something else, and is still version ${version} (docs/decisions/078).`,
    )
  })
  return Object.fromEntries(all)
}

/** What a contract says, with what it refers to. */
export const contentOf = (name: string): unknown => resolved(readContractFile(`${name}.yaml`))

function resolved(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(resolved)
  const found = followed(node)
  if (!isRecord(found)) return found
  return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, resolved(value)]))
}

export function writeVersions(versions: Versions): void {
  writeFileSync(FILE, `${JSON.stringify(versions, null, 2)}\n`)
}
