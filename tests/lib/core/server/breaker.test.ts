import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Breaker, type Ending } from '@/lib/core/server/breaker'
import { CallerRun } from '@/lib/core/server/caller-run'
import { Pace } from '@/lib/core/server/upstream-pace'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds)

describe('callers in a row', () => {
  test('are five different ones, of which none is longer ago than that counts', () => {
    const run = new CallerRun(1000)
    expect(['a', 'a', 'b', 'c', 'd', 'a', 'e'].map((who) => run.add(who))).toEqual([...Array(6).fill(false), true])
    expect(run.add('f')).toBe(true)
    pass(1000)
    expect(run.add('g')).toBe(true)
    pass(1)
    expect(run.add('h')).toBe(false)
  })

  test('begin anew after one that succeeded', () => {
    const run = new CallerRun(1000)
    for (const who of ['a', 'b', 'c', 'd']) run.add(who)
    expect(run.has('a')).toBe(true)
    run.end()
    expect(run.has('a')).toBe(false)
    expect(run.add('e')).toBe(false)
  })

  test('are remembered as few as are needed: the one longest ago goes first', () => {
    const run = new CallerRun(1000)
    for (const who of ['a', 'b', 'c', 'd', 'e', 'a', 'f']) run.add(who)
    expect(['a', 'b', 'c', 'f'].map((who) => run.has(who))).toEqual([true, false, true, true])
  })
})

describe('a breaker', () => {
  function breaker() {
    const report = vi.fn<(isOpen: boolean) => void>()
    const its = new Breaker(report)
    const call = (who: string, ending: Ending) => {
      const entry = its.enter(who)
      if ('openMs' in entry) return entry.openMs
      entry.leave(ending)
      return ending
    }
    const open = () => void ['a', 'b', 'c', 'd', 'e'].map((who) => call(who, 'failed'))
    return { its, call, open, report }
  }

  test('opens for ten seconds after five callers failed in a row', () => {
    const { its, call, open, report } = breaker()
    open()
    expect(report.mock.calls).toEqual([[true]])
    expect([its.openMs, call('new', 'served')]).toEqual([10_000, 10_000])
    pass(9999)
    expect([its.openMs, call('new', 'served')]).toEqual([1, 1])
    pass(1)
    expect([its.openMs, call('new', 'served')]).toEqual([0, 'served'])
    expect(report.mock.calls).toEqual([[true], [false]])
    expect(call('a', 'failed')).toBe('failed')
  })

  test('stays closed where one succeeds between them, or a call was never sent', () => {
    const { its, call } = breaker()
    for (const who of ['a', 'b', 'c', 'd']) call(who, 'failed')
    call('x', 'not sent')
    call('y', 'served')
    call('e', 'failed')
    expect(its.openMs).toBe(0)
    for (const who of ['a', 'b', 'c']) call(who, 'failed')
    expect(its.openMs).toBe(0)
    call('d', 'failed')
    expect(its.openMs).toBe(10_000)
  })

  test('lets a single call try, later if it is of one who failed, and opens again if that fails', () => {
    const { its, call, open, report } = breaker()
    open()
    pass(10_000)
    expect(call('a', 'served')).toBe(10_000)
    const trial = its.enter('new')
    expect(its.enter('other')).toEqual({ openMs: 0 })
    if ('leave' in trial) trial.leave('failed')
    expect([its.openMs, report.mock.calls.length]).toEqual([10_000, 2])
    pass(20_000)
    expect(call('a', 'served')).toBe('served')
    expect(its.openMs).toBe(0)
  })

  test('lets no second call try because an earlier one has ended meanwhile', () => {
    const { its, open } = breaker()
    const late = its.enter('f')
    open()
    pass(10_000)
    const trial = its.enter('new')
    if ('leave' in late) late.leave('failed')
    expect(['leave' in trial, its.enter('other')]).toEqual([true, { openMs: 0 }])
  })

  test('lets a probe try at any time: it closes the breaker, and if it fails nobody waits for longer', () => {
    const { its, open } = breaker()
    const probe = (ending: Ending) => {
      const entry = its.enter('site', true)
      if ('leave' in entry) entry.leave(ending)
      return 'leave' in entry
    }
    expect([probe('failed'), its.openMs]).toEqual([true, 0])
    open()
    pass(4000)
    expect([probe('failed'), its.openMs]).toEqual([true, 6000])
    const underWay = its.enter('site', true)
    expect([probe('served'), its.enter('other')]).toEqual([false, { openMs: 6000 }])
    if ('leave' in underWay) underWay.leave('served')
    expect([its.openMs, its.isOpen, 'leave' in its.enter('a')]).toEqual([0, false, true])
  })

  test('lets others try while a probe is under way, and a probe beside them; one that fails late opens nothing', () => {
    const { its, open } = breaker()
    open()
    const probe = its.enter('site', true)
    pass(10_000)
    const trial = its.enter('new')
    expect(['leave' in probe, 'leave' in trial, its.enter('other')]).toEqual([true, true, { openMs: 0 }])
    if ('leave' in probe) probe.leave('served')
    if ('leave' in trial) trial.leave('failed')
    expect([its.isOpen, its.openMs]).toEqual([false, 0])
  })

  test('lets another try after one that was never sent', () => {
    const { its, call, open } = breaker()
    open()
    pass(10_000)
    expect([call('x', 'not sent'), call('y', 'served'), its.openMs]).toEqual(['not sent', 'served', 0])
  })

  test('is not opened for longer by calls that were on their way', () => {
    const { its, open } = breaker()
    const late = ['f', 'g'].map((who) => its.enter(who))
    open()
    pass(4000)
    for (const entry of late) if ('leave' in entry) entry.leave('failed')
    expect(its.openMs).toBe(6000)
    const [served] = late
    if (served && 'leave' in served) served.leave('served')
    expect(its.openMs).toBe(6000)
  })
})

