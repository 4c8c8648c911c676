import { beforeEach, expect, test, vi } from 'vitest'
import { AppError, NotFoundError, UpstreamError } from '@/lib/core/errors'
import { gapForMember, gapInPage } from '@/lib/core/server/gap'
import { log } from '@/lib/core/server/log'

/** Seconds that the cached reads of the page being made allow it to live. */
const { lives } = vi.hoisted(() => ({ lives: [] as (number | undefined)[] }))

vi.mock('next/cache', () => ({
  unstable_cache: (read: () => unknown, _key: string[], { revalidate }: { revalidate?: number }) => {
    lives.push(revalidate)
    return read
  },
}))

const down = new UpstreamError({ service: 'game', operation: 'getEvent', kind: 'timeout' })
let warn = vi.spyOn(log, 'warn')

beforeEach(() => {
  lives.length = 0
  warn = vi.spyOn(log, 'warn').mockReturnValue()
})

test('a page goes on without a part that failed, says why in the log, and lives for seconds', async () => {
  await expect(Promise.reject(down).catch(gapInPage('no results', { eventId: 7 }, []))).resolves.toEqual([])
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: down, eventId: 7 }, 'no results')
  expect(lives).toEqual([15])
})

test('that something does not exist leaves a gap, too, and the page its usual life', async () => {
  const gone = new NotFoundError('event 7')
  await expect(Promise.reject(gone).catch(gapInPage('no card', {}, 'placeholder'))).resolves.toBe('placeholder')
  expect(warn).toHaveBeenCalledOnce()
  expect(lives).toEqual([])
})

test('an answer for a player goes on without a part that failed, and says why in the log', async () => {
  await expect(Promise.reject(down).catch(gapForMember('no ride', { eventId: 7 }, undefined))).resolves.toBeUndefined()
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: down, eventId: 7 }, 'no ride')
  expect(lives).toEqual([])
})

test('a session that has ended is no gap in a player’s answer', async () => {
  const ended = new AppError('not_signed_in')
  await expect(Promise.reject(ended).catch(gapForMember('no ride', {}, undefined))).rejects.toBe(ended)
  expect(warn).not.toHaveBeenCalled()
})
