import { DatabaseSync } from 'node:sqlite'

/** Must be increased whenever items are read or stored differently: an index of another version is made anew. */
const VERSION = 8

const SCHEMA = `
  CREATE TABLE sources (name TEXT PRIMARY KEY, state TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE items (source TEXT, key TEXT, version TEXT NOT NULL, PRIMARY KEY (source, key)) WITHOUT ROWID;
  CREATE TABLE languages (number INTEGER PRIMARY KEY, locale TEXT NOT NULL UNIQUE);
  -- Ids as in entry-order.ts.
  CREATE TABLE entries (
    id INTEGER PRIMARY KEY, source TEXT NOT NULL, key TEXT NOT NULL, kind TEXT NOT NULL, locale TEXT NOT NULL,
    until INTEGER, startsAt INTEGER, title TEXT NOT NULL, place TEXT NOT NULL
  );
  -- Apart from the entries, hundreds of which are read to put those first that come first.
  CREATE TABLE texts (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
  CREATE INDEX of_item ON entries (source, key);
  CREATE INDEX at_place ON entries (place, locale);
  CREATE VIRTUAL TABLE words USING fts5(
    title, body, content='', contentless_delete=1, prefix='2 3', tokenize='unicode61 remove_diacritics 0'
  );
  -- Titles again: to look through them needn't read where common words stand in the texts.
  CREATE VIRTUAL TABLE titles USING fts5(
    title, content='', contentless_delete=1, prefix='2 3', tokenize='unicode61 remove_diacritics 0'
  );
  CREATE VIRTUAL TABLE vocabulary USING fts5vocab('words', 'row');
  -- Answers whether there is a word without counting how often.
  CREATE VIRTUAL TABLE instances USING fts5vocab('words', 'instance');
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

const COLUMNS =
  'entries.id, entries.kind, entries.locale, entries.title, entries.place, entries.until, entries.startsAt'

/**
 * Ids of the matches, in their order, as JSON, since there may be thousands of them: one text is read faster than as many
 * rows. Parameters: expression, first and last id.
 */
export const MATCHES = {
  'title or text': 'SELECT json_group_array(rowid) AS ids FROM words WHERE words MATCH ? AND rowid BETWEEN ? AND ?',
  title: 'SELECT json_group_array(rowid) AS ids FROM titles WHERE titles MATCH ? AND rowid BETWEEN ? AND ?',
} as const

/**
 * The matches that SQLite ranks best: a word in a title counts eight times one in the text. Parameters: expression, first and
 * last id, most, now.
 */
export const BEST_MATCHES = `
  WITH best AS MATERIALIZED (
    SELECT rowid, rank AS score FROM words
    WHERE words MATCH ? AND rowid BETWEEN ? AND ? AND rank MATCH 'bm25(8.0, 1.0)' ORDER BY rank LIMIT ?
  )
  SELECT ${COLUMNS} FROM best JOIN entries ON entries.id = best.rowid
  WHERE until IS NULL OR until > ? ORDER BY score, id
`

/** The entries of some ids, in the order of these. Parameters: JSON of the ids, now. */
export const ENTRIES = `
  SELECT ${COLUMNS} FROM json_each(?) AS wanted CROSS JOIN entries ON entries.id = wanted.value
  WHERE until IS NULL OR until > ? ORDER BY wanted.key
`

/** Some ids, those with the shortest title first. Parameters: JSON of the ids, most. */
export const SHORTEST_TITLES = `
  SELECT entries.id FROM json_each(?) AS wanted CROSS JOIN entries ON entries.id = wanted.value
  ORDER BY length(title), entries.id LIMIT ?
`

/**
 * What stands at the places of some entries in a language, with the ids of these; of several at a place, what comes first
 * is the last row. Parameters: JSON of the ids, locale.
 */
export const TRANSLATIONS = `
  SELECT wanted.value AS original, ${COLUMNS}
  FROM json_each(?) AS wanted CROSS JOIN entries AS originals ON originals.id = wanted.value
  CROSS JOIN entries ON entries.place = originals.place AND entries.locale = ? AND entries.kind = originals.kind
  ORDER BY entries.id DESC
`
