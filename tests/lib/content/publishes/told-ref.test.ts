import { expect, test } from 'vitest'
import { ToldRef } from '@/lib/content/publishes/told-ref'

/** An instance before a content API that shows these refs, one after the other; the last one from then on. */
function setting(inUse: string | undefined, shows: string[]) {
  const world = { inUse, asked: 0, expired: [] as string[][] }
  const told = new ToldRef({
    lastMasterRef: () => world.inUse,
    fetchMasterRef: async () => {
      const next = shows[Math.min(world.asked, shows.length - 1)]
      world.asked += 1
      if (next === 'out of reach' || next === undefined) throw new Error(next)
      world.inUse = next
      return next
    },
    expire: async (tags) => void world.expired.push([...tags]),
    pause: async () => undefined,
  })
  return { world, told }
}

test('the ref that another instance tells of is read at once, and not if it is in use', async () => {
  const { world, told } = setting('r1', ['r2'])
  await told.follow('r2', ['doc:a'])
  await told.follow('r2', ['doc:b'])
  expect(world).toEqual({ inUse: 'r2', asked: 1, expired: [] })
})

test('while the API shows this instance the former ref, it is asked on; what was made from that expires once more', async () => {
  const { world, told } = setting('r1', ['r1', 'r1', 'r2'])
  await told.follow('r2', ['doc:a'])
  expect(world).toEqual({ inUse: 'r2', asked: 3, expired: [['doc:a']] })
})

test('so it is with a ref on the way to the one that is told of, and with an API that does not answer', async () => {
  const { world, told } = setting('r1', ['r1', 'r2', 'out of reach', 'r3'])
  await told.follow('r3', ['doc:a'])
  expect(world).toMatchObject({ inUse: 'r3', expired: [['doc:a'], ['doc:a']] })
})

test('a later publish takes over what an earlier one waits for', async () => {
  const { world, told } = setting('r1', ['r1', 'r1', 'r1', 'r3'])
  await Promise.all([told.follow('r2', ['doc:a']), told.follow('r3', ['doc:b'])])
  expect(world.inUse).toBe('r3')
  expect(world.expired.at(-1)?.toSorted()).toEqual(['doc:a', 'doc:b'])
})

test('a ref that the API has passed, or never shows, is not waited for without end', async () => {
  const { world, told } = setting('r1', ['r2', 'r3'])
  await told.follow('r2', [])
  await told.follow('r3', [])
  const { asked } = world
  await told.follow('r2', ['doc:a'])
  expect(world.asked).toBe(asked + 1)
  await told.follow('ref of nobody', ['doc:a'])
  expect(world.asked).toBeLessThanOrEqual(asked + 1 + 30)
})

test('where the sender knows no ref, it is read anew', async () => {
  const { world, told } = setting('r1', ['r2'])
  await told.follow(undefined, ['doc:a'])
  expect(world).toMatchObject({ inUse: 'r2', asked: 1 })
})
