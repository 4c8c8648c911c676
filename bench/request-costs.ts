// usage: BASE_URL=… SANDBOX_URL=… SITE_PID=… node bench/request-costs.ts
// Measures the processor time of a request of each kind that admission distinguishes (lib/core/limits.ts): milliseconds
// of all the site's threads, the average of many requests sent one after the other. Linux only. Needs a production
// build with RATE_LIMIT_SCALE=100. The simulator's renderings, the heaviest kind, are measured by `simulator-cost.ts`.
import { Agent } from 'node:http'
import { ask } from '../e2e/support/attacks/ask.ts'
import type { RequestKind } from '../lib/core/limits.ts'
import { signInPlayers } from './one-client/player.ts'
import { processorMs } from './processor-ms.ts'

const { BASE_URL = 'http://localhost:3000', SANDBOX_URL = 'http://localhost:4010', SITE_PID = '' } = process.env
const port = Number(new URL(BASE_URL).port)
const WARM_UP = 20

const agent = new Agent({ keepAlive: true })
const get = async (path: string) => (await ask(port, path, { agent })).status
const [player] = await signInPlayers({ port, sandboxUrl: SANDBOX_URL, pages: [] }, 1)

/** The requests of each kind, and their number, chosen so that they take some seconds at most. */
const kinds: readonly (readonly [kind: RequestKind, what: string, times: number, (turn: number) => Promise<number>])[] =
  [
    ['probe', '/readyz', 400, () => get('/readyz')],
    ['kept', '/', 1000, () => get('/')],
    ['file', '/icon.svg', 400, () => get('/icon.svg')],
    ['write', 'profile, joining and leaving an event', 100, () => player?.write() ?? Promise.resolve(0)],
    ['read', '/api/live-counts', 400, () => get('/api/live-counts')],
    ['read', '/sitemap.xml', 400, () => get('/sitemap.xml')],
    ['page', '/events?page=2', 100, () => get('/events?page=2')],
    ['page', 'a made-up address', 100, (turn) => get(`/made-up-${turn}`)],
  ]

console.log('| kind | request | ms of processor | answers |\n|---|---|---|---|')
for (const [kind, what, times, send] of kinds) {
  for (let turn = 0; turn < WARM_UP; turn += 1) await send(turn)
  const answers = new Map<number, number>()
  const before = processorMs(SITE_PID)
  for (let turn = 0; turn < times; turn += 1) {
    const status = await send(WARM_UP + turn)
    answers.set(status, (answers.get(status) ?? 0) + 1)
  }
  const each = (processorMs(SITE_PID) - before) / times
  const statuses = [...answers].map(([status, count]) => `${count} × ${status}`).join(', ')
  console.log(`| ${kind} | ${what} | ${each.toFixed(1)} | ${statuses} |`)
}
agent.destroy()
