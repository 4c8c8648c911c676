import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairQueue } from '@/lib/delivery/server/fair-queue'

const queueOf = (perOwner: number, waitingPerOwner = 100) => new FairQueue<string>({ perOwner, waitingPerOwner })

test('owners take turns, however many items one of them has', () => {
  const queue = queueOf(10)
  for (const item of ['a1', 'a2', 'a3', 'a4']) queue.add('a', item)
  queue.add('b', 'b1')
  queue.add('c', 'c1')
  const order = Array.from({ length: 6 }, () => queue.take()?.item)
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
})

test('who has every place that one may have waits until one of them is given back', () => {
  const queue = queueOf(1)
  queue.add('a', 'first')
  queue.add('a', 'second')
  expect(queue.take()).toEqual({ owner: 'a', item: 'first' })
  expect(queue.take()).toBeUndefined()
  queue.release('a')
  expect(queue.take()).toEqual({ owner: 'a', item: 'second' })
})

test('an owner’s items beyond the limit are turned away, and nobody else’s', () => {
  const queue = queueOf(1, 2)
  expect(['1', '2', '3'].map((item) => queue.add('a', item))).toEqual([true, true, false])
  expect(queue.add('b', '1')).toBe(true)
})

test('items that are over leave the queue, also of owners who have every place', () => {
  const queue = queueOf(1)
  for (const item of ['under way', 'over', 'waits']) queue.add('a', item)
  queue.take()
  queue.add('b', 'over')
  expect(queue.removeWhere((item) => item === 'over')).toEqual(['over', 'over'])
  expect(queue.waiting).toBe(1)
  expect(queue.take()).toBeUndefined()
  queue.release('a')
  expect(queue.take()?.item).toBe('waits')
})

type Act = 'add' | 'take' | 'release' | 'remove'

/** What a queue does, said again in the plainest way: what each owner waits for, and how many places each has. */
class Model {
  readonly waiting = new Map<string, string[]>()
  readonly places = new Map<string, number>()
  readonly #perOwner: number

  constructor(perOwner: number) {
    this.#perOwner = perOwner
  }

  add(owner: string, item: string) {
    this.waiting.set(owner, [...(this.waiting.get(owner) ?? []), item])
  }

  /** Whether somebody waits who may have a place. */
  canTake(): boolean {
    return [...this.waiting].some(([owner, items]) => items.length > 0 && this.of(owner) < this.#perOwner)
  }

  take(owner: string): string | undefined {
    this.places.set(owner, this.of(owner) + 1)
    return this.waiting.get(owner)?.shift()
  }

  remove(owner: string): string[] {
    const items = this.waiting.get(owner) ?? []
    this.waiting.delete(owner)
    return items
  }

  of(owner: string): number {
    return this.places.get(owner) ?? 0
  }

  count(): number {
    return [...this.waiting.values()].flat().length
  }
}

/** Does the same to both. @returns what the queue did, and what it should have done */
function step(queue: FairQueue<string>, model: Model, act: Act, owner: string, item: string): [unknown, unknown] {
  if (act === 'add' && queue.add(owner, item)) model.add(owner, item)
  if (act === 'remove') return [queue.removeWhere((each) => each.startsWith(`${owner}/`)), model.remove(owner)]
  if (act === 'release' && model.of(owner) > 0) {
    queue.release(owner)
    model.places.set(owner, model.of(owner) - 1)
  }
  if (act !== 'take') return [queue.waiting, model.count()]
  const canTake = model.canTake()
  const taken = queue.take()
  return [
    [taken !== undefined, taken?.item],
    [canTake, taken && model.take(taken.owner)],
  ]
}

const acts = fc.array(
  fc.tuple(fc.constantFrom<Act>('add', 'add', 'add', 'take', 'take', 'release', 'remove'), fc.nat(4)),
  { maxLength: 200 },
)

test('whatever happens, nobody has more places than allowed, own items keep their order, and nothing is lost', () => {
  fc.assert(
    fc.property(acts, fc.integer({ min: 1, max: 3 }), (all, perOwner) => {
      const [queue, model] = [queueOf(perOwner), new Model(perOwner)]
      for (const [index, [act, owner]] of all.entries()) {
        const [is, should] = step(queue, model, act, String(owner), `${owner}/${index}`)
        expect(is).toEqual(should)
        expect(queue.waiting).toBe(model.count())
        expect(Math.max(0, ...model.places.values())).toBeLessThanOrEqual(perOwner)
      }
    }),
  )
})
