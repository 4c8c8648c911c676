import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { findCountry } from '@/lib/domains/session/country-server'
import { aMember } from '../../support/member'

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue())

const failing = (error: Error) => ({ ...aMember, call: () => Promise.reject(error) })

test('a profile that can’t be had is no country; a session that has ended is told as that', async () => {
  const err = new AppError('upstream_unavailable')
  expect(await findCountry(failing(err))).toBeNull()
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err }, 'the player’s country is not known')
  await expect(findCountry(failing(new AppError('not_signed_in')))).rejects.toMatchObject({ code: 'not_signed_in' })
})

test.each([
  [undefined, false],
  ['x-country', true],
])('pages ask where visitors are where a proxy says so: %s, %s', async (header, isTold) => {
  vi.resetModules()
  vi.stubEnv('COUNTRY_HEADER', header)
  expect((await import('@/lib/domains/session/country-server')).isCountryTold()).toBe(isTold)
})
