import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { ask, confirmed, LEASE_MS, lookUp, newLease, PATIENCE_MS, whileHeld } from '@/lib/core/server/shared-once/lease'
import { leaseText, outcomeText } from '@/lib/core/server/shared-once/lease-store'
import { FakeLeases } from './fake-leases'
import { after, valuesOf } from './some-instances'

const lease = { what: 'work', token: 'mine' }
const theirs = { what: 'work', token: 'theirs' }
const other = { what: 'other', token: 'others' }
let store: FakeLeases

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.spyOn(log, 'warn').mockReturnValue()
  store = new FakeLeases()
})
afterEach(() => {
  // Spies of the clock's functions go first: they would bring the fake ones back.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a lease names its work by a hash, and has a secret of its own', () => {
  const [one, again, another] = [newLease('join'), newLease('join'), newLease('leave')]
  expect(one.what).toMatch(/^[\w-]{22}$/)
  expect(again.what).toBe(one.what)
  expect(another.what).not.toBe(one.what)
  expect(one.token).toMatch(/^[\w-]{22}$/)
  expect(new Set([one.token, again.token, another.token]).size).toBe(3)
})

describe('who asks for a lease', () => {
  test('gets it where it is free, for eight seconds', async () => {
    expect(await ask(store, 'key', lease)).toEqual({ kind: 'run' })
    vi.advanceTimersByTime(LEASE_MS - 1)
    expect(await store.get('key')).toBe(leaseText(lease))
    vi.advanceTimersByTime(1)
    expect(await store.get('key')).toBeNull()
  })

  test('is told by a store that is lost whether the work may be under way', async () => {
    store.isDown = true
    expect(await ask(store, 'key', lease)).toEqual({ kind: 'lost', isUnderWay: false, error: new Error('down') })
    store.isDown = false
    store.put('key', leaseText(other), LEASE_MS)
    const asked = ask(store, 'key', lease)
    await vi.advanceTimersByTimeAsync(1)
    store.isDown = true
    expect(await valuesOf([asked])).toEqual([{ kind: 'lost', isUnderWay: true, error: new Error('down') }])
  })

  test('is told nothing of what another program has there', async () => {
    store.put('key', 'something else', LEASE_MS)
    expect(await ask(store, 'key', lease)).toEqual({ kind: 'lost', isUnderWay: false, error: undefined })
  })

  test('is given an outcome for those who wait, if it has waited for the same work', async () => {
    store.put('key', leaseText(theirs), LEASE_MS)
    const asked = ask(store, 'key', lease)
    await vi.advanceTimersByTimeAsync(1)
    store.put('key', outcomeText(theirs, 'waiting', 'sealed'), LEASE_MS)
    expect(await valuesOf([asked])).toEqual([{ kind: 'settled', sealed: 'sealed' }])
    store.put('key', leaseText(other), LEASE_MS)
    const claim = vi.spyOn(store, 'claim')
    const next = ask(store, 'key', lease)
    await vi.advanceTimersByTimeAsync(20)
    store.entries.clear()
    expect(await valuesOf([next])).toEqual([{ kind: 'run' }])
    expect(new Set(claim.mock.calls.map(([, , seen]) => seen))).toEqual(new Set(['']))
  })

  test('gives up after twenty seconds', async () => {
    store.put('key', leaseText(other), 10 * PATIENCE_MS)
    const given = ask(store, 'key', lease).catch((error: unknown) => error)
    const ended = vi.fn()
    void given.then(ended)
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 100)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(ended).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ code: 'upstream_unavailable', retryAfterSeconds: 5 }),
    )
  })

  test.each([
    [0, 2.5],
    [0.5, 5],
    [1, 7.5],
  ])('asks again after half to one and a half of a pause: chance %d, %d ms', async (chance, milliseconds) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    store.put('key', leaseText(other), LEASE_MS)
    const timeout = vi.spyOn(globalThis, 'setTimeout')
    const asked = ask(store, 'key', lease)
    await vi.advanceTimersByTimeAsync(0)
    expect(timeout.mock.calls.map(([, pause]) => pause)).toEqual([milliseconds])
    store.entries.clear()
    expect(await valuesOf([asked])).toEqual([{ kind: 'run' }])
  })
})

