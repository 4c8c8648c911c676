import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds until the first byte of an answer, which is read to its end. @throws Error for an error status */
export async function firstByteMs(address: string): Promise<number> {
  const begun = performance.now()
  const answer = await fetch(address)
  const milliseconds = performance.now() - begun
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return milliseconds
}

/** The value below which this part of the values is. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
}

/**
 * Visits addresses for some seconds, so many a second whether answers come or not; the first ones more often, the n-th
 * in proportion to 1/n, always in the same order.
 *
 * @returns milliseconds until the first byte of each visit
 */
export async function visit(addresses: readonly string[], perSecond: number, seconds: number): Promise<number[]> {
  const visits: Promise<number>[] = []
  const begun = performance.now()
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const wait = begun + (count * 1000) / perSecond - performance.now()
    if (wait > 0) await sleep(wait)
    // The golden ratio spreads the visits evenly over the distribution, without chance.
    const share = (count * 0.618_033_988_75) % 1
    const at = Math.floor(addresses.length ** share) - 1
    visits.push(firstByteMs(addresses[at] ?? addresses[0] ?? ''))
  }
  return Promise.all(visits)
}
