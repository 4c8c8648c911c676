/** What a page shows in one place: its value if it was known in time, otherwise what is still being read. */
export type Part<Value> = { value: Value } | { late: Promise<Value> }

/** How long a page waits for its parts before it is sent without the late ones, in milliseconds. */
const PATIENCE_MS = 400

/**
 * Waits for the parts of a page side by side, all of them for the same time, so that one slow service doesn't hold back
 * what the others have told. Parts that come in time are in the page itself, also for visitors without script.
 *
 * @throws what a part throws in time
 */
export async function readParts<Values extends readonly unknown[]>(
  ...readings: { [Index in keyof Values]: Promise<Values[Index]> }
): Promise<{ [Index in keyof Values]: Part<Values[Index]> }>
export async function readParts(...readings: Promise<unknown>[]): Promise<Part<unknown>[]> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), PATIENCE_MS)
  })
  try {
    return await Promise.all(
      readings.map(async (reading) => {
        const value = await Promise.race([reading.then((known) => ({ value: known })), patience])
        return value === 'late' ? { late: reading } : value
      }),
    )
  } finally {
    clearTimeout(timer)
  }
}
