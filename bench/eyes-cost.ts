// usage: node bench/eyes-cost.ts http://localhost:3000=PID http://localhost:3001=PID [seconds]
// Measures what watching costs: the processor time of a request at two sites of the same build, by turns, for kinds of
// requests from the cheapest to the dearest. The second site is the one that is watched: with
// OTEL_EXPORTER_OTLP_ENDPOINT=http://127.0.0.1:4318, where this program is the collector, or with another setting than
// the first (ACCESS_LOG). Both with RATE_LIMIT_SCALE=100. Linux only.
import { Agent, createServer } from 'node:http'
import { once } from 'node:events'
import { ask } from '../e2e/support/attacks/ask.ts'
import { processorMs } from './processor-ms.ts'

const [first = '', second = '', seconds = '4'] = process.argv.slice(2)
const COLLECTOR_PORT = 4318
const ROUNDS = 6
const AT_ONCE = 8

const PATHS = ['/', '/en/about', '/api/live-counts', '/events?page=2'] as const

type Site = { port: number; pid: string; agent: Agent }

const siteOf = (text: string): Site => {
  const [url = '', pid = ''] = text.split('=')
  return { port: Number(new URL(url).port), pid, agent: new Agent({ keepAlive: true }) }
}

let exported = 0
const collector = createServer((request, response) => {
  request.on('data', (part: Buffer) => (exported += part.length)).on('end', () => response.end('{}'))
}).listen(COLLECTOR_PORT, '127.0.0.1')
await once(collector, 'listening')

const sites = [siteOf(first), siteOf(second)] as const

console.log('| request | requests | ms, not watched | ms, watched | more |\n|---|---|---|---|---|')
for (const path of PATHS) {
  const used = [0, 0]
  const sent = [0, 0]
  for (const site of sites) await load(site, path, 1)
  for (let round = 0; round < 2 * ROUNDS; round += 1) {
    // Each round begins with the other site, so that neither always comes first.
    const index = (round + (round >> 1)) % 2 === 0 ? 0 : 1
    const site = sites[index]
    const before = processorMs(site.pid)
    sent[index] = (sent[index] ?? 0) + (await load(site, path, Number(seconds)))
    used[index] = (used[index] ?? 0) + processorMs(site.pid) - before
  }
  const [without = NaN, watched = NaN] = used.map((ms, index) => ms / (sent[index] ?? NaN))
  const more = `${((watched / without - 1) * 100).toFixed(1)} %`
  console.log(`| ${path} | ${sent.join(' + ')} | ${without.toFixed(3)} | ${watched.toFixed(3)} | ${more} |`)
}
console.log(`the collector got ${(exported / 1024 / 1024).toFixed(1)} MiB`)
for (const { agent } of sites) agent.destroy()
collector.close()

/** @returns the number of answers within so many seconds */
async function load({ port, agent }: Site, path: string, forSeconds: number): Promise<number> {
  const end = performance.now() + forSeconds * 1000
  let answers = 0
  const visit = async () => {
    while (performance.now() < end) {
      await ask(port, path, { agent })
      answers += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
  return answers
}
