// usage: node bench/compare-load.ts http://localhost:3000 http://localhost:3001 [path]
// Compares how fast two sites answer a page from their caches: short runs in turn, so that whatever else the machine does
// hits both. Prints the median answer time of each run's requests, and the ratio of second to first over all runs.
import { Agent, get } from 'node:http'

const [first = '', second = '', path = '/'] = process.argv.slice(2)
const RUNS = 15
const REQUESTS = 400
const AT_ONCE = 4

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const times = { first: [] as number[], second: [] as number[] }
for (const site of [first, second]) await run(site)
for (let number = 0; number < RUNS; number += 1) {
  times.first.push(median(await run(first)))
  times.second.push(median(await run(second)))
}
agent.destroy()
const ratios = times.second.map((time, index) => time / (times.first[index] ?? NaN))
console.log(`${first}: ${median(times.first).toFixed(2)} ms; ${second}: ${median(times.second).toFixed(2)} ms`)
console.log(
  `ratio ${median(ratios).toFixed(3)} (from ${Math.min(...ratios).toFixed(3)} to ${Math.max(...ratios).toFixed(3)})`,
)

/** @returns milliseconds of each request */
async function run(site: string): Promise<number[]> {
  const taken: number[] = []
  let left = REQUESTS
  const askOn = async () => {
    while (left > 0) {
      left -= 1
      taken.push(await timed(site + path))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askOn))
  return taken
}

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

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? NaN
}
