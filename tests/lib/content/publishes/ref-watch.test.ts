import { expect, test } from 'vitest'
import { RefWatch } from '@/lib/content/publishes/ref-watch'

function setting() {
  const world = { ref: 'r1', isDown: false, unknown: 0, asked: 0 }
  let next = Promise.withResolvers<void>()
  const watch = new RefWatch({
    checkMasterRef: async () => {
      world.asked += 1
      if (world.isDown) throw new Error('out of reach')
      return world.ref
    },
    onUnknownPublish: () => void (world.unknown += 1),
    pause: () => next.promise,
  })
  /** The next look; everything here answers within microtasks. */
  async function look(): Promise<void> {
    next.resolve()
    next = Promise.withResolvers<void>()
    await new Promise(setImmediate)
  }
  return { world, watch, look }
}

test('while the others can’t be heard each publish is noticed, once, and one that may have come just before', async () => {
  const { world, watch, look } = setting()
  void watch.start()
  await look()
  await look()
  expect(world.unknown).toBe(1)
  world.ref = 'r2'
  await look()
  await look()
  expect(world.unknown).toBe(2)
})

test('when they are heard again the content service is no longer asked, and nothing was stale if that was soon', async () => {
  const { world, watch, look } = setting()
  void watch.start()
  watch.stop()
  await look()
  await look()
  expect(world.unknown).toBe(0)
  expect(world.asked).toBeLessThanOrEqual(1)
})

test('in an outage of the content service nothing is stale, and a publish in it is noticed after it', async () => {
  const { world, watch, look } = setting()
  void watch.start()
  await look()
  world.isDown = true
  await look()
  world.ref = 'r2'
  await look()
  expect(world.unknown).toBe(1)
  world.isDown = false
  await look()
  expect(world.unknown).toBe(2)
})
