// usage: BASE_URL=… SANDBOX_URL=… SITE_PID=… node bench/request-costs.ts [part of a request's name …]
// Measures the processor time of requests: milliseconds of all the site's threads, the average of many requests, sent one
// after the other and eight at once, without what the site uses while nobody asks. Beside each is the kind that admission
// takes it for (lib/core/limits.ts), and the goal for what isn't cached. Linux only. Needs a production build with
// RATE_LIMIT_SCALE=100. The simulator's renderings, the heaviest kind, are measured by `simulator-cost.ts`.
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../e2e/support/attacks/ask.ts'
import type { RequestKind } from '../lib/core/limits.ts'
import { signInPlayers } from './one-client/player.ts'
import { processorMs } from './processor-ms.ts'

const { BASE_URL = 'http://localhost:3000', SANDBOX_URL = 'http://localhost:4010', SITE_PID = '' } = process.env
const port = Number(new URL(BASE_URL).port)
const WARM_UP = 40
const IDLE_MS = 3000

const agent = new Agent({ keepAlive: true })
const get = async (path: string) => (await ask(port, path, { agent })).status
const [player] = await signInPlayers({ port, sandboxUrl: SANDBOX_URL, pages: [] }, 1)
const getAsPlayer = (path: string) => player?.read(path, agent) ?? Promise.resolve(0)

type Row = {
  kind: RequestKind | 'answered at once'
  what: string
  /** Milliseconds of processor time. */
  goal?: number
  times: number
  send: (turn: number) => Promise<number>
}

/** A script of the build, which pages name. */
const script = /\/_next\/static\/[\w/~-]+\.js/.exec((await ask(port, '/', { agent })).body)?.[0] ?? '/'

/** As browsers ask for it. */
const getScript = async () => (await ask(port, script, { agent, headers: { 'accept-encoding': 'gzip, br' } })).status

/** The requests, and their number, chosen so that they take some seconds at most. */
const rows: readonly Row[] = [
  { kind: 'answered at once', what: '/livez', goal: 0.1, times: 6000, send: () => get('/livez') },
  { kind: 'probe', what: '/readyz', times: 400, send: () => get('/readyz') },
  { kind: 'kept', what: '/', times: 3000, send: () => get('/') },
  { kind: 'file', what: '/icon.svg', times: 400, send: () => get('/icon.svg') },
  { kind: 'answered at once', what: 'a script of the build', times: 3000, send: getScript },
  { kind: 'kept', what: 'an old address (/start)', goal: 0.3, times: 3000, send: () => get('/start') },
  { kind: 'kept', what: 'another spelling (/en/about)', goal: 0.3, times: 3000, send: () => get('/en/about') },
  {
    kind: 'page',
    what: 'an article’s old name (/news/1401-…)',
    goal: 0.3,
    times: 300,
    send: () => get('/news/1401-old-name'),
  },
  { kind: 'page', what: 'a page that isn’t there', goal: 1, times: 2000, send: (turn) => get(`/made-up-${turn}`) },
  {
    kind: 'page',
    what: 'an event that isn’t there',
    goal: 1,
    times: 200,
    send: (turn) => get(`/events/view/${900_000 + turn}`),
  },
  {
    kind: 'write',
    what: 'profile, joining and leaving an event',
    times: 200,
    send: () => player?.write() ?? Promise.resolve(0),
  },
  { kind: 'read', what: '/api/live-counts', goal: 1.2, times: 600, send: () => get('/api/live-counts') },
  { kind: 'read', what: '/api/session', goal: 1.2, times: 600, send: () => getAsPlayer('/api/session') },
  { kind: 'read', what: '/api/events/joined', goal: 1.2, times: 400, send: () => getAsPlayer('/api/events/joined') },
  { kind: 'read', what: '/api/membership', goal: 1.2, times: 400, send: () => getAsPlayer('/api/membership') },
  { kind: 'read', what: '/sitemap.xml', times: 400, send: () => get('/sitemap.xml') },
  { kind: 'page', what: '/my-events', goal: 12, times: 150, send: () => getAsPlayer('/my-events') },
  { kind: 'page', what: '/settings/profile', goal: 12, times: 150, send: () => getAsPlayer('/settings/profile') },
  { kind: 'page', what: '/settings/membership', goal: 12, times: 150, send: () => getAsPlayer('/settings/membership') },
  { kind: 'page', what: '/events?page=2', goal: 15, times: 150, send: () => get('/events?page=2') },
]

const idle = await processorWhile(() => wait(IDLE_MS))
const idleShare = idle / IDLE_MS
const chosen = process.argv.slice(2)

console.log('| kind | request | goal, ms | one after another | eight at once | answers |\n|---|---|---|---|---|---|')
for (const row of rows) {
  if (chosen.length > 0 && !chosen.some((part) => row.what.includes(part))) continue
  await sendMany(row, { times: WARM_UP, atOnce: 1, from: 0 })
  const alone = await measure(row, 1)
  const together = await measure(row, 8)
  const answers = [...new Set([...alone.statuses, ...together.statuses])].join(', ')
  const figures = [alone, together].map(({ ms }) => ms.toFixed(ms < 1 ? 2 : 1)).join(' | ')
  console.log(`| ${row.kind} | ${row.what} | ${row.goal ?? ''} | ${figures} | ${answers} |`)
}
agent.destroy()

async function measure(row: Row, atOnce: number) {
  const begun = performance.now()
  let statuses = new Set<number>()
  const used = await processorWhile(async () => {
    statuses = await sendMany(row, { times: row.times, atOnce, from: atOnce * 100_000 })
  })
  return { statuses, ms: Math.max(0, used - idleShare * (performance.now() - begun)) / row.times }
}

/** @param from first turn: made-up addresses are never asked for twice */
async function sendMany({ send }: Row, { times, atOnce, from }: { times: number; atOnce: number; from: number }) {
  const statuses = new Set<number>()
  let turn = 0
  const sendAll = async () => {
    while (turn < times) {
      turn += 1
      statuses.add(await send(from + turn))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendAll))
  return statuses
}

async function processorWhile(work: () => Promise<unknown>): Promise<number> {
  const before = processorMs(SITE_PID)
  await work()
  return processorMs(SITE_PID) - before
}