describe('the pace of a class', () => {
  function pace() {
    const report = vi.fn<(isSlowed: boolean) => void>()
    const its = new Pace(report)
    return { its, report, limit: (...callers: string[]) => callers.forEach((who) => its.limited(who)) }
  }
  const five = ['a', 'b', 'c', 'd', 'e']

  test('is slowed once five callers are limited: one call at a time, a tenth of a second apart', () => {
    const { its, report, limit } = pace()
    limit('a', 'b', 'c', 'd')
    expect([its.isSlowed, its.takePlace(), its.takePlace()]).toEqual([false, 0, 0])
    limit('e')
    expect([its.isSlowed, report.mock.calls]).toEqual([true, [[true]]])
    expect(its.takePlace()).toBe(100)
    pass(99)
    expect(its.takePlace()).toBe(1)
    pass(1)
    expect([its.takePlace(), its.takePlace()]).toEqual([0, 100])
  })

  test('doubles with each further caller, to two seconds, and not with one that is known for a minute', () => {
    const { its, limit } = pace()
    limit(...five)
    limit('f')
    expect(its.takePlace()).toBe(200)
    limit('a', 'f')
    expect(its.takePlace()).toBe(200)
    limit('g', 'h', 'i', 'j', 'k')
    expect(its.takePlace()).toBe(2000)
    pass(60_000)
    limit('a')
    its.served()
    expect(its.takePlace()).toBe(1000)
    limit('k')
    expect(its.takePlace()).toBe(1000)
    pass(60_001)
    limit('k')
    expect(its.takePlace()).toBe(2000)
  })

  test('halves with each call that is served, and is full again below three milliseconds', () => {
    const { its, report, limit } = pace()
    limit(...five)
    const spacings = Array.from({ length: 6 }, () => {
      its.served()
      return its.takePlace()
    })
    expect(spacings).toEqual([50, 25, 12.5, 6.25, 3.125, 0])
    expect([its.isSlowed, report.mock.calls]).toEqual([false, [[true], [false]]])
    its.served()
    expect(report).toHaveBeenCalledTimes(2)
  })

  test.each([
    [2500, true],
    [2501, false],
  ])('is slowed by five who are limited within ten seconds: %d ms apart, %s', (apart, isSlowed) => {
    const { its, limit } = pace()
    for (const who of ['a', 'b', 'c', 'd']) {
      limit(who)
      pass(apart)
    }
    limit('e')
    expect(its.isSlowed).toBe(isSlowed)
  })

  test('is slowed by five anew after a call that is served', () => {
    const { its, limit } = pace()
    limit('a', 'b', 'c', 'd')
    its.served()
    limit('e', 'f', 'g', 'h')
    expect(its.isSlowed).toBe(false)
    limit('i')
    expect(its.isSlowed).toBe(true)
  })
})
