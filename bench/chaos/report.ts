import type { Entry, Log } from './log.ts'

type Of<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>

/** A page may be older than its publish by this much, and by the time that an outage still goes on. */
const FRESH_MS = 2000

const ofKind = <Kind extends Entry['kind']>(log: Log, kind: Kind) =>
  log.entries.filter((entry): entry is Of<Kind> => entry.kind === kind)

/** Prints what happened in each outage and in between. @returns whether every promise was kept */
export function report(log: Log): boolean {
  const end = log.now
  for (const { name, from, to } of [...log.outages, { name: 'the whole run', from: 0, to: end }]) {
    const within = ({ at }: Entry) => at >= from && at < to
    const pages = ofKind(log, 'page').filter(within)
    const writes = ofKind(log, 'write').filter(within)
    const publishes = ofKind(log, 'publish').filter(within).length
    const failed = pages.filter(({ status }) => status >= 500).length
    const ms = pages.map((page) => page.ms).toSorted((one, other) => one - other)
    const stalest = Math.max(
      0,
      ...ofKind(log, 'stale')
        .filter(within)
        .map((entry) => entry.ms),
    )
    console.log(
      `${name} (${seconds(from)} to ${seconds(to)}): ${pages.length} pages, ${failed} failed, p99 ${at(ms, 0.99)} ms, longest ${at(ms, 1)} ms; ${publishes} publishes, stalest page ${Math.round(stalest)} ms; ${writes.length} writes, ${writes.filter(({ presses }) => presses > 1).length} pressed again`,
    )
  }
  const writes = ofKind(log, 'write')
  const failed = ofKind(log, 'page').filter(({ status }) => status >= 500)
  for (const { at: when, status, path } of failed.slice(0, 20)) console.log(`  ${seconds(when)} ${status} ${path}`)
  for (const { at: when, name, calls } of writes.filter((write) => write.calls !== 1).slice(0, 20))
    console.log(`  ${seconds(when)} ${name}: ${calls} calls`)
  const late = ofKind(log, 'stale').filter((entry) => entry.ms > FRESH_MS + outageBefore(log, entry.at, entry.ms))
  for (const { at: when, ms: age } of late.slice(0, 20)) console.log(`  ${seconds(when)} a page ${seconds(age)} old`)
  return [
    promise('pages answered with 5xx, or not at all', failed.length),
    promise('writes lost', writes.filter(({ calls }) => calls === 0).length),
    promise('writes doubled', writes.filter(({ calls }) => calls > 1).length),
    promise('pages older than 2 s and the outage', late.length),
  ].every(Boolean)
}

/** For how much of the time before something was out of order, in milliseconds. */
function outageBefore(log: Log, when: number, lastMs: number): number {
  const overlaps = log.outages.map(({ from, to }) => Math.min(to, when) - Math.max(from, when - lastMs))
  return Math.max(0, ...overlaps)
}

function promise(what: string, count: number): boolean {
  console.log(`${count === 0 ? 'met' : 'MISSED'}: ${what}: ${count}`)
  return count === 0
}

const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0)

const seconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`
