const RETRIES = 3
const FIRST_PAUSE_MS = 500

/**
 * Retries a loader up to 3 times, after 500, 1000 and 2000 ms (SC-003; decisions.md, "scripts").
 *
 * @returns a loader that rejects with the last failure
 */
export function withRetry<Value>(load: () => Promise<Value>): () => Promise<Value> {
  const attempt = async (retriesLeft: number, pauseMs: number): Promise<Value> => {
    try {
      return await load()
    } catch (error) {
      if (retriesLeft === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      return attempt(retriesLeft - 1, pauseMs * 2)
    }
  }
  return async () => attempt(RETRIES, FIRST_PAUSE_MS)
}
