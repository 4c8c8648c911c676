import { expect, test, vi } from 'vitest'

/** The module as a site loads it that does without some services. */
async function siteWithout(...names: string[]) {
  vi.resetModules()
  for (const name of names) vi.stubEnv(name, 'off')
  return import('@/lib/core/server/off')
}

test('a site that has all services has all addresses', async () => {
  const { isOff, isOffAddress } = await siteWithout()
  expect([isOff('articles'), isOff('game')]).toEqual([false, false])
  expect(['/news', '/events', '/', '/feeds/en.xml'].filter(isOffAddress)).toEqual([])
})

test('without a service its addresses are not there, and all others are', async () => {
  const { isOff, isOffAddress } = await siteWithout('ARTICLES_API_URL')
  expect([isOff('articles'), isOff('game')]).toEqual([true, false])
  expect(isOffAddress('/feeds/en.xml')).toBe(true)
  expect(['/events', '/', '/nowhere'].filter(isOffAddress)).toEqual([])
})
