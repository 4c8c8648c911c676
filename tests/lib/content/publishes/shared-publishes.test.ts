import { expect, test, vi } from 'vitest'
import type { AllDocumentTypes } from '@/prismicio-types'
import { CHECK_AFTER_MS, PublishTracker, RETRY_AFTER_MS, TURN_CHECK_MS } from '@/lib/content/publishes/publish-tracker'
import type { News } from '@/lib/core/server/instances/news'
import { contentDocument } from '../started-site'

vi.mock('@/lib/core/server/log', () => ({ log: { warn: vi.fn(), error: vi.fn() } }))

/** Two instances, each with a tracker, that tell each other of publishes, before one content service. */
function setting() {
  const world = {
    now: 1_000_000,
    ref: 'ref-1',
    title: 'Before',
    holder: undefined as string | undefined,
    dead: new Set<string>(),
    timers: [] as { at: number; of: string; run: () => void }[],
    /** By whom tags expired, and who asked the content service. */
    expired: [] as string[],
    asked: [] as string[],
    told: [] as News[],
  }
  const trackers: Record<string, PublishTracker> = {}
  for (const name of ['one', 'other']) {
    trackers[name] = new PublishTracker({
      expire: async (tags) => void world.expired.push(...tags.map((tag) => `${name} ${tag}`)),
      fetchMasterRef: async () => {
        world.asked.push(name)
        return world.ref
      },
      readDocuments: async (ids) =>
        ids.map((id) => contentDocument(id, { data: { title: world.title } }) as unknown as AllDocumentTypes),
      kept: { read: () => undefined, write: () => true },
      tell: async (news) => {
        world.told.push(news)
        for (const [each, tracker] of Object.entries(trackers)) {
          if (each === name || world.dead.has(each)) continue
          if (news.kind === 'open-publish') tracker.learn(structuredClone(news.publish))
          else tracker.forget(news.publishes, news.token)
        }
      },
      turn: {
        isOurs: async () => (world.holder ??= name) === name,
        giveBack: async () => void (world.holder = undefined),
        token: name === 'one' ? 1 : 2,
      },
      now: () => world.now,
      later: (milliseconds, run) => void world.timers.push({ at: world.now + milliseconds, of: name, run }),
    })
  }
  async function wait(milliseconds: number): Promise<void> {
    const end = world.now + milliseconds
    for (;;) {
      const next = world.timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      world.timers.splice(world.timers.indexOf(next), 1)
      world.now = Math.max(world.now, next.at)
      if (!world.dead.has(next.of)) next.run()
      await new Promise(setImmediate)
    }
    world.now = end
  }
  const { one, other } = trackers
  if (!one || !other) throw new Error('there are two')
  return { world, one, other, wait }
}

const allChecksMs = CHECK_AFTER_MS.reduce((sum, each) => sum + each)

test('a publish is checked again by one instance, however many know of it, and then by none', async () => {
  const { world, one, wait } = setting()
  await one.announce(['a'], 'ref-1')
  await wait(allChecksMs + 10 * TURN_CHECK_MS)
  expect(world.asked).toHaveLength(1 + CHECK_AFTER_MS.length)
  expect(new Set(world.asked.slice(1)).size).toBe(1)
  expect(world.expired.every((each) => each.startsWith('one '))).toBe(true)
  expect(world.holder).toBeUndefined()
  const { length } = world.asked
  await wait(allChecksMs)
  expect(world.asked).toHaveLength(length)
})

test('when the instance dies whose work it was, another goes on, and expires only what changed since', async () => {
  const { world, one, wait } = setting()
  await one.announce(['a'], 'ref-1')
  await wait(CHECK_AFTER_MS[0] ?? 0)
  expect(world.holder).toBe('one')
  world.dead.add('one')
  world.holder = undefined
  world.expired.length = 0
  await wait(RETRY_AFTER_MS)
  expect(world.asked).toContain('other')
  expect(world.expired).toEqual([])
  Object.assign(world, { ref: 'ref-2', title: 'After' })
  await wait(allChecksMs)
  expect(world.expired).toContain('other doc:a')
})

test('so it does when that one died before it had read anything', async () => {
  const { world, other, wait } = setting()
  other.learn({ id: 'p', documents: ['a'] })
  await wait(allChecksMs)
  expect(world.expired).toContain('other doc:a')
})

test('that a publish was checked to the end is believed of nobody whose lease has passed to another', async () => {
  const { world, other, wait } = setting()
  other.learn({ id: 'p', documents: ['a'] })
  other.forget(['q'], 2)
  other.forget(['p'], 1)
  await wait(allChecksMs)
  expect(world.asked).toContain('other')
})

test('publishes that others may not have heard of are told again', async () => {
  const { world, one } = setting()
  world.dead.add('other')
  await one.announce(['a'], 'ref-1')
  world.told.length = 0
  await one.tellAll()
  expect(world.told).toMatchObject([{ kind: 'open-publish', publish: { documents: ['a'], seen: { ref: 'ref-1' } } }])
})

test('of very many publishes each instance makes one, and still one instance alone checks them', async () => {
  const { world, one, wait } = setting()
  world.holder = 'one'
  for (let index = 0; index < 60; index += 1) await one.announce([`document-${index}`], 'ref-1')
  await wait(TURN_CHECK_MS)
  expect(new Set(world.asked)).toEqual(new Set(['one']))
  expect(world.expired.some((each) => each.startsWith('other '))).toBe(false)
})
