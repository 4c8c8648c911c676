// usage: BASE_URL=… SITE_PID=… NEXT_DIST_DIR=… node bench/invented-addresses.ts [20000]
// Requests made-up addresses from a running site, and prints how its use of disk and memory grows. A server also grows
// while it warms up, so only the second half counts.
import { readFileSync } from 'node:fs'
import { folderSize } from '../e2e/support/folder-size.ts'
import { inventedAddresses, type InventedAddress } from '../e2e/support/invented-addresses.ts'

const site = process.env.BASE_URL ?? 'http://localhost:3000'
const build = process.env.NEXT_DIST_DIR ?? '.next'
const pid = Number(process.env.SITE_PID)
const count = Number(process.argv[2] ?? 20_000)
const AT_ONCE = 8
const STEPS = 10

const addresses = inventedAddresses(count)
const statuses = new Map<number, number>()
report(0)
for (let step = 1; step <= STEPS; step += 1) {
  const left = { requests: count / STEPS }
  await Promise.all(Array.from({ length: AT_ONCE }, () => askAll(left)))
  report((count / STEPS) * step)
}
console.log([...statuses].map(([status, times]) => `${times} × ${status}`).join(', '))

async function askAll(left: { requests: number }): Promise<void> {
  while (left.requests > 0) {
    left.requests -= 1
    const { value } = addresses.next()
    if (value) await ask(value)
  }
}

async function ask({ path, headers }: InventedAddress): Promise<void> {
  const answer = await fetch(site + path, { headers, redirect: 'manual' })
  await answer.arrayBuffer()
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
}

function report(asked: number): void {
  const { files, bytes } = folderSize(build)
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const parts = [`${files} files`, `${(bytes / 2 ** 20).toFixed(1)} MiB on disk`, `${resident.toFixed(0)} MiB resident`]
  console.log(`${String(asked).padStart(6)} addresses: ${parts.join(', ')}`)
}
