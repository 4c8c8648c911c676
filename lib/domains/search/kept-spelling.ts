import { Spelling, type KnownWord } from './spelling.ts'

/** For how long corrections are by words that have changed since, in milliseconds. */
const LEAST_MS = 10_000

type Kept = { spelling: Spelling; madeAt: number; isOutdated: boolean }

/**
 * Corrections by words that change now and then. Reading all words takes long, and while sources are being read, the words
 * change with each step: so corrections are made anew once in a while at the most, however many searches need them.
 */
export class KeptSpelling {
  readonly #read: () => Iterable<KnownWord>
  readonly #now: () => number
  #kept: Kept | undefined

  /**
   * @param read all words as they are
   * @param now milliseconds; only differences count
   */
  constructor(read: () => Iterable<KnownWord>, now: () => number) {
    this.#read = read
    this.#now = now
  }

  /** To be called when words have changed. */
  outdate(): void {
    if (this.#kept) this.#kept.isOutdated = true
  }

  /** By the words as they are, or as they were a short while ago. */
  get latest(): Spelling {
    const kept = this.#kept
    if (kept && !(kept.isOutdated && this.#now() - kept.madeAt >= LEAST_MS)) return kept.spelling
    const spelling = new Spelling(this.#read())
    this.#kept = { spelling, madeAt: this.#now(), isOutdated: false }
    return spelling
  }
}
