import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SearchEntry, SearchItem, SearchKind, SearchPlace, SearchSourceName } from './entry.ts'
import { Spelling } from './spelling.ts'
import { indexTerms } from './words.ts'

/** Must be increased whenever items are read or stored differently: an index of another version is made anew. */
const VERSION = 2

/** A word in a title counts eight times one in the text; the language decides, but doesn't count. */
const RANKING = 'bm25(0.0, 8.0, 1.0)'

/** Ranks first, and reads only the texts of the best: a common word is in thousands of entries. */
const FIND = `
  WITH best AS MATERIALIZED (
    SELECT rowid, rank AS score FROM words WHERE words MATCH ? AND rank MATCH '${RANKING}' ORDER BY rank LIMIT ?
  )
  SELECT id, kind, locale, title, body, place, until FROM best JOIN entries ON entries.id = best.rowid
  WHERE until IS NULL OR until > ? ORDER BY score, id
`

const SCHEMA = `
  CREATE TABLE sources (name TEXT PRIMARY KEY, state TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE items (source TEXT, key TEXT, version TEXT NOT NULL, PRIMARY KEY (source, key)) WITHOUT ROWID;
  CREATE TABLE entries (
    id INTEGER PRIMARY KEY, source TEXT NOT NULL, key TEXT NOT NULL, kind TEXT NOT NULL, locale TEXT NOT NULL,
    title TEXT NOT NULL, body TEXT NOT NULL, place TEXT NOT NULL, until INTEGER
  );
  CREATE INDEX of_item ON entries (source, key);
  CREATE INDEX at_place ON entries (place, locale);
  CREATE VIRTUAL TABLE words USING fts5(
    language, title, body, content='', contentless_delete=1, prefix='2 3', tokenize="unicode61 remove_diacritics 0"
  );
  CREATE VIRTUAL TABLE vocabulary USING fts5vocab('words', 'row');
  PRAGMA user_version = ${VERSION};
`

/** An entry that was found. */
export type FoundEntry = SearchEntry & { id: number }

type Row = {
  id: number
  kind: string
  locale: string
  title: string
  body: string
  place: string
  until: number | null
}

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
    this.#database = new DatabaseSync(path, { timeout: 0 })
    try {
      this.#database.exec(
        'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -8000;',
      )
      const version = this.#database.prepare('PRAGMA user_version').get()?.user_version
      if (version === 0) this.#database.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`)
      else if (version !== VERSION) throw new Error(`search index of version ${String(version)}`)
    } catch (error) {
      this.#database.close()
      throw error
    }
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
   * The entries that match an expression, the best first.
   *
   * @param now milliseconds since 1970; of the best, what is over by then is left out
   */
  find(expression: string, now: number, most: number): FoundEntry[] {
    const rows = this.#prepared(FIND).all(expression, most, now)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- columns of our own table
    return (rows as Row[]).map(entryOf)
  }

  /** The title of what stands at a place in a language; undefined if nothing does. */
  titleAt(place: SearchPlace, kind: SearchKind, locale: string): string | undefined {
    const row = this.#prepared('SELECT title FROM entries WHERE place = ? AND locale = ? AND kind = ?').get(
      JSON.stringify(place),
      locale,
      kind,
    )
    return typeof row?.title === 'string' ? row.title : undefined
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
      yield { word: String(term), count: Number(doc) }
  }

  #drop(source: SearchSourceName, key: string): void {
    this.#run('DELETE FROM words WHERE rowid IN (SELECT id FROM entries WHERE source = ? AND key = ?)', source, key)
    this.#run('DELETE FROM entries WHERE source = ? AND key = ?', source, key)
    this.#run('DELETE FROM items WHERE source = ? AND key = ?', source, key)
  }

  #insert(source: SearchSourceName, key: string, { kind, locale, title, text, place, until }: SearchEntry): void {
    const columns = 'source, key, kind, locale, title, body, place, until'
    const values = [source, key, kind, locale, title, text, JSON.stringify(place), until ?? null]
    const id = this.#run(`INSERT INTO entries (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`, ...values)
    const terms = [locale, indexTerms(title), indexTerms(text)]
    this.#run('INSERT INTO words (rowid, language, title, body) VALUES (?, ?, ?, ?)', id, ...terms)
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

function entryOf({ id, kind, locale, title, body, place, until }: Row): FoundEntry {
  const found = { id, locale, title, text: body, ...(until !== null && { until }) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `#insert`
  return { ...found, kind: kind as SearchKind, place: JSON.parse(place) as SearchPlace }
}
