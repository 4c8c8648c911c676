import { setTimeout as sleep } from 'node:timers/promises'
import type { APIRequestContext } from 'playwright'
import { sendAs } from '../../e2e/support/double-clicks.ts'
import { createEvent } from '../../e2e/support/events.ts'
import type { Sandbox } from '../../e2e/support/sandbox.ts'
import type { Log } from './log.ts'

const PAUSE_MS = 500
const PRESS_AGAIN_MS = 1000
const CARDS = '/billing/accounts/payment_methods'

type Press = { name: string; send: (round: string) => Promise<Response>; countCalls: () => Promise<number> }

/**
 * Lets players join events and give cards, one write after the other, until `signal` ends it. Who is told that it did not
 * work presses again, until it is done; then the service must have had the write exactly once.
 */
export async function play(
  front: string,
  request: APIRequestContext,
  sandbox: Sandbox,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const done = async (path: string) => {
    const calls = await sandbox.calls({ service: 'game', path })
    return calls.filter(({ method, status }) => method === 'POST' && status !== null && status < 300)
  }
  const join = async (): Promise<Press> => {
    const subgroup = (await createEvent(request, sandbox)).subgroupId('B')
    const path = `/api/events/subgroups/${subgroup}/sign-up`
    return {
      name: 'joining',
      send: (round) => sendAs(front, { player: 'woman', round, method: 'POST', path }),
      countCalls: async () => (await done(`/events/subgroups/signup/${subgroup}`)).length,
    }
  }
  const card = async (round: string): Promise<Press> => {
    // Each round another card, by which the site sees whether it was stored.
    const body = { gateway: 'own', nonce: `visa-${digitsOf(round)}` }
    // The sandbox remembers its latest calls only, so that their number may shrink.
    const last = (await done(CARDS)).at(-1)?.at ?? ''
    return {
      name: 'a card',
      send: () => sendAs(front, { player: 'lapsed', round, method: 'POST', path: '/api/membership/payment', body }),
      countCalls: async () => (await done(CARDS)).filter(({ at }) => at > last).length,
    }
  }
  await Promise.all([join, card].map((make) => write(make, log, signal)))
}

const digitsOf = (round: string) => (/\d+/.exec(round)?.[0] ?? '').padStart(4, '0').slice(-4)

async function write(make: (round: string) => Promise<Press>, log: Log, signal: AbortSignal): Promise<void> {
  for (let count = 1; !signal.aborted; count += 1) {
    const round = `chaos-${count}`
    const { name, send, countCalls } = await make(round)
    const begun = log.now
    let presses = 1
    while (!(await isDone(send, round))) {
      presses += 1
      await sleep(PRESS_AGAIN_MS)
    }
    log.add({ kind: 'write', at: begun, ms: log.now - begun, name, presses, calls: await countCalls() })
    await sleep(PAUSE_MS)
  }
}

const isDone = async (send: Press['send'], round: string): Promise<boolean> =>
  send(round).then(
    (answer) => answer.ok,
    () => false,
  )
