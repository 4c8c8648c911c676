import { z } from 'zod'

export const FAULT_KINDS = [
  'slow',
  'failing',
  'refused',
  'cut_short',
  'malformed',
  'wrong_schema',
  'rate_limited',
  'unreachable',
] as const

export type FaultKind = (typeof FAULT_KINDS)[number]

/** A fault of a service, which lasts until it is removed or used up. */
export type Fault = {
  id: number
  service: string
  kind: FaultKind
  /** Prefix of the full path, including the service's segment; absent: every path of the service. */
  path?: string | undefined
  method?: string | undefined
  /** E-mail address of the player whose token a call must carry; absent: any token, or none. */
  player?: string | undefined
  /** The `x-request-id` that a call must carry; absent: any, or none. */
  requestId?: string | undefined
  milliseconds?: number | undefined
  status?: number | undefined
  /** How many more calls it affects; absent: all. */
  times?: number | undefined
}

export type FaultInput = Omit<Fault, 'id'>

/** The properties of a call that faults can depend on. */
export type FaultyCall = {
  service: string
  method: string
  path: string
  player?: string | undefined
  requestId?: string | undefined
}

export type FaultBoard = {
  add(input: FaultInput): Fault
  list(): Fault[]
  remove(id: number): boolean
  clear(): void
  /** Takes the first fault that matches this call, and counts it as used once. */
  take(call: FaultyCall): Fault | undefined
}

/**
 * The body of `POST /control/faults`. `milliseconds` is the delay of `slow` and the `retry-after` of `rate_limited`;
 * `status` is the 5xx of `failing`. Unknown names are refused, so that a misspelt condition doesn't affect every call.
 */
export function faultSchema(services: readonly string[]) {
  return z
    .strictObject({
      service: z.enum(services),
      kind: z.enum(FAULT_KINDS),
      path: z.string().startsWith('/').max(500).optional(),
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
      player: z.email().optional(),
      requestId: z.string().min(1).max(100).optional(),
      milliseconds: z.int().min(0).max(120_000).optional(),
      status: z.int().min(500).max(599).optional(),
      times: z.int().min(1).max(10_000).optional(),
    })
    .transform((fault) => ({ ...fault, path: fault.path && fullPath(fault.service, fault.path) }))
}

export function createFaultBoard(): FaultBoard {
  let faults: Fault[] = []
  let lastId = 0
  return {
    add(input) {
      const fault = { id: ++lastId, ...input }
      faults.push(fault)
      return fault
    },
    list: () => faults.map((fault) => ({ ...fault })),
    remove(id) {
      const before = faults.length
      faults = faults.filter((fault) => fault.id !== id)
      return faults.length < before
    },
    clear() {
      faults = []
    },
    take(call) {
      const fault = faults.find((candidate) => hits(candidate, call))
      if (fault?.times === undefined) return fault
      fault.times -= 1
      if (fault.times === 0) faults = faults.filter((other) => other !== fault)
      return fault
    },
  }
}

/** The full path; it may be written with or without the service's segment. */
export function fullPath(service: string, path: string): string {
  return `${path}/`.startsWith(`/${service}/`) ? path : `/${service}${path}`
}

function hits(fault: Fault, call: FaultyCall): boolean {
  const isMeant = (['player', 'requestId', 'method'] as const).every(
    (name) => (fault[name] ?? call[name]) === call[name],
  )
  return isMeant && fault.service === call.service && call.path.startsWith(fault.path ?? '')
}
