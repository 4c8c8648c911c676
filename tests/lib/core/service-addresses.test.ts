import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memberPages } from '@/lib/core/paths'
import { serviceOfAddress } from '@/lib/core/service-addresses'

const root = join(import.meta.dirname, '../../..')

/** Addresses of our API that no service is needed for, or that are for content. */
const OF_NO_SERVICE = [
  '/api/country',
  '/api/exit-preview',
  '/api/frames',
  '/api/pictures/campaigns',
  '/api/pictures/site',
  '/api/policy-reports',
  '/api/preview',
  '/api/revalidate',
  '/api/search',
  '/api/sizes',
]

test('an address belongs to a service as a whole part of its path', () => {
  expect(serviceOfAddress('/events')).toBe('game')
  expect(serviceOfAddress('/events/view/7')).toBe('game')
  expect(serviceOfAddress('/eventsmap')).toBeUndefined()
  expect(serviceOfAddress('/about')).toBeUndefined()
  expect(serviceOfAddress('/')).toBeUndefined()
})

test('the service of a longer beginning precedes that of a shorter one', () => {
  expect(serviceOfAddress('/settings')).toBe('game')
  expect(serviceOfAddress('/settings/membership')).toBe('memberships')
  expect(serviceOfAddress('/api/membership')).toBe('memberships')
  expect(serviceOfAddress('/api/membership/card-form')).toBe('cardForm')
  expect(serviceOfAddress('/api/pictures/events/7/en')).toBe('game')
  expect(serviceOfAddress('/api/pictures/fundraisers/7/8/en')).toBe('fundraising')
  expect(serviceOfAddress('/api/pictures/news/7/en')).toBe('articles')
  expect(serviceOfAddress('/api/pictures/plans/en')).toBe('memberships')
  expect(serviceOfAddress('/api/pictures/site/en')).toBeUndefined()
})

test('every page of a player needs the game or something that needs it', () => {
  const needed = new Set(memberPages.map(({ path }) => serviceOfAddress(path)))
  expect(needed).toEqual(new Set(['game', 'memberships', 'fundraising']))
})

test('every route of our API belongs to a service, or is known to need none', () => {
  const routes = globSync('app/api/**/route.{ts,tsx}', { cwd: root }).map(
    (file) => `/${file.replace(/^app\/|\/route\.tsx?$/g, '')}`,
  )
  const without = routes.filter((path) => serviceOfAddress(path) === undefined && !path.startsWith('/api/['))
  expect(routes.length).toBeGreaterThan(40)
  expect(without.filter((path) => !OF_NO_SERVICE.some((each) => path.startsWith(each)))).toEqual([])
})
