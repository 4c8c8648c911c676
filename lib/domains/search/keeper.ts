import type { SearchItem, SearchSourceName } from './entry'
import type { SearchIndex } from './search-index'

/** How a source is now, beside the items that were handed over. */
export type SourceReading = {
  /** A name of what the source is in now, which `hasChanged` compares. */
  state: string
  /** Keys of items that are not there any more. */
  gone: readonly string[]
}

/** Reads what can be found from one place. */
export type SearchReader = {
  source: SearchSourceName
  /** Milliseconds after which it is read again. */
  everyMs: number
  /** Whether it is known, without asking anybody, that something changed. @param state of the last reading */
  hasChanged?: (state: string) => boolean
  /**
   * Reads the items whose versions are others than those that are known, and hands them over as they come.
   *
   * @throws if the place is out of reach; what is known stays
   */
  read: (known: ReadonlyMap<string, string>, put: (items: readonly SearchItem[]) => void) => Promise<SourceReading>
}

/** How long a source that couldn't be read is left alone. */
const PAUSE_MS = 30_000

type Runtime = {
  /** Milliseconds; only differences count. */
  now: () => number
  onFailure: (source: SearchSourceName, error: unknown) => void
}

/** Keeps an index as its sources are: reads each again after a while, or once it is known that it changed. */
export class SearchKeeper {
  readonly #index: SearchIndex
  readonly #readers: readonly SearchReader[]
  readonly #runtime: Runtime
  readonly #due = new Map<SearchSourceName, number>()
  readonly #reading = new Set<SearchSourceName>()

  constructor(index: SearchIndex, readers: readonly SearchReader[], runtime: Runtime) {
    this.#index = index
    this.#readers = readers
    this.#runtime = runtime
  }

  /** Whether every source has been read at least once, by this process or an earlier one. */
  get isComplete(): boolean {
    return this.#readers.every(({ source }) => this.#index.stateOf(source) !== undefined)
  }

  /** Reads the sources that are due, side by side, so that one that is slow holds up no other; each once at a time. */
  async readDue(): Promise<void> {
    await Promise.all(this.#readers.filter((reader) => this.#isDue(reader)).map((reader) => this.#read(reader)))
  }

  #isDue({ source, hasChanged }: SearchReader): boolean {
    if (this.#reading.has(source)) return false
    const due = this.#due.get(source)
    if (due === undefined || due <= this.#runtime.now()) return true
    const state = this.#index.stateOf(source)
    return state !== undefined && !this.#failed.has(source) && hasChanged?.(state) === true
  }

  /** Sources that couldn't be read: until their pause is over a change doesn't count. */
  readonly #failed = new Set<SearchSourceName>()

  async #read({ source, everyMs, read }: SearchReader): Promise<void> {
    this.#reading.add(source)
    try {
      const known = this.#index.versionsOf(source)
      const { state, gone } = await read(known, (items) => this.#index.put(source, items))
      if (gone.length > 0) this.#index.remove(source, gone)
      this.#index.setState(source, state)
      this.#failed.delete(source)
      this.#due.set(source, this.#runtime.now() + everyMs)
    } catch (error) {
      this.#failed.add(source)
      this.#due.set(source, this.#runtime.now() + PAUSE_MS)
      this.#runtime.onFailure(source, error)
    } finally {
      this.#reading.delete(source)
    }
  }
}
