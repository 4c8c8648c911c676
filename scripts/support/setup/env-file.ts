import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv as parseFile } from 'node:util'
import { variables } from '../../../lib/core/server/env-schema.ts'
import { Failure } from '../failure.ts'
import type { Answers } from './answers.ts'

const OWNER_ONLY = 0o600

/** The variables of a file in the form of `.env`, without those that are empty; undefined if there is no such file. */
export function readEnvFile(path: string): Answers | undefined {
  if (!existsSync(path)) return undefined
  const entries = Object.entries(parseFile(readFileSync(path, 'utf8')))
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/**
 * Writes `.env` at once or not at all, readable by this account alone. One that is there is kept as `.env.before`.
 *
 * @returns whether one was there
 */
export function writeEnvFile(folder: string, answers: Answers): boolean {
  const file = join(folder, '.env')
  const wasThere = existsSync(file)
  if (wasThere) writeAnew(join(folder, '.env.before'), readFileSync(file, 'utf8'))
  writeAnew(join(folder, '.env.new'), envFileText(answers))
  renameSync(join(folder, '.env.new'), file)
  return wasThere
}

/** The mode of a file that is there would stay. */
function writeAnew(path: string, text: string): void {
  rmSync(path, { force: true })
  writeFileSync(path, text, { mode: OWNER_ONLY, flag: 'wx' })
}

const HEADER =
  '# Written by `npm run setup`. All variables: .env.example; what they mean: docs/connecting-real-services.md.\n'

/** The text of `.env`: the variables in the order of `.env.example`, each with its description, then any others. */
export function envFileText(answers: Answers): string {
  const about = new Map(variables.map((variable) => [variable.name, variable.about]))
  const others = Object.keys(answers).filter((name) => !about.has(name))
  const lines = [...about.keys(), ...others].flatMap((name) => {
    const value = answers[name]
    if (value === undefined || value === '') return []
    const comment = about.get(name)
    return [`${comment === undefined ? '' : `\n# ${comment}\n`}${name}=${quoted(name, value)}\n`]
  })
  return HEADER + lines.join('')
}

/** A value so that Node reads it as it is: between quotes if it has what ends an unquoted one. */
function quoted(name: string, value: string): string {
  if (/^[^\s'"`#\\](?:[^\n\r#]*[^\s#])?$/.test(value)) return value
  const mark = [`'`, '`', `"`].find((each) => !value.includes(each) && !(each === `"` && value.includes('\\')))
  if (mark === undefined) throw new Failure(`${name} has every kind of quotes in it, and can't stand in a .env file.`)
  return mark + value + mark
}
