import { DatabaseSync } from 'node:sqlite'

/** Must be increased whenever items are read or stored differently: an index of another version is made anew. */
const VERSION = 5

const SCHEMA = `
  CREATE TABLE sources (name TEXT PRIMARY KEY, state TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE items (source TEXT, key TEXT, version TEXT NOT NULL, PRIMARY KEY (source, key)) WITHOUT ROWID;
  CREATE TABLE entries (
    id INTEGER PRIMARY KEY, source TEXT NOT NULL, key TEXT NOT NULL, kind TEXT NOT NULL, locale TEXT NOT NULL,
    until INTEGER, size INTEGER NOT NULL, title TEXT NOT NULL, place TEXT NOT NULL
  );
  -- Apart from the entries, thousands of which are read to put those first that come first.
  CREATE TABLE texts (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
  CREATE INDEX of_item ON entries (source, key);
  CREATE INDEX of_kind ON entries (kind, locale);
  CREATE INDEX at_place ON entries (place, locale);
  CREATE VIRTUAL TABLE words USING fts5(
    scope, title, body, content='', contentless_delete=1, prefix='2 3',
    tokenize="unicode61 remove_diacritics 0 tokenchars '_'"
  );
  CREATE VIRTUAL TABLE vocabulary USING fts5vocab('words', 'row');
  PRAGMA user_version = ${VERSION};
`

/**
 * Opens the database of an index, and makes its tables if there are none.
 *
 * @param path of the file; `:memory:` for an index that lives as long as the process
 * @throws if the file can't be read, is used by another process, or has another version
 */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 0 })
  try {
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -8000;',
    )
    const version = database.prepare('PRAGMA user_version').get()?.user_version
    if (version === 0) database.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`)
    else if (version !== VERSION) throw new Error(`search index of version ${String(version)}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const COLUMNS = 'id, kind, locale, entries.title, place, until'

/** The first of some matches, in an order. Parameters: expression, most that are looked at, now, most. */
const firstOf = (order: string) => `
  WITH chosen AS MATERIALIZED (SELECT rowid FROM words WHERE words MATCH ? LIMIT ?)
  SELECT ${COLUMNS} FROM chosen JOIN entries ON entries.id = chosen.rowid
  WHERE until IS NULL OR until > ? ORDER BY ${order}, id LIMIT ?
`

/** Matches by what comes first of them. */
export const FIND = {
  'shortest title': firstOf('length(entries.title)'),
  'shortest text': firstOf('size'),
  'soonest end': firstOf('until IS NULL, until'),
} as const

/**
 * The matches that SQLite ranks best: a word in a title counts eight times one in the text, and the scope doesn't count.
 * Parameters: expression, most, now.
 */
export const FIND_BEST = `
  WITH best AS MATERIALIZED (
    SELECT rowid, rank AS score FROM words
    WHERE words MATCH ? AND rank MATCH 'bm25(0.0, 8.0, 1.0)' ORDER BY rank LIMIT ?
  )
  SELECT ${COLUMNS} FROM best JOIN entries ON entries.id = best.rowid
  WHERE until IS NULL OR until > ? ORDER BY score, id
`

/** Parameters: place, locale, kind. */
export const AT_PLACE = `SELECT ${COLUMNS} FROM entries WHERE place = ? AND locale = ? AND kind = ? ORDER BY id LIMIT 1`
