// usage: node bench/search.ts INDEX [ENGINE]
//
// Compares two engines on what a site has published: the one that the site uses, SQLite's FTS5, and MiniSearch, which it gets
// by `npm`. INDEX is the file of a running or stopped site (`search.sqlite` below `.data` or its cache folder). Sixty queries
// (`bench/search/queries.ts`): how many find what they ought to among the first and the first three of their kind, and how
// long a search takes. Each engine runs in a process of its own, for its memory.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { quantile } from './documents/visits.ts'
import { openEngine, storedSchema, type Engine, type Stored } from './search/engines.ts'
import { queries } from './search/queries.ts'

const ENGINES = ['fts5', 'minisearch'] as const
const ROUNDS = 20

const [file, only] = process.argv.slice(2)
if (file === undefined) throw new Error('usage: node bench/search.ts INDEX')
if (only === undefined) compare(file)
else await measure(file, only)

function compare(path: string): void {
  for (const engine of ENGINES) {
    const said = execFileSync(process.execPath, ['--expose-gc', import.meta.filename, path, engine], {
      encoding: 'utf8',
    })
    process.stdout.write(said)
  }
}

async function measure(path: string, name: string): Promise<void> {
  const entries = entriesOf(path)
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  const begun = performance.now()
  const engine = await openEngine(name, entries)
  const built = performance.now() - begun
  globalThis.gc?.()
  const memory = process.memoryUsage().rss - before
  const ranks = queries.map((each) => rankOf(engine, each))
  const times = timesOf(engine)
  const said = (part: number) => quantile(times, part).toFixed(2)
  const misses = queries.filter((_, at) => ranks[at] === undefined || ranks[at] > 3)
  console.log(
    `${name}: ${entries.length} entries, made in ${Math.round(built)} ms, ${Math.round(memory / 1e6)} MB\n` +
      `  first ${ranks.filter((rank) => rank === 1).length}, first three ${ranks.filter((rank) => rank !== undefined && rank <= 3).length} of ${queries.length}\n` +
      `  ms a search: median ${said(0.5)}, 95 % ${said(0.95)}, slowest ${said(1)}\n` +
      `  not among the first three: ${misses.map(({ locale, query }) => `${locale} “${query}”`).join(', ') || 'none'}`,
  )
  engine.close()
}

/** The place of what ought to be found among the results of its kind, from 1; of all kinds the best place counts. */
function rankOf(engine: Engine, { query, locale, wants }: (typeof queries)[number]): number | undefined {
  const places = engine.search(query, locale).map((paths) => paths.findIndex((each) => each.startsWith(wants)))
  const found = places.filter((place) => place >= 0)
  return found.length === 0 ? undefined : Math.min(...found) + 1
}

function timesOf(engine: Engine): number[] {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { query, locale } of queries) {
      const begun = performance.now()
      engine.search(query, locale)
      if (round > 0) times.push(performance.now() - begun)
    }
  }
  return times
}

/** Reads a copy: the site has its file locked. */
function entriesOf(path: string): Stored[] {
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  try {
    const copy = join(folder, 'copy.sqlite')
    copyFileSync(path, copy)
    if (existsSync(`${path}-wal`)) copyFileSync(`${path}-wal`, `${copy}-wal`)
    const database = new DatabaseSync(copy)
    const rows = database
      .prepare('SELECT source, key, kind, locale, title, body, place, until FROM entries JOIN texts USING (id)')
      .all()
    database.close()
    return z.array(storedSchema).parse(rows)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
