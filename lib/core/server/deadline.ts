import 'server-only'

/** One span of time for a whole call: its attempts, the pause between them and the reading of the answer. */
export type Deadline = {
  /** Aborts when time is up. */
  signal: AbortSignal
  remainingMs(): number
  /** To be called when the work is over, so that no timer outlives it. */
  end(): void
}

export function startDeadline(durationMs: number): Deadline {
  const controller = new AbortController()
  const endsAt = performance.now() + durationMs
  const timer = setTimeout(() => controller.abort(), durationMs)
  return {
    signal: controller.signal,
    remainingMs: () => Math.max(0, endsAt - performance.now()),
    end: () => clearTimeout(timer),
  }
}
