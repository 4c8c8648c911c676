import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Presence } from '@/lib/core/server/instances/presence'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** An instance with others of which the store says in turn what they have applied, the last again and again. */
function among(...said: (unknown[] | Error)[]) {
  const evaluate = vi.fn(async (_script: string, _asked: { keys: string[]; arguments: string[] }): Promise<unknown> => {
    const answer = said.length > 1 ? said.shift() : said[0]
    if (answer instanceof Error) throw answer
    return answer
  })
  const pause = vi.fn(async (milliseconds: number) => void vi.advanceTimersByTime(milliseconds))
  return { presence: new Presence({ eval: evaluate }, 'here', pause), evaluate, pause }
}

test('an instance reports under its own name, where the site has its instances', async () => {
  const { presence, evaluate } = among([])
  await presence.report('7-0')
  expect(evaluate).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('hset'), {
    keys: ['gruppetto:instances'],
    arguments: ['here', '7-0'],
  })
})

test('it asks for the others that were alive three seconds ago, but not for itself', async () => {
  const { presence, evaluate, pause } = among([])
  expect(await presence.waitForAll('7-0', 0)).toBe(true)
  expect(evaluate).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('hget'), {
    keys: ['gruppetto:instances'],
    arguments: ['here', '3000'],
  })
  expect(pause).not.toHaveBeenCalled()
})

test('it waits until each of them has applied the entry', async () => {
  const { presence, pause } = among(['6-9', '7-1'], ['7-0', '6-9'], ['7-0', '12-0'])
  expect(await presence.waitForAll('7-0', 1000)).toBe(true)
  expect(pause.mock.calls).toEqual([[20], [20]])
})

test('it waits no longer than it is told', async () => {
  const { presence, evaluate } = among(['6-0'])
  expect(await presence.waitForAll('7-0', 100)).toBe(false)
  expect(evaluate).toHaveBeenCalledTimes(6)
  expect(await presence.waitForAll('7-0', 0)).toBe(false)
  expect(evaluate).toHaveBeenCalledTimes(7)
})

test.each([[['x7-0']], [['7-0x']], [['7']], [['-0']], [['a-0']], [['7-a']], [[70]], [new Error('away')]])(
  'where the store says %s it waits for nothing, and knows of nobody',
  async (said) => {
    const { presence, evaluate, pause } = among(said)
    expect(await presence.waitForAll('1-0', 1000)).toBe(false)
    expect([evaluate.mock.calls.length, pause.mock.calls.length]).toEqual([1, 0])
  },
)

test('entries with long ids are compared, too', async () => {
  const { presence } = among(['1900000000000-12'])
  expect(await presence.waitForAll('1900000000000-9', 0)).toBe(true)
})
