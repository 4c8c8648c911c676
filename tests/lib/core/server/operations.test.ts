import { beforeEach, describe, expect, test, vi } from 'vitest'
import { siteLog } from '@/lib/core/server/logging/logger'
import { ImpossibleOperation, IMPOSSIBLE, operationSchema } from '@/lib/core/server/operations/operation'
import { provideOperations, runOperation } from '@/lib/core/server/operations/run-operation'
import { forgetProcessState } from '@/tests/support/forget-process-state'

beforeEach(forgetProcessState)

const isUnderstood = (said: unknown) => operationSchema.safeParse(said).success

describe('an operator’s command', () => {
  test.each([
    { kind: 'purge', path: '/' },
    { kind: 'purge', path: '/de/plans' },
    { kind: 'purge', path: `/${'x'.repeat(299)}` },
    { kind: 'purge-all' },
    { kind: 'flag', name: 'a', isOn: false },
    { kind: 'flag', name: `2${'x'.repeat(49)}`, isOn: true },
    { kind: 'flag', name: 'Winter-lab_2', isOn: true, share: 1 },
    { kind: 'flag', name: 'winter', isOn: true, share: 99 },
    { kind: 'maintenance', isOn: true },
    { kind: 'close-site' },
    { kind: 'close-site', forMinutes: 1 },
    { kind: 'close-site', forMinutes: 1440 },
    { kind: 'end-sessions', player: 'p' },
    { kind: 'end-sessions', player: 'p'.repeat(200) },
  ])('is %o', (said) => {
    expect(operationSchema.parse(said)).toEqual(said)
  })

  test.each([
    { kind: 'purge' },
    { kind: 'purge', path: 'de/plans' },
    { kind: 'purge', path: 'x/de' },
    { kind: 'purge', path: '//evil.example' },
    { kind: 'purge', path: '/plans?a' },
    { kind: 'purge', path: '/plans#a' },
    { kind: 'purge', path: '/pl ans' },
    { kind: 'purge', path: `/${'x'.repeat(300)}` },
    { kind: 'purge-all', path: '/' },
    { kind: 'flag', name: '', isOn: true },
    { kind: 'flag', name: '-winter', isOn: true },
    { kind: 'flag', name: 'winter!', isOn: true },
    { kind: 'flag', name: 'x'.repeat(51), isOn: true },
    { kind: 'flag', name: 'winter' },
    { kind: 'flag', name: 'winter', isOn: true, share: 0 },
    { kind: 'flag', name: 'winter', isOn: true, share: 100 },
    { kind: 'flag', name: 'winter', isOn: true, share: 1.5 },
    { kind: 'flag', name: 'winter', isOn: false, share: 20 },
    { kind: 'flag', name: 'winter', isOn: true, more: 1 },
    { kind: 'maintenance', isOn: 'yes' },
    { kind: 'maintenance', isOn: true, more: 1 },
    { kind: 'close-site', forMinutes: 0 },
    { kind: 'close-site', forMinutes: 1441 },
    { kind: 'close-site', more: 1 },
    { kind: 'end-sessions', player: '' },
    { kind: 'end-sessions', player: 'p'.repeat(201) },
    { kind: 'end-sessions', player: 'p', more: 1 },
    { kind: 'restart' },
    {},
  ])('is not %o', (said) => {
    expect(isUnderstood(said)).toBe(false)
  })
})

test('nothing is done before the site is ready', async () => {
  await expect(runOperation({ kind: 'purge-all' })).rejects.toThrow('the site is not ready')
})

test('what is done is logged with what came of it, but for whose sessions ended', async () => {
  const warn = vi.spyOn(siteLog(), 'warn').mockReturnValue()
  const run = vi.fn(async () => 'two sessions')
  provideOperations(run)
  const command = { kind: 'end-sessions', player: 'ply-maya-lindqvist' } as const
  await expect(runOperation(command)).resolves.toEqual({ done: true, note: 'two sessions' })
  expect(run).toHaveBeenCalledExactlyOnceWith(command)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { operation: { kind: 'end-sessions' }, note: 'two sessions' },
    expect.any(String),
  )
})

test('an operation that can’t be done says why, under a name that every copy of the module knows', () => {
  const error = new ImpossibleOperation('there is no such page')
  expect([error.name, IMPOSSIBLE, error.message]).toEqual([IMPOSSIBLE, IMPOSSIBLE, 'there is no such page'])
})
