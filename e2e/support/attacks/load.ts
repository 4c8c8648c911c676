/** The tested site. It is plain data, so that it can be passed to another process. */
export type Place = {
  port: number
  sandboxUrl: string
  /** Paths of the pages in the sitemaps. */
  pages: readonly string[]
}

/**
 * The target of a load, and a function that records how each request ended: a status, or the code of a network error.
 */
export type Target = Place & { note: (outcome: string) => void }

/** Requests of an attacker or of an honest visitor. */
export type Load = {
  name: string
  /**
   * Runs until the signal, or until a load that runs once has finished. Never rejects because of the site's answers.
   */
  run: (target: Target, signal: AbortSignal) => Promise<void>
}
