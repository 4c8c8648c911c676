/** Every kind of fault that the control API offers, and what the product must make of it. */
export const faults: readonly Fault[] = [
  {
    name: 'slower than its deadline',
    fault: { kind: 'slow', milliseconds: 60_000 },
    error: { kind: 'timeout', code: 'upstream_unavailable' },
    attempts: 1,
  },
  {
    name: 'failing',
    fault: { kind: 'failing', status: 503 },
    error: { kind: 'status', status: 503, code: 'upstream_failed' },
    attempts: 2,
  },
  {
    name: 'refusing',
    fault: { kind: 'refused' },
    error: { kind: 'status', status: 403, body: { key: 'sandbox.refused' }, code: 'upstream_failed' },
    attempts: 1,
  },
  {
    name: 'cutting its answers short',
    fault: { kind: 'cut_short' },
    error: { kind: 'cut_short', code: 'upstream_failed' },
    attempts: 2,
  },
  {
    name: 'answering with broken JSON',
    fault: { kind: 'malformed' },
    error: { kind: 'not_json', status: 200, code: 'upstream_failed' },
    attempts: 1,
  },
  {
    name: 'answering in another schema',
    fault: { kind: 'wrong_schema' },
    error: { kind: 'schema', status: 200, code: 'upstream_unreadable' },
    attempts: 1,
  },
  {
    name: 'limiting the rate for a second',
    fault: { kind: 'rate_limited', milliseconds: 1000 },
    error: { kind: 'busy', status: 429, code: 'upstream_unavailable', retryAfterSeconds: 1 },
    attempts: 2,
  },
  {
    name: 'limiting the rate for longer than the deadline',
    fault: { kind: 'rate_limited', milliseconds: 60_000 },
    error: { kind: 'busy', status: 429, code: 'upstream_unavailable', retryAfterSeconds: 60 },
    attempts: 1,
  },
  {
    name: 'unreachable',
    fault: { kind: 'unreachable' },
    error: { kind: 'network', code: 'upstream_unavailable' },
    attempts: 2,
  },
]

export type Fault = {
  /** The rest of "a service that is …". */
  name: string
  /** For the control API, but for the service. */
  fault: { kind: string; milliseconds?: number; status?: number }
  /** What the typed error says. */
  error: object
  /** How often a read asks: what may pass by itself is tried once more within the deadline. */
  attempts: 1 | 2
}