describe('who looks for an outcome', () => {
  test('finds one for everybody, and none for those who wait', async () => {
    store.put('key', outcomeText(theirs, 'everybody', 'sealed'), LEASE_MS)
    expect(await lookUp(store, 'key')).toBe('sealed')
    store.put('key', outcomeText(theirs, 'waiting', 'sealed'), LEASE_MS)
    expect(await lookUp(store, 'key')).toBeUndefined()
    store.put('key', 'something else', LEASE_MS)
    expect(await lookUp(store, 'key')).toBeUndefined()
  })

  test('has waited once it has seen the lease', async () => {
    store.put('key', leaseText(theirs), LEASE_MS)
    const found = lookUp(store, 'key')
    await vi.advanceTimersByTimeAsync(1)
    store.put('key', outcomeText(theirs, 'waiting', 'sealed'), LEASE_MS)
    expect(await valuesOf([found])).toEqual(['sealed'])
  })

  test('gives up once a lease must have ended', async () => {
    store.put('key', leaseText(theirs), 10 * LEASE_MS)
    const ended = vi.fn()
    void lookUp(store, 'key').then(ended)
    await vi.advanceTimersByTimeAsync(LEASE_MS - 100)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(ended).toHaveBeenCalledExactlyOnceWith(undefined)
  })
})

describe('while a lease is held', () => {
  const hold = () => store.put('key', leaseText(lease), LEASE_MS)

  test('it is prolonged every two seconds, and no longer than the work lasts', async () => {
    hold()
    const replace = vi.spyOn(store, 'replace')
    const held = whileHeld(store, 'key', lease, () => after(5000))
    await vi.advanceTimersByTimeAsync(1999)
    expect(replace).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(replace).toHaveBeenCalledExactlyOnceWith('key', lease, leaseText(lease), LEASE_MS)
    await vi.advanceTimersByTimeAsync(3000)
    await held
    await vi.advanceTimersByTimeAsync(60_000)
    expect(replace).toHaveBeenCalledTimes(2)
  })

  test('a failure of the work ends it, too', async () => {
    hold()
    const replace = vi.spyOn(store, 'replace')
    const held = whileHeld(store, 'key', lease, () => Promise.reject(new TypeError('ours')))
    await expect(held).rejects.toThrow('ours')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(replace).not.toHaveBeenCalled()
  })

  test('nothing prolongs it after its outcome was recorded', async () => {
    hold()
    const replace = vi.spyOn(store, 'replace')
    const held = whileHeld(store, 'key', lease, async ({ settle }) => {
      await settle('sealed', 3000)
      await after(5000)
    })
    await vi.advanceTimersByTimeAsync(5000)
    await held
    expect(replace).toHaveBeenCalledOnce()
  })

  test('its process may end all the same', async () => {
    hold()
    const interval = vi.spyOn(globalThis, 'setInterval')
    const held = whileHeld(store, 'key', lease, () => after(1))
    const [beat] = interval.mock.results
    expect(beat?.type).toBe('return')
    expect(beat?.type === 'return' && beat.value.hasRef()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await held
  })

  test.each([
    [0, 'waiting', 2000],
    [1, 'everybody', 2000],
    [2001, 'everybody', 2001],
  ] as const)('an outcome that is remembered for %d ms is for %s, %d ms long', async (rememberedMs, isFor, keptMs) => {
    hold()
    const isHeld = await whileHeld(store, 'key', lease, ({ settle }) => settle('sealed', rememberedMs))
    expect(isHeld).toBe(true)
    expect(store.entries.get('key')).toEqual({ text: outcomeText(lease, isFor, 'sealed'), until: Date.now() + keptMs })
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('who was overtaken is told so, in the log as well', async () => {
    store.put('key', leaseText(theirs), LEASE_MS)
    expect(await whileHeld(store, 'key', lease, ({ settle }) => settle('sealed', 1))).toBe(false)
    expect(log.warn).toHaveBeenCalledOnce()
    const confirming = whileHeld(store, 'key', lease, ({ confirm }) => confirm())
    await expect(confirming).rejects.toMatchObject({ code: 'upstream_unavailable', cause: undefined })
  })

  test('a store that is lost confirms nothing, and refutes nothing', async () => {
    store.isDown = true
    expect(await whileHeld(store, 'key', lease, ({ settle }) => settle('sealed', 1))).toBe(true)
    expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: new Error('down') }, expect.any(String))
    const confirming = whileHeld(store, 'key', lease, ({ confirm }) => confirm())
    await expect(confirming).rejects.toMatchObject({ code: 'upstream_unavailable', cause: new Error('down') })
  })
})

test('a write is confirmed each time before it is made, and not made without', async () => {
  const steps: string[] = []
  const confirm = vi.fn(async () => void steps.push('confirmed'))
  const write = confirmed(confirm, async (token) => {
    steps.push(`written with ${token}`)
    return 7
  })
  expect([await write('a'), await write('b')]).toEqual([7, 7])
  expect(steps).toEqual(['confirmed', 'written with a', 'confirmed', 'written with b'])
  confirm.mockRejectedValue(new Error('overtaken'))
  await expect(write('c')).rejects.toThrow('overtaken')
  expect(steps).toHaveLength(4)
})
