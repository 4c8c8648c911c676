import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadScript, RELOAD_OFFER_ID } from '@/components/ui/load-script'

const missing = () => Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })

let offers = 0

beforeEach(() => {
  vi.useFakeTimers()
  offers = 0
  document.body.innerHTML = `<div id="${RELOAD_OFFER_ID}"></div>`
  Object.assign(document.getElementById(RELOAD_OFFER_ID) ?? {}, { showPopover: () => (offers += 1) })
})
afterEach(() => vi.useRealTimers())

test('a script that does not arrive at first is requested again', async () => {
  const load = vi.fn().mockRejectedValueOnce(missing()).mockRejectedValueOnce(missing()).mockResolvedValue('loaded')
  const loading = loadScript(load)
  await vi.runAllTimersAsync()
  await expect(loading).resolves.toBe('loaded')
  expect([load.mock.calls.length, offers]).toEqual([3, 0])
})

test('one that is gone makes the page offer to be loaded again', async () => {
  const load = vi.fn().mockImplementation(() => Promise.reject(missing()))
  const loading = loadScript(load).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  await expect(loading).resolves.toMatchObject({ name: 'ChunkLoadError' })
  expect([load.mock.calls.length, offers]).toEqual([3, 1])
})

test('one that arrives and fails is not requested again: it would fail again', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('broken'))
  await expect(loadScript(load)).rejects.toThrow('broken')
  expect([load.mock.calls.length, offers]).toEqual([1, 0])
})
