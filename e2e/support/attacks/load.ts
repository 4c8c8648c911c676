/** A site that is being tried. Plain data, so that it can be handed to another process. */
export type Place = {
  port: number
  sandboxUrl: string
  /** Paths of pages that the sitemaps name. */
  pages: readonly string[]
}

/** Where a load goes, and where it says how each of its requests ended: a status, or the code of a network's error. */
export type Target = Place & { note: (outcome: string) => void }

/** What somebody does to a site, an attacker or an honest visitor. */
export type Load = {
  name: string
  /** Goes on until the signal says so, or until it has done what it does once. Rejects for nothing that the site does. */
  run: (target: Target, signal: AbortSignal) => Promise<void>
}
