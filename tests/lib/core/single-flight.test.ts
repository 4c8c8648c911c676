import { expect, test, vi } from 'vitest'
import { SingleFlight } from '@/lib/core/single-flight'

/** Work that ends when the test says so. */
function work() {
  const ends: PromiseWithResolvers<string>[] = []
  const run = vi.fn(() => {
    const end = Promise.withResolvers<string>()
    ends.push(end)
    return end.promise
  })
  return { run, end: (text: string) => ends.at(-1)?.resolve(text), fail: () => ends.at(-1)?.reject(new Error('no')) }
}

test('a crowd has one run of the same work, and the next one a run of its own', async () => {
  const flight = new SingleFlight<string>()
  const { run, end } = work()
  const crowd = Promise.all(Array.from({ length: 100 }, () => flight.join('a', run)))
  end('first')
  expect(new Set(await crowd)).toEqual(new Set(['first']))
  expect(run).toHaveBeenCalledTimes(1)
  const later = flight.join('a', run)
  end('second')
  expect(await later).toBe('second')
})

test('work of another name is other work', async () => {
  const flight = new SingleFlight<string>()
  expect(await Promise.all([flight.join('a', async () => 'a'), flight.join('b', async () => 'b')])).toEqual(['a', 'b'])
})

test('a failure is everybody’s who waits, and nobody’s after that', async () => {
  const flight = new SingleFlight<string>()
  const { run, fail } = work()
  const crowd = Promise.allSettled([flight.join('a', run), flight.join('a', run)])
  fail()
  expect((await crowd).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await flight.join('a', async () => 'fine')).toBe('fine')
})

test('what is under way can be found while it is, and only then', async () => {
  const flight = new SingleFlight<string>()
  const { run, end } = work()
  expect(flight.find('a')).toBeUndefined()
  const begun = flight.join('a', run)
  expect(flight.find('a')).toBe(begun)
  end('done')
  await begun
  expect(flight.find('a')).toBeUndefined()
})

test('a caller after it was left starts over, and the end of the old one does not end the new one', async () => {
  const flight = new SingleFlight<string>()
  const [old, anew] = [work(), work()]
  const first = flight.join('a', old.run)
  flight.leave('a')
  const second = flight.join('a', anew.run)
  old.end('old')
  expect(await first).toBe('old')
  expect(flight.join('a', old.run)).toBe(second)
  anew.end('new')
  expect(await second).toBe('new')
})
