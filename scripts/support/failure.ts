/** A failure that one sentence explains; it is shown without a stack. */
export class Failure extends Error {
  override name = 'Failure'
}

/** What to print about a thrown value: one sentence if the cause is known. */
export function explain(error: unknown): string {
  if (error instanceof Failure) return error.message
  if (hasCode(error, 'ENOSPC')) return 'The disk is full: free some space and run the command again.'
  if (hasCode(error, 'EACCES')) return `Not allowed to write here: ${error.message}.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Whether a thrown value is a system error with this code. */
export function hasCode(error: unknown, code: string): error is Error {
  return error instanceof Error && 'code' in error && error.code === code
}
