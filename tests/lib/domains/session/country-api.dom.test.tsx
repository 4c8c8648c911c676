import { http } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import { askCountry } from '@/lib/domains/session/country-api'
import { knownCountry, tellCountry } from '@/lib/domains/session/country-choice'
import { ownApi, problemAnswer } from '../../support/own-api'

const HOME = 'GET /api/profile/country'
const PLACE = 'GET /api/country'

/** Our API, where the profile and the proxy say so. */
const says = (home: Response, place: Response) =>
  ownApi(
    http.get('/api/profile/country', () => home.clone()),
    http.get('/api/country', () => place.clone()),
  )
const country = (code: string | null) => Response.json({ country: code })
const failing = problemAnswer('upstream_unavailable', 503)

beforeEach(() => {
  tellCountry(null)
  delete document.documentElement.dataset.player
})

test('a player is at home where the profile says, and nobody asks where else', async () => {
  document.documentElement.dataset.player = 'on'
  const asked = says(country('NO'), country('CA'))
  await askCountry(true)
  expect(knownCountry()).toBe('NO')
  expect(asked).toEqual([HOME])
})

test.each([
  ['says nothing', country(null)],
  ['can’t be had', failing],
])('a player whose profile %s is where the proxy in front says', async (_, home) => {
  document.documentElement.dataset.player = 'on'
  const asked = says(home, country('CA'))
  await askCountry(true)
  expect(knownCountry()).toBe('CA')
  expect(asked).toEqual([HOME, PLACE])
})

test('a visitor is where the proxy in front says, and nobody is asked where there is none', async () => {
  const asked = says(country('NO'), country('CA'))
  await askCountry(false)
  expect(knownCountry()).toBeUndefined()
  expect(asked).toEqual([])
  await Promise.all([askCountry(true), askCountry(true)])
  expect(knownCountry()).toBe('CA')
  expect(asked).toEqual([PLACE])
})

test('what can’t be had leaves it to the page', async () => {
  says(failing, failing)
  await askCountry(true)
  expect(knownCountry()).toBeUndefined()
})
