import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { processTime } from '../../core/clock.ts'
import type { SearchEntry, SearchItem, SearchSourceName } from './entry.ts'
import { idsFor, idsOfLanguage, type IdRange } from './entry-order.ts'
import { foundEntry, type FoundEntry } from './found-entry.ts'
import { KeptSpelling } from './kept-spelling.ts'
import { BEST_MATCHES, ENTRIES, MATCHES, openDatabase, SHORTEST_TITLES, TRANSLATIONS } from './schema.ts'
import type { Spelling } from './spelling.ts'
import { indexTerms } from './words.ts'

/**
 * The full-text index of everything that can be found, in a SQLite file of this instance (docs/decisions/063). All methods
 * throw if the file can't be read or written.
 */
export class SearchIndex {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #spelling: KeptSpelling

  /**
   * @param path of the file; `:memory:` for an index that lives as long as the process
   * @param now milliseconds; only differences count
   */
  constructor(path: string, now: () => number = processTime) {
    this.#database = openDatabase(path)
    this.#spelling = new KeptSpelling(() => this.#words(), now)
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

  /**
   * Ids of a language's entries that match an expression, in the order in which they come (`entry-order.ts`); also of those
   * that are over.
   */
  matches(expression: string, within: keyof typeof MATCHES, locale: string): number[] {
    const language = this.#languageOf(locale)
    if (language === undefined) return []
    const { first, last } = idsOfLanguage(language)
    const ids = this.#prepared(MATCHES[within]).get(expression, first, last)?.ids
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ids of our own table
    return JSON.parse(String(ids)) as number[]
  }

  /** Some ids, those of the shortest titles first. */
  shortestTitles(ids: readonly number[], most: number): number[] {
    return this.#prepared(SHORTEST_TITLES)
      .all(JSON.stringify(ids), most)
      .map(({ id }) => Number(id))
  }

  /** The entries of some ids in the same order, without what is over. @param now milliseconds since 1970 */
  entries(ids: readonly number[], now: number): FoundEntry[] {
    return this.#prepared(ENTRIES).all(JSON.stringify(ids), now).map(foundEntry)
  }

  /**
   * The entries of a language that SQLite ranks best. For its rank it counts each word in all entries anew and reads each
   * place where it stands, which takes long for words that stand in thousands of entries.
   *
   * @param now milliseconds since 1970; what is over by then is left out
   */
  bestMatches(expression: string, locale: string, { now, most }: { now: number; most: number }): FoundEntry[] {
    const language = this.#languageOf(locale)
    if (language === undefined) return []
    const { first, last } = idsOfLanguage(language)
    return this.#prepared(BEST_MATCHES).all(expression, first, last, most, now).map(foundEntry)
  }

  /** What a language has at the places of some entries, by the ids of these. */
  translations(ids: readonly number[], locale: string): Map<number, FoundEntry> {
    const rows = this.#prepared(TRANSLATIONS).all(JSON.stringify(ids), locale)
    return new Map(rows.map((row) => [Number(row.original), foundEntry(row)]))
  }

  /** What visitors read there, besides the title. */
  textOf({ id }: FoundEntry): string {
    return String(this.#prepared('SELECT body FROM texts WHERE id = ?').get(id)?.body ?? '')
  }

  /** Whether the index has a word, or one that begins with it. */
  hasWord(word: string, isOpen: boolean): boolean {
    const row = isOpen
      ? this.#prepared('SELECT 1 FROM instances WHERE term >= ? AND term <= ? LIMIT 1').get(word, `${word}\u{10FFFF}`)
      : this.#prepared('SELECT 1 FROM instances WHERE term = ? LIMIT 1').get(word)
    return row !== undefined
  }

  /** Corrections by all words of the index. */
  get spelling(): Spelling {
    return this.#spelling.latest
  }

  *#words() {
    for (const { term, doc } of this.#prepared('SELECT term, doc FROM vocabulary').iterate())
      yield { word: String(term), count: Number(doc) }
  }

  #drop(source: SearchSourceName, key: string): void {
    const ids = 'SELECT id FROM entries WHERE source = ? AND key = ?'
    for (const table of ['words', 'titles']) this.#run(`DELETE FROM ${table} WHERE rowid IN (${ids})`, source, key)
    this.#run(`DELETE FROM texts WHERE id IN (${ids})`, source, key)
    this.#run('DELETE FROM entries WHERE source = ? AND key = ?', source, key)
    this.#run('DELETE FROM items WHERE source = ? AND key = ?', source, key)
  }

  #insert(source: SearchSourceName, key: string, entry: SearchEntry): void {
    const { kind, locale, title, text, otherWords = '', place, until, startsAt } = entry
    const id = this.#freeId(idsFor(this.#languageOf(locale) ?? this.#addLanguage(locale), entry))
    const values = [id, source, key, kind, locale, title, JSON.stringify(place), until ?? null, startsAt ?? null]
    const columns = 'id, source, key, kind, locale, title, place, until, startsAt'
    this.#run(`INSERT INTO entries (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`, ...values)
    this.#run('INSERT INTO texts VALUES (?, ?)', id, text)
    const terms = indexTerms(title)
    this.#run('INSERT INTO words (rowid, title, body) VALUES (?, ?, ?)', id, terms, indexTerms(`${text} ${otherWords}`))
    this.#run('INSERT INTO titles (rowid, title) VALUES (?, ?)', id, terms)
  }

  /** The next id of a range; of the range behind it, if that is full. */
  #freeId({ first, last }: IdRange): number {
    const largest = 'SELECT max(id) AS id FROM entries WHERE id BETWEEN ? AND ?'
    const taken = this.#prepared(largest).get(first, last)?.id
    if (typeof taken !== 'number') return first
    return taken < last ? taken + 1 : this.#freeId({ first: last + 1, last: last + 1 + (last - first) })
  }

  #languageOf(locale: string): number | undefined {
    const number = this.#prepared('SELECT number FROM languages WHERE locale = ?').get(locale)?.number
    return typeof number === 'number' ? number : undefined
  }

  #addLanguage(locale: string): number {
    this.#run('INSERT INTO languages SELECT count(*), ? FROM languages', locale)
    return this.#languageOf(locale) ?? 0
  }

  /** Writes. The id of the last row is not of interest, and in a table behind the full-text one it doesn't fit into a number. */
  #run(statement: string, ...values: SQLInputValue[]): void {
    const prepared = this.#prepared(statement)
    prepared.setReadBigInts(true)
    prepared.run(...values)
  }

  #inOneStep(change: () => void): void {
    this.#spelling.outdate()
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
