// usage: node bench/compare-load.ts http://localhost:3000[=PID] http://localhost:3001[=PID] [path]
// Compares how fast two sites answer a page from their caches, in short alternating runs, so that other load on the
// machine affects both. Prints requests a second, the median time of an answer, for a named process its processor time
// for each request, and the ratios of the second site to the first: the medians of all runs.
import { Agent, get } from 'node:http'
import { processorMs } from './processor-ms.ts'

type Figures = { perSecond: number; milliseconds: number; processorMs: number }

const [first = '', second = '', path = '/'] = process.argv.slice(2)
const RUNS = 60
const REQUESTS = 400
const AT_ONCE = 4

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const runs = { first: [] as Figures[], second: [] as Figures[] }
for (const site of [first, second]) await run(site)
for (let number = 0; number < RUNS; number += 1) {
  runs.first.push(await run(first))
  runs.second.push(await run(second))
}
agent.destroy()
for (const [what, unit] of [
  ['perSecond', 'requests/s'],
  ['milliseconds', 'ms an answer'],
  ['processorMs', 'ms of processor a request'],
] as const) {
  const [ones, others] = [runs.first, runs.second].map((figures) => figures.map((each) => each[what]))
  const ratios = (others ?? []).map((value, index) => value / (ones?.[index] ?? NaN))
  console.log(
    `${unit}: ${median(ones).toFixed(2)} and ${median(others).toFixed(2)}, ratio ${median(ratios).toFixed(3)}`,
  )
}

async function run(named: string): Promise<Figures> {
  const [site = '', pid] = named.split('=')
  const taken: number[] = []
  let left = REQUESTS
  const askOn = async () => {
    while (left > 0) {
      left -= 1
      taken.push(await timed(site + path))
    }
  }
  const [begun, usedBefore] = [performance.now(), processorMs(pid)]
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
  return {
    perSecond: (REQUESTS * 1000) / (performance.now() - begun),
    milliseconds: median(taken),
    processorMs: (processorMs(pid) - usedBefore) / REQUESTS,
  }
}

/** @returns milliseconds until the answer has been read */
function timed(address: string): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    get(address, { agent }, (answer) => {
      if (answer.headers['x-nextjs-cache'] !== 'HIT') console.log(`not from the cache: ${address}`)
      answer
        .resume()
        .on('end', () => resolve(performance.now() - begun))
        .on('error', reject)
    }).on('error', reject)
  })
}

function median(numbers: readonly number[] = []): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN
}
