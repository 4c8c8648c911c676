import { beforeEach, expect, test, vi } from 'vitest'
import { messageOf, type News } from '@/lib/core/server/instances/news'
import { NewsReader } from '@/lib/core/server/instances/news-reader'
import { log } from '@/lib/core/server/log'
import { FakeStream } from './fake-stream'

const warned = vi.fn()
beforeEach(() => {
  warned.mockClear()
  vi.spyOn(log, 'warn').mockImplementation(warned)
  vi.spyOn(log, 'info').mockReturnValue()
})

const expired = (...tags: string[]): News => ({ kind: 'expired', tags })

/** An instance that reads a stream, with what it has applied since it was last asked. */
function instanceOn(stream: FakeStream, { instance = 'this', position = undefined as string | undefined } = {}) {
  const line = stream.line()
  const disk = { position, writes: 0 }
  const seen: unknown[] = []
  const state = { canApply: true }
  const reader = () =>
    new NewsReader({
      stream: line,
      instance,
      position: {
        read: () => disk.position,
        write: (id) => {
          Object.assign(disk, { position: id, writes: disk.writes + 1 })
          return true
        },
      },
      apply: async (news, isLate) => {
        if (!state.canApply) throw new Error('the page cache has not come up')
        for (const each of news)
          seen.push(each.kind === 'expired' ? [...each.tags, isLate ? 'late' : 'in time'] : each.kind)
      },
      applyUnknown: (isLate) => void seen.push(isLate ? 'everything, late' : 'everything'),
      applied: async () => undefined,
      onChange: (isCutOff) => void seen.push(isCutOff ? 'cut off' : 'back'),
      pause: async () => undefined,
    })
  return { line, disk, state, reader, newlySeen: () => seen.splice(0) }
}

const told = (stream: FakeStream, from: string, ...tags: string[]) => stream.add(messageOf(expired(...tags), from))

test('an instance applies what others tell, in order, and not what it told itself', async () => {
  const stream = new FakeStream()
  const { reader, newlySeen } = instanceOn(stream)
  const one = reader()
  await one.step(true)
  expect(newlySeen()).toEqual(['everything'])
  told(stream, 'other', 'doc:a')
  told(stream, 'this', 'doc:b')
  told(stream, 'third', 'doc:c')
  await one.step()
  expect(newlySeen()).toEqual([
    ['doc:a', 'in time'],
    ['doc:c', 'in time'],
  ])
  await one.step()
  expect(newlySeen()).toEqual([])
})

test('where it has read to is written when that changes, and not each time that it looks', async () => {
  const stream = new FakeStream()
  const { reader, disk } = instanceOn(stream)
  const one = reader()
  await one.step(true)
  const before = disk.writes
  await one.step()
  expect(disk.writes).toBe(before)
  told(stream, 'this', 'doc:b')
  await one.step()
  expect([disk.writes, disk.position]).toEqual([before + 1, stream.entries.at(-1)?.id])
})

test('a restarted instance goes on where it stopped', async () => {
  const stream = new FakeStream()
  const { reader, newlySeen } = instanceOn(stream)
  await reader().step(true)
  newlySeen()
  told(stream, 'other', 'doc:a')
  await reader().step(true)
  expect(newlySeen()).toEqual([['doc:a', 'in time']])
})

test.each([
  ['trimmed', (stream: FakeStream) => stream.entries.splice(0, stream.entries.length - 1)],
  ['made anew', (stream: FakeStream) => stream.entries.splice(0)],
])('where the stream was %s everything is stale, once', async (_, lose) => {
  const stream = new FakeStream()
  const { reader, newlySeen } = instanceOn(stream)
  await reader().step(true)
  newlySeen()
  told(stream, 'other', 'doc:a')
  told(stream, 'other', 'doc:b')
  lose(stream)
  const again = reader()
  await again.step(true)
  expect(newlySeen()).toEqual(['everything'])
  told(stream, 'other', 'doc:c')
  await again.step()
  expect(newlySeen()).toEqual([['doc:c', 'in time']])
})

test('while the store can’t be reached the instance says so once, and then applies what it missed as late', async () => {
  const stream = new FakeStream()
  const { reader, line, newlySeen } = instanceOn(stream)
  const one = reader()
  await one.step(true)
  line.isUp = false
  expect(await one.step()).toBeGreaterThan(0)
  await one.step()
  expect(one.cutOff).toBe('unreachable')
  told(stream, 'other', 'doc:a')
  line.isUp = true
  await one.step()
  expect(one.cutOff).toBeUndefined()
  expect(newlySeen()).toEqual(['everything', 'cut off', ['doc:a', 'late'], 'back'])
  expect(warned).toHaveBeenCalledOnce()
})

test('what could not be applied is applied again', async () => {
  const stream = new FakeStream()
  const { reader, state, newlySeen } = instanceOn(stream)
  const one = reader()
  await one.step(true)
  newlySeen()
  told(stream, 'other', 'doc:a')
  state.canApply = false
  await one.step()
  state.canApply = true
  await one.step()
  expect(newlySeen()).toEqual(['cut off', ['doc:a', 'late'], 'back'])
})

const foreign: [string, Record<string, string>][] = [
  ['another program’s', { job: 'resize', file: 'a.png' }],
  ['another site’s', { ...messageOf(expired('doc:a'), 'other'), site: '1:another' }],
  ['broken', { ...messageOf(expired('doc:a'), 'other'), news: '{"kind":"expired"' }],
  ['unknown', { ...messageOf(expired('doc:a'), 'other'), news: '{"kind":"weather"}' }],
]

test.each(foreign)('%s entry is refused, and counts as a lost stream', async (_, message) => {
  const stream = new FakeStream()
  const { reader, newlySeen } = instanceOn(stream)
  const one = reader()
  await one.step(true)
  newlySeen()
  told(stream, 'other', 'doc:a')
  stream.add(message)
  const first = await one.step()
  expect(one.cutOff).toBe('data of others')
  expect(newlySeen()).toEqual(['cut off', 'everything, late'])
  // Whoever goes on writing there doesn't make everything stale all the time.
  stream.add(message)
  await one.step()
  stream.add(message)
  expect(await one.step()).toBeGreaterThan(first)
  newlySeen()
  await one.step()
  told(stream, 'other', 'doc:b')
  await one.step()
  expect(newlySeen()).toEqual(['everything, late', 'back', ['doc:b', 'in time']])
})

test('a key that holds something else is refused as well', async () => {
  const stream = new FakeStream()
  const { reader } = instanceOn(stream)
  const one = reader()
  await one.step(true)
  stream.isOfAnotherType = true
  await one.step()
  expect(one.cutOff).toBe('data of others')
})
