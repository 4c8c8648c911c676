import type { FaultKind } from './faults.ts'

/**
 * One request that a simulated service received. Contains neither bodies nor credentials, so that it can be shown on
 * pages and in logs.
 */
export type Call = {
  service: string
  method: string
  /** Path below the sandbox's origin, with its query; secrets are masked: `/game/public/events/7?eventSecret=***`. */
  path: string
  /** Status of the answer; null if a fault cut the connection before a complete answer. */
  status: number | null
  fault: FaultKind | null
  requestId: string | null
  userAgent: string | null
  /** Whether the request carried credentials of any kind. */
  authorized: boolean
  /** Arrival by the sandbox's clock, ISO 8601 UTC. */
  at: string
}

export type CallFilter = {
  service?: string | undefined
  /** Prefix of the path, including the service's segment. */
  path?: string | undefined
  /** The `x-request-id` that a call carried. */
  requestId?: string | undefined
}

export type CallLog = {
  record(call: Call): void
  /** Matching calls, oldest first. */
  list(filter?: CallFilter): Call[]
  clear(filter?: CallFilter): void
}

const SECRET_PARAMETER = /token|secret|password|^code$/i
const CREDENTIAL_HEADERS = ['authorization', 'shopify-storefront-private-token', 'x-shopify-access-token']

/** @param capacity how many calls are kept; the oldest are dropped first */
export function createCallLog(capacity = 2000): CallLog {
  let calls: Call[] = []
  return {
    record(call) {
      calls.push(call)
      if (calls.length > capacity) calls.shift()
    },
    list: (filter = {}) => calls.filter((call) => matches(call, filter)),
    clear(filter = {}) {
      calls = calls.filter((call) => !matches(call, filter))
    },
  }
}

/** The part of a call that is known on arrival. */
export function describeRequest(request: Request): Omit<Call, 'service' | 'status' | 'fault' | 'at'> {
  return {
    method: request.method,
    path: withoutSecrets(new URL(request.url)),
    requestId: request.headers.get('x-request-id'),
    userAgent: request.headers.get('user-agent'),
    authorized: CREDENTIAL_HEADERS.some((name) => request.headers.has(name)),
  }
}

function matches(call: Call, filter: CallFilter): boolean {
  const isMeant = (['service', 'requestId'] as const).every((name) => (filter[name] ?? call[name]) === call[name])
  return isMeant && call.path.startsWith(filter.path ?? '')
}

function withoutSecrets(url: URL): string {
  const secrets = [...url.searchParams.keys()].filter((name) => SECRET_PARAMETER.test(name))
  for (const name of secrets) url.searchParams.set(name, '***')
  return url.pathname + url.search
}
