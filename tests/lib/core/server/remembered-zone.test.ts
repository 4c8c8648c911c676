import { expect, test, vi } from 'vitest'
import { hostCookieName } from '@/lib/core/server/host-cookie'
import { rememberedZone } from '@/lib/core/server/remembered-zone'
import { ZONE_COOKIE } from '@/lib/core/zone'

const sent = vi.hoisted(() => ({ cookie: undefined as string | undefined }))
vi.mock('next/headers', () => ({
  headers: async () => new Headers(sent.cookie === undefined ? {} : { cookie: sent.cookie }),
}))

const zoneOf = (cookie: string | undefined) => {
  sent.cookie = cookie
  return rememberedZone()
}

test.each([
  ['Europe/Madrid', 'Europe/Madrid'],
  ['Nowhere/City', undefined],
  ['', undefined],
])('the zone “%s” that a visitor has chosen is %s', async (written, zone) => {
  expect(await zoneOf(`other=1; ${hostCookieName(ZONE_COOKIE)}=${written}`)).toBe(zone)
})

test('who has chosen none has none', async () => {
  expect([await zoneOf(undefined), await zoneOf('other=Europe/Madrid')]).toEqual([undefined, undefined])
})
