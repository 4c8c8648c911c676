import 'server-only'
import { UpstreamError, type UpstreamErrorKind } from '../errors'

/** Failures after which the service may still be at work; after any other it has ended. */
const SILENT: ReadonlySet<UpstreamErrorKind> = new Set(['timeout', 'network'])
const GATEWAY_GAVE_UP: ReadonlySet<number> = new Set([502, 504])
const NOT_SENT: ReadonlySet<UpstreamErrorKind> = new Set(['open', 'busy', 'over_budget', 'off'])

/** Whether a write that failed so may still be carried out: what is read now need not be what will be. */
export function isUnsettled(error: unknown): boolean {
  return error instanceof UpstreamError && (SILENT.has(error.kind) || GATEWAY_GAVE_UP.has(error.status ?? 0))
}

/** Whether a write that failed so may have been carried out all the same. */
export function mayHaveHappened(error: unknown): boolean {
  if (!(error instanceof UpstreamError) || NOT_SENT.has(error.kind)) return false
  return error.status === undefined || error.status < 400 || error.status >= 500
}
