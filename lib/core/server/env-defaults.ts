import { z } from 'zod'
import { productName } from '../../../theme.ts'
import { variables } from './env-schema.ts'
import { type Base, OFF } from './env-variables/variable.ts'

export type Variables = Record<string, string | undefined>

const port = z.coerce.number().int().min(1).max(65535)

/**
 * Fills in the defaults. Addresses that are not set derive from `PORT` and `SANDBOX_PORT` (contracts.md, "Where each
 * service lives"), or are `off` without a sandbox; the content system's editor derives from `PRISMIC_REPOSITORY`, since
 * it has an origin of its own for each repository. Empty variables count as not set.
 */
export function withDefaults(given: Variables): Variables {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''))
  const base = {
    port: port.catch(3000).parse(set.PORT),
    sandbox: `http://localhost:${port.catch(4010).parse(set.SANDBOX_PORT)}`,
    hasSandbox: set.SANDBOX !== OFF,
    repository: set.PRISMIC_REPOSITORY ?? 'gruppetto',
    productName,
  }
  return { ...defaultsFrom(base), ...set }
}

/** The default of each variable that has one. */
export function defaultsFrom(base: Base): Record<string, string> {
  return Object.fromEntries(
    variables.flatMap(({ name, canBeOff, default: value }) => {
      if (value === undefined) return []
      if (typeof value === 'string') return [[name, value]]
      return [[name, canBeOff && !base.hasSandbox ? OFF : value(base)]]
    }),
  )
}
