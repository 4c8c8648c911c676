import { expect, test } from 'vitest'
import { GET } from '@/app/api/events/zones/route'
import { locales } from '@/i18n/locales'
import { isZoneList } from '@/lib/domains/events/calendar/zone-group'
import { requestTo } from '../../../lib/support/session'

const ask = (search: string) => GET(requestTo(`/api/events/zones${search}`), { params: Promise.resolve({}) })

/** The name under which the runtime lists a zone. */
const asListed = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

async function zonesOf(locale: string) {
  const answer: unknown = await (await ask(`?locale=${locale}`)).json()
  if (!isZoneList(answer)) throw new Error('no list of zones')
  return answer
}

test.each(locales)('in %s every zone that there is can be chosen, once', async (locale) => {
  const listed = (await zonesOf(locale)).flatMap(({ zones }) => zones.map(({ zone }) => zone))
  expect(listed.length).toBeGreaterThan(400)
  expect(new Set(listed.map(asListed))).toEqual(new Set(Intl.supportedValuesOf('timeZone')))
  expect(listed).toHaveLength(new Set(listed).size)
})

test('zones are named in the visitor’s language, by parts of the world, and places as they are called today', async () => {
  const german = await zonesOf('de')
  expect(german.map(({ region }) => region)).toContain('Indian Ocean') // tests have English messages
  const names = german.flatMap(({ zones }) => zones.map(({ name }) => name))
  expect(names).toContain('Rome · Mitteleuropäische Zeit')
  expect(names).toContain('Kolkata · Indische Normalzeit')
  expect(names.some((name) => name.startsWith('Calcutta'))).toBe(false)
})

test('all caches may keep the list for a day, and only languages of the site have one', async () => {
  expect((await ask('?locale=en')).headers.get('cache-control')).toBe('public, max-age=86400')
  expect((await ask('?locale=xx')).status).toBe(400)
  expect((await ask('')).status).toBe(400)
})
