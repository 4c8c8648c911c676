import { type Service, withDependents } from '../services.ts'
import { type Env, variables } from './env-schema.ts'
import { OFF } from './env-variables/variable.ts'

/** The services that the site does without: one variable that is `off` is enough (docs/decisions/057). */
export function servicesOff(env: Env): ReadonlySet<Service> {
  const values = new Map<string, unknown>(Object.entries(env))
  const off = variables.flatMap(({ name, service, canBeOff }) =>
    service && canBeOff && isOff(values.get(name)) ? [service] : [],
  )
  return withDependents(off)
}

/** Of a list that is off, nothing is left. */
const isOff = (value: unknown) => value === OFF || (Array.isArray(value) && value.length === 0)
