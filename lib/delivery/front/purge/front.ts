import type { PurgeKind } from '../front-keys.ts'

/** A cache in front of the site that can be told to purge keys. */
export type Front = {
  /** For the log: its host. */
  name: string
  /** How many keys it takes at once. */
  mostKeys: number
  /** Pauses grow up to this many milliseconds before a purge that was not taken is sent again. */
  longestPauseMs: number
  /** @throws Error if it has not taken the purge */
  purge: (keys: readonly string[], kind: PurgeKind) => Promise<void>
}

/** How long a front may take to answer a purge, in milliseconds. */
const PATIENCE_MS = 2_000

/** Sends a purge. @returns the answer's body @throws Error if there is no answer, or another status than 200 */
export async function sendPurge(url: string, init: RequestInit): Promise<string> {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
  const text = await answer.text()
  if (answer.status !== 200) throw new Error(`a purge was answered ${answer.status}`)
  return text
}
