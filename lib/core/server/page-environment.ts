import { createHash } from 'node:crypto'
import { type Variables, withDefaults } from './env-defaults.ts'
import { type Variable, variables } from './env-schema.ts'

/** Value by name of variable; of a secret, its digest, and of some only whether they are set. */
export type PageEnvironment = Readonly<Record<string, string>>

/**
 * The values of all variables that pages may contain, or that determine what they contain, such as the addresses of the
 * services. A page that was made with other values is never served (docs/decisions/050). The secret of sessions counts
 * where it signs the addresses of pictures, which pages contain (docs/decisions/067).
 */
export function pageEnvironment(given: Variables): PageEnvironment {
  const values = withDefaults(given)
  const isSigning = ({ name }: Variable) => name === 'SESSION_SECRET' && values.PICTURE_SIZES === 'own'
  const shown = variables.filter((variable) => !variable.isReadAtRunTime || isSigning(variable))
  return Object.fromEntries(shown.map((variable) => [variable.name, recorded(variable, values[variable.name] ?? '')]))
}

function recorded({ kind, onlyPresenceCounts }: Variable, value: string): string {
  if (onlyPresenceCounts) return value === '' ? 'not set' : 'set'
  return kind === 'secret' ? digest(value) : value
}

/** Name of a page environment, of 16 letters and digits. */
export function pageEnvironmentId(environment: PageEnvironment): string {
  return digest(JSON.stringify(Object.entries(environment).toSorted(([one], [other]) => (one < other ? -1 : 1))))
}

/** A phrase for each variable that differs; without the values of secrets. */
export function differences(before: PageEnvironment, now: PageEnvironment): string[] {
  const secrets = new Set(variables.filter(({ kind }) => kind === 'secret').map(({ name }) => name))
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  return names
    .filter((name) => before[name] !== now[name])
    .map((name) => (secrets.has(name) ? name : `${name} (${quote(before[name])}, now ${quote(now[name])})`))
}

const quote = (value: string | undefined) => (value === undefined ? 'none' : `“${value}”`)

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
