import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairQueue } from '@/lib/core/server/fair-queue'

const LIMITS = { mostWaiting: 12, mostPerClient: 3 }

/** A queue whose work ends when it is told to. */
function workshop(limits = LIMITS) {
  const queue = new FairQueue<string>(limits)
  const begun: string[] = []
  const underway = new Map<string, { finish: () => void; fail: (error: Error) => void }>()
  const ask = (client: string, name: string, signal?: AbortSignal) => {
    const work = () =>
      new Promise<string>((resolve, reject) => {
        begun.push(name)
        underway.set(name, { finish: () => resolve(`${name} done`), fail: reject })
      })
    return queue.join({ name, client, work, signal })
  }
  const end = async (how: 'finish' | 'fail' = 'finish') => {
    const [entry] = underway
    if (entry === undefined) return
    underway.delete(entry[0])
    entry[1][how](new Error('no'))
    await new Promise(setImmediate)
  }
  return { queue, begun, underway, ask, end }
}

const overloaded = { code: 'overloaded', retryAfterSeconds: 1 }

test('one client’s pile delays another’s by the one under way and one more', async () => {
  const { ask, begun, end } = workshop()
  const pile = ['a1', 'a2', 'a3', 'a4'].map((name) => ask('a', name))
  const other = ask('b', 'b1')
  while (begun.length < 5) await end()
  expect(begun.indexOf('b1')).toBeLessThanOrEqual(2)
  await end()
  await expect(Promise.all([...pile, other])).resolves.toEqual(['a1', 'a2', 'a3', 'a4', 'b1'].map((n) => `${n} done`))
})

test('a client has a few places, all have some, and who finds none is told to come back', async () => {
  const { ask, queue } = workshop()
  void ask('a', 'a0') // is begun at once
  for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
  await expect(ask('a', 'a4')).rejects.toMatchObject(overloaded)
  for (const client of ['b', 'c', 'd']) for (const n of [1, 2, 3]) void ask(client, `${client}${n}`)
  expect(queue.waiting).toBe(LIMITS.mostWaiting)
  await expect(ask('e', 'e1')).rejects.toMatchObject(overloaded)
  const shared = ask('e', 'a1') // makes no further work
  expect(queue.waiting).toBe(LIMITS.mostWaiting)
  await expect(Promise.race([shared, Promise.resolve('waits')])).resolves.toBe('waits')
})

test('the same is done once for all who ask for it, at the turn of whoever comes first', async () => {
  const { ask, begun, end } = workshop()
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'both')]
  all.push(ask('b', 'both'), ask('c', 'a1'))
  for (let count = 0; count < 3; count += 1) await end()
  expect(begun).toEqual(['a1', 'a2', 'both'])
  await expect(Promise.all(all)).resolves.toEqual(['a1 done', 'a2 done', 'both done', 'both done', 'a1 done'])

  const { ask: askAgain, begun: begunAgain, end: endAgain } = workshop()
  void askAgain('a', 'a1')
  for (const name of ['a2', 'a3', 'both']) void askAgain('a', name)
  const second = askAgain('b', 'both')
  for (let count = 0; count < 3; count += 1) await endAgain()
  expect(begunAgain).toEqual(['a1', 'a2', 'both', 'a3'])
  await expect(second).resolves.toBe('both done')
})

test('who goes away leaves; the work goes on only where it has begun, or somebody else waits for it', async () => {
  const { ask, begun, queue, end } = workshop()
  const gone = new AbortController()
  const all = ['a1', 'a2', 'both'].map((name) => ask('a', name, gone.signal))
  const other = ask('b', 'both')
  gone.abort(new Error('closed'))
  for (const each of await Promise.allSettled(all)) expect(each).toMatchObject({ reason: { message: 'closed' } })
  expect(queue.waiting).toBe(1)
  await end()
  await end()
  expect(begun).toEqual(['a1', 'both'])
  await expect(other).resolves.toBe('both done')
  await expect(ask('a', 'late', gone.signal)).rejects.toThrow('closed')
  expect(queue.waiting).toBe(0)
})

test('work that fails fails for all who wait for it, and for nobody else', async () => {
  const { ask, end } = workshop()
  const failed = [ask('a', 'a1'), ask('b', 'a1')]
  const other = ask('a', 'a2')
  const outcomes = Promise.allSettled(failed)
  await end('fail')
  for (const each of await outcomes) expect(each).toMatchObject({ reason: { message: 'no' } })
  await end()
  await expect(other).resolves.toBe('a2 done')
})

type Step = { kind: 'ask'; client: number; name: number } | { kind: 'leave'; which: number } | { kind: 'end' }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask'), client: fc.nat(4), name: fc.nat(19) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave'), which: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'end' }) },
)

test('whatever is asked for, given up and ended in whatever order: limits hold, turns are fair, nobody is forgotten', async () => {
  const steps = fc.array(step, { maxLength: 60 })
  const runs = fc.asyncProperty(steps, fc.integer({ min: 2, max: 5 }), async (script, clients) => {
    const { ask, begun, queue, underway, end } = workshop()
    const asked: { client: string; leave: AbortController }[] = []
    const waiting = new Set<object>()
    const outcomes: Promise<void>[] = []
    const follow = async (client: string, name: string) => {
      const isFirst = !asked.some((other) => other.client === client && waiting.has(other))
      const asker = { client, leave: new AbortController() }
      const before = begun.length
      asked.push(asker)
      waiting.add(asker)
      const outcome = await ask(client, name, asker.leave.signal).catch((error: unknown) => error)
      waiting.delete(asker)
      const refusal = outcome instanceof Error && !asker.leave.signal.aborted ? outcome : overloaded
      expect(refusal).toMatchObject(overloaded)
      // Each other client has one turn before it at the most, besides what is under way.
      const turns = isFirst && typeof outcome === 'string' ? begun.lastIndexOf(name) - before : 0
      expect(turns).toBeLessThan(clients)
    }
    for (const each of script) {
      if (each.kind === 'end') await end()
      if (each.kind === 'leave') asked[each.which]?.leave.abort(new Error('left'))
      if (each.kind === 'ask') outcomes.push(follow(`client ${each.client % clients}`, `work ${each.name}`))
      await new Promise(setImmediate)
      expect(underway.size).toBeLessThanOrEqual(1)
      expect(queue.waiting).toBeLessThanOrEqual(LIMITS.mostWaiting)
    }
    while (underway.size > 0) await end()
    await Promise.all(outcomes)
    expect(queue.waiting).toBe(0)
  })
  await fc.assert(runs, { numRuns: 200 })
})
