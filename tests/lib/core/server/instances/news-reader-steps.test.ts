// When the reader of news waits, pauses, and says what to the log.
import { beforeEach, expect, test, vi } from 'vitest'
import { type Entry, messageOf, type News } from '@/lib/core/server/instances/news'
import { NewsReader } from '@/lib/core/server/instances/news-reader'
import { log } from '@/lib/core/server/log'

const expired = (tag: string, from = 'other'): Entry['message'] => messageOf({ kind: 'expired', tags: [tag] }, from)
const OTHERS = { job: 'resize' }

/** A reader whose store, disk and clock do what a test says. */
function aReader(position?: string) {
  const state: { entries: Entry[]; has: boolean; isKept: boolean; error?: Error | undefined } = {
    entries: [],
    has: true,
    isKept: true,
  }
  const reach = () => {
    if (state.error) throw state.error
  }
  const append = vi.fn(async (_message: Entry['message']) => {
    reach()
    return '7-0'
  })
  const readAfter = vi.fn(async (_id: string, _waits: boolean) => {
    reach()
    return state.entries.splice(0)
  })
  const has = vi.fn(async (_id: string) => state.has)
  const write = vi.fn((_id: string) => state.isKept)
  const apply = vi.fn(async (_news: readonly News[], _isLate: boolean) => undefined)
  const applyUnknown = vi.fn((_isLate: boolean) => undefined)
  const applied = vi.fn(async (_id: string) => undefined)
  const onChange = vi.fn((_isCutOff: boolean) => undefined)
  const pause = vi.fn(async (_milliseconds: number) => undefined)
  const reader = new NewsReader({
    stream: { append, readAfter, has },
    instance: 'this',
    position: { read: () => position, write },
    apply,
    applyUnknown,
    applied,
    onChange,
    pause,
  })
  const tell = (...messages: Entry['message'][]) =>
    void state.entries.push(...messages.map((message, at) => ({ id: `${8 + at}-0`, message })))
  return { reader, state, tell, append, readAfter, has, write, apply, applyUnknown, applied, onChange, pause }
}

const info = vi.fn<(...parts: unknown[]) => void>()
const warn = vi.fn<(...parts: unknown[]) => void>()
beforeEach(() => {
  info.mockReset()
  warn.mockReset()
  vi.spyOn(log, 'info').mockImplementation(info)
  vi.spyOn(log, 'warn').mockImplementation(warn)
})

test('a reader joins at the end, and the first time waits for nothing', async () => {
  const { reader, append, readAfter, applyUnknown, write, has, applied } = aReader()
  expect(await reader.step(true)).toBe(0)
  expect(append).toHaveBeenCalledExactlyOnceWith(messageOf({ kind: 'joined' }, 'this'))
  expect(applyUnknown).toHaveBeenCalledExactlyOnceWith(false)
  expect([write.mock.calls, readAfter.mock.calls, has.mock.calls]).toEqual([[['7-0']], [['7-0', false]], [['7-0']]])
  expect(applied).toHaveBeenCalledExactlyOnceWith('7-0')
  expect(await reader.step()).toBe(0)
  expect(append).toHaveBeenCalledOnce()
  expect(readAfter).toHaveBeenLastCalledWith('7-0', true)
})

test('one that joins later may have shown what was outdated', async () => {
  const { reader, applyUnknown, readAfter } = aReader()
  await reader.step()
  expect(applyUnknown).toHaveBeenCalledExactlyOnceWith(true)
  expect(readAfter).toHaveBeenCalledExactlyOnceWith('7-0', true)
})

test('one that has a position goes on from there, without joining', async () => {
  const { reader, tell, append, applyUnknown, readAfter, write, apply, applied } = aReader('5-0')
  tell(expired('doc:a'), expired('doc:b'))
  await reader.step(true)
  expect([append.mock.calls, applyUnknown.mock.calls]).toEqual([[], []])
  expect(readAfter).toHaveBeenCalledExactlyOnceWith('5-0', false)
  const news = ['doc:a', 'doc:b'].map((tag) => ({ kind: 'expired', tags: [tag] }))
  expect(apply).toHaveBeenCalledExactlyOnceWith(news, false)
  expect([write.mock.calls, applied.mock.calls]).toEqual([[['9-0']], [['9-0']]])
})

