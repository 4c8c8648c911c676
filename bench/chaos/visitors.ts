import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Pages of all kinds, in several languages; addresses that only one visitor asks for come in addition. */
const PATHS = ['/', '/de', '/ja/plans', '/about', '/events', '/events/view/1002', '/news', '/shop', '/plans'] as const
const CAMPAIGN = '/campaigns/tour-of-summits'
const VISITORS = 6
const PAUSE_MS = 100
/** A visitor who waits longer than this goes away. */
const PATIENCE_MS = 20_000

/** Lets visitors without a session ask the front for pages until `signal` ends it. */
export async function visit(front: string, log: Log, signal: AbortSignal): Promise<void> {
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => browse(front, log, signal, visitor)))
}

async function browse(front: string, log: Log, signal: AbortSignal, visitor: number): Promise<void> {
  for (let count = visitor; !signal.aborted; count += 1) {
    const paths = [...PATHS, CAMPAIGN, `/events?page=${(count % 5) + 1}`]
    const path = paths[count % paths.length] ?? '/'
    const begun = log.now
    const status = await ask(front + path)
    log.add({ kind: 'page', at: begun, ms: log.now - begun, status, path })
    await sleep(PAUSE_MS)
  }
}

/** @returns the status; 599 without an answer */
async function ask(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 599
  }
}
