import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite'
import type { SearchEntry, SearchItem, SearchKind, SearchPlace, SearchSourceName } from './entry.ts'
import { AT_PLACE, FIND, FIND_BEST, openDatabase } from './schema.ts'
import { Spelling } from './spelling.ts'
import { indexTerms, isWord, scopeTerm } from './words.ts'

/** Which of the entries that match are read, if there are many. */
export type Choice = {
  /** Milliseconds since 1970; what is over by then is left out. */
  now: number
  most: number
  first: keyof typeof FIND
}

/** Matches that are put in order; those that were stored first. */
const ORDERED = 1000

/** An entry that was found; its text is read by `textOf`. */
export type FoundEntry = Omit<SearchEntry, 'text'> & { id: number }

type Row = { id: number; kind: string; locale: string; title: string; place: string; until: number | null }

/**
 * The full-text index of everything that can be found, in a SQLite file of this instance (docs/decisions/063). All methods
 * throw if the file can't be read or written.
 */
export class SearchIndex {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  #spelling: Spelling | undefined

  /** @param path of the file; `:memory:` for an index that lives as long as the process */
  constructor(path: string) {
    this.#database = openDatabase(path)
  }

  close(): void {
    this.#database.close()
  }

  /** What a source was in when it was last read completely, if ever. */
  stateOf(source: SearchSourceName): string | undefined {
    const state = this.#prepared('SELECT state FROM sources WHERE name = ?').get(source)?.state
    return typeof state === 'string' ? state : undefined
  }

  setState(source: SearchSourceName, state: string): void {
    this.#run('INSERT OR REPLACE INTO sources VALUES (?, ?)', source, state)
  }

  /** The versions of a source's items, by their keys. */
  versionsOf(source: SearchSourceName): Map<string, string> {
    const rows = this.#prepared('SELECT key, version FROM items WHERE source = ?').all(source)
    return new Map(rows.map(({ key, version }) => [String(key), String(version)]))
  }

  /** Adds items of a source, or replaces those with the same keys. */
  put(source: SearchSourceName, items: readonly SearchItem[]): void {
    this.#inOneStep(() => {
      for (const item of items) {
        this.#drop(source, item.key)
        this.#run('INSERT INTO items VALUES (?, ?, ?)', source, item.key, item.version)
        for (const entry of item.entries) this.#insert(source, item.key, entry)
      }
    })
  }

  /** Removes items of a source. */
  remove(source: SearchSourceName, keys: Iterable<string>): void {
    this.#inOneStep(() => {
      for (const key of keys) this.#drop(source, key)
    })
  }

  /** Whether there is anything of a kind in a language. */
  has(kind: SearchKind, locale: string): boolean {
    return this.#prepared('SELECT 1 FROM entries WHERE kind = ? AND locale = ? LIMIT 1').get(kind, locale) !== undefined
  }

  /** The entries that match an expression, in the order that was asked for. */
  find(expression: string, { now, most, first }: Choice): FoundEntry[] {
    return entriesOf(this.#prepared(FIND[first]).all(expression, ORDERED, now, most))
  }

  /**
   * The entries that SQLite ranks best. For its rank it counts each word in all entries anew and reads each place where it
   * stands, which takes long for words that stand in thousands of entries.
   */
  findBest(expression: string, { now, most }: Omit<Choice, 'first'>): FoundEntry[] {
    return entriesOf(this.#prepared(FIND_BEST).all(expression, most, now))
  }

  /** What stands at a place in a language; undefined if nothing does. */
  entryAt(place: SearchPlace, kind: SearchKind, locale: string): FoundEntry | undefined {
    return entriesOf(this.#prepared(AT_PLACE).all(JSON.stringify(place), locale, kind))[0]
  }

  /** What visitors read there, besides the title. */
  textOf({ id }: FoundEntry): string {
    return String(this.#prepared('SELECT body FROM texts WHERE id = ?').get(id)?.body ?? '')
  }

  /** Whether the index has a word, or one that begins with it. */
  hasWord(word: string, isOpen: boolean): boolean {
    const row = isOpen
      ? this.#prepared('SELECT 1 FROM vocabulary WHERE term >= ? AND term <= ? LIMIT 1').get(word, `${word}\u{10FFFF}`)
      : this.#prepared('SELECT 1 FROM vocabulary WHERE term = ?').get(word)
    return row !== undefined
  }

  /** Corrections by all words of the index, made when they are first asked for after a change. */
  get spelling(): Spelling {
    return (this.#spelling ??= new Spelling(this.#words()))
  }

  *#words() {
    for (const { term, doc } of this.#prepared('SELECT term, doc FROM vocabulary').iterate())
      if (isWord(String(term))) yield { word: String(term), count: Number(doc) }
  }

  #drop(source: SearchSourceName, key: string): void {
    const ids = 'SELECT id FROM entries WHERE source = ? AND key = ?'
    this.#run(`DELETE FROM words WHERE rowid IN (${ids})`, source, key)
    this.#run(`DELETE FROM texts WHERE id IN (${ids})`, source, key)
    this.#run('DELETE FROM entries WHERE source = ? AND key = ?', source, key)
    this.#run('DELETE FROM items WHERE source = ? AND key = ?', source, key)
  }

  #insert(source: SearchSourceName, key: string, { kind, locale, title, text, place, until }: SearchEntry): void {
    const columns = 'source, key, kind, locale, title, place, until, size'
    const values = [source, key, kind, locale, title, JSON.stringify(place), until ?? null, text.length]
    const id = this.#run(`INSERT INTO entries (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`, ...values)
    this.#run('INSERT INTO texts VALUES (?, ?)', id, text)
    const terms = [scopeTerm(kind, locale), indexTerms(title), indexTerms(text)]
    this.#run('INSERT INTO words (rowid, scope, title, body) VALUES (?, ?, ?, ?)', id, ...terms)
  }

  /**
   * Writes. SQLite answers any statement with the id of the last row that was inserted, also in a table behind the full-text
   * one, whose ids don't fit into a number.
   */
  #run(statement: string, ...values: SQLInputValue[]): bigint {
    const prepared = this.#prepared(statement)
    prepared.setReadBigInts(true)
    return BigInt(prepared.run(...values).lastInsertRowid)
  }

  #inOneStep(change: () => void): void {
    this.#spelling = undefined
    this.#database.exec('BEGIN IMMEDIATE')
    try {
      change()
      this.#database.exec('COMMIT')
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK')
      throw error
    }
  }

  #prepared(statement: string): StatementSync {
    const known = this.#statements.get(statement) ?? this.#database.prepare(statement)
    this.#statements.set(statement, known)
    return known
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- columns of our own table
const entriesOf = (rows: Record<string, SQLOutputValue>[]) => (rows as Row[]).map(entryOf)

function entryOf({ id, kind, locale, title, place, until }: Row): FoundEntry {
  const found = { id, locale, title, ...(until !== null && { until }) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `#insert`
  return { ...found, kind: kind as SearchKind, place: JSON.parse(place) as SearchPlace }
}