test('nothing is applied where there is nothing of others', async () => {
  const { reader, tell, apply, applied, write } = aReader('5-0')
  await reader.step()
  expect([write.mock.calls, applied.mock.calls]).toEqual([[], [['5-0']]])
  tell(expired('doc:a', 'this'))
  await reader.step()
  expect(apply).not.toHaveBeenCalled()
  expect(write).toHaveBeenCalledExactlyOnceWith('8-0')
})

test('a stream that has lost where it stopped is joined anew, and the log says where that was', async () => {
  const { reader, state, append, applyUnknown, apply, applied, tell, readAfter } = aReader('5-0')
  state.has = false
  tell(expired('doc:a'))
  expect(await reader.step()).toBe(0)
  expect(append).toHaveBeenCalledOnce()
  expect(applyUnknown).toHaveBeenCalledExactlyOnceWith(true)
  expect([apply.mock.calls, applied.mock.calls]).toEqual([[], []])
  expect(warn).toHaveBeenCalledExactlyOnceWith({ position: '5-0' }, expect.stringContaining('may be lost'))
  state.has = true
  await reader.step()
  expect(readAfter).toHaveBeenLastCalledWith('7-0', true)
})

test('a store that is out of reach is tried again after a second, and told of once, as is its return', async () => {
  const { reader, state, onChange } = aReader('5-0')
  state.error = new Error('The socket is closed')
  expect([await reader.step(), await reader.step()]).toEqual([1000, 1000])
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: state.error, cutOff: 'unreachable' }, expect.any(String))
  state.error = undefined
  expect([await reader.step(), await reader.step()]).toEqual([0, 0])
  expect(info).toHaveBeenCalledOnce()
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('another reason for being alone is told, and is no other state', async () => {
  const { reader, state, onChange } = aReader('5-0')
  state.error = new Error('The socket is closed')
  await reader.step()
  state.error = new Error('WRONGTYPE Operation against a key holding the wrong kind of value')
  expect(await reader.step()).toBe(1000)
  expect(reader.cutOff).toBe('data of others')
  expect(warn.mock.calls.map(([about]) => about)).toEqual([
    expect.objectContaining({ cutOff: 'unreachable' }),
    { err: state.error, cutOff: 'data of others' },
  ])
  expect(onChange.mock.calls).toEqual([[true]])
  state.error = new Error('not a WRONGTYPE')
  await reader.step()
  expect(reader.cutOff).toBe('unreachable')
})

test('after data of others it reads again in five seconds, and twice as late each time, to a limit', async () => {
  const { reader, tell, applyUnknown } = aReader('5-0')
  const pauses: number[] = []
  for (let time = 0; time < 8; time += 1) {
    tell(OTHERS)
    pauses.push(await reader.step())
  }
  expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 80_000, 160_000, 160_000, 160_000])
  expect(applyUnknown).toHaveBeenCalledWith(true)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    {
      err: expect.objectContaining({ message: 'entry 8-0 is not one of this site: see REDIS_PREFIX' }),
      cutOff: 'data of others',
    },
    expect.any(String),
  )
})

test('an entry of ours begins that anew, and a look that finds nothing doesn’t', async () => {
  const { reader, tell } = aReader('5-0')
  tell(OTHERS)
  await reader.step()
  await reader.step()
  tell(OTHERS)
  expect(await reader.step()).toBe(10_000)
  tell(expired('doc:a'))
  await reader.step()
  tell(OTHERS)
  expect(await reader.step()).toBe(5000)
})

test('a position that can’t be kept is told in the log, each time', async () => {
  const { reader, state, tell } = aReader('5-0')
  state.isKept = false
  tell(expired('doc:a'))
  await reader.step()
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('could not be kept'))
})

test('it reads until it is ended, pauses where it has to, and says when the first attempt is over', async () => {
  const { reader, state, readAfter, pause } = aReader('5-0')
  const firstStep = vi.fn(() => expect(readAfter).toHaveBeenCalledOnce())
  readAfter.mockImplementation(async () => {
    const times = readAfter.mock.calls.length
    if (times === 2) throw new Error('The socket is closed')
    if (times === 4) reader.end()
    return state.entries
  })
  await reader.run(firstStep)
  expect(readAfter.mock.calls.map(([, waits]) => waits)).toEqual([false, true, true, true])
  expect(firstStep).toHaveBeenCalledOnce()
  expect(pause).toHaveBeenCalledExactlyOnceWith(1000)
})
