import { beforeEach, expect, test, vi } from 'vitest'
import { GET as getCountry } from '@/app/api/country/route'
import { GET as getHome } from '@/app/api/profile/country/route'
import { CLIENT_COUNTRY_HEADER } from '@/lib/core/server/client-country'
import { log } from '@/lib/core/server/log'
import { playerRequest } from '../../lib/support/member'
import { gameProfileAnswer } from '../../lib/support/profiles'
import { NOW, requestTo } from '../../lib/support/session'
import { stubUpstream } from '../../lib/support/upstream'

const context = { params: Promise.resolve({}) }

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
  vi.spyOn(log, 'warn').mockReturnValue()
})

test.each([
  [{ [CLIENT_COUNTRY_HEADER]: 'CA' }, 'CA'],
  [{ 'cf-ipcountry': 'CA', 'x-country': 'CA' }, null],
])(
  'a visitor who comes with %j is in %s; it is said to nobody else',
  async (headers: Record<string, string>, country) => {
    const asked = stubUpstream(() => new Response('', { status: 500 }))
    const answer = await getCountry(requestTo('/api/country', { headers }))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    await expect(answer.json()).resolves.toEqual({ country })
    expect(asked).toEqual([])
  },
)

test.each([
  ['NO', 'NO'],
  ['Norway', null],
  [null, null],
])('a player whose profile says %j lives in %s', async (countryCode, country) => {
  stubUpstream(() => Response.json({ ...gameProfileAnswer, countryCode }))
  const answer = await getHome(await playerRequest('/api/profile/country'), context)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  await expect(answer.json()).resolves.toEqual({ country })
})

test('a profile that cannot be had is no country, and the log says why', async () => {
  stubUpstream(() => new Response('', { status: 403 }))
  const answer = await getHome(await playerRequest('/api/profile/country'), context)
  expect(answer.status).toBe(200)
  await expect(answer.json()).resolves.toEqual({ country: null })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'the player’s country is not known')
})

test('nobody else is told where a player lives', async () => {
  const asked = stubUpstream(() => Response.json(gameProfileAnswer))
  expect((await getHome(requestTo('/api/profile/country'), context)).status).toBe(401)
  expect(asked).toEqual([])
})
