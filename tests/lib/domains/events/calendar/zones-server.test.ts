import { createTranslator } from 'next-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import japanese from '@/messages/ja.json'

/** Parts of the world in Japanese, whose order differs from the order of their English names. */
vi.mock('next-intl/server', () => ({
  getTranslations: async () => createTranslator({ locale: 'ja', messages: japanese, namespace: 'calendar.regions' }),
}))

// Lists are made once: each test has modules of its own.
beforeEach(() => void vi.resetModules())
const started = () => import('@/lib/domains/events/calendar/zones-server')

test.each(['en', 'de', 'ja'] as const)(
  'parts of the world, and the places of each, stand in the order of the language: %s',
  async (locale) => {
    const { compare } = new Intl.Collator(locale)
    const list = await (await started()).zonesIn(locale)
    const regions = list.map(({ region }) => region)
    expect(regions.toSorted()).toEqual(Object.values(japanese.calendar.regions).toSorted())
    expect(regions).toEqual(regions.toSorted(compare))
    for (const { zones } of list) {
      const names = zones.map(({ name }) => name)
      expect(names.length).toBeGreaterThan(0)
      expect(names).toEqual(names.toSorted(compare))
    }
  },
)

test('each zone stands in its part of the world, by its place and the name of its time', async () => {
  const list = await (await started()).zonesIn('en')
  const { regions } = japanese.calendar
  const zoneIn = (region: string, zone: string) =>
    list.find((each) => each.region === region)?.zones.find((each) => each.zone === zone)?.name
  expect(zoneIn(regions.Asia, 'Asia/Kolkata')).toBe('Kolkata · India Standard Time')
  expect(zoneIn(regions.America, 'America/New_York')).toBe('New York · Eastern Time')
  expect(zoneIn(regions.America, 'America/Argentina/Buenos_Aires')).toBe('Buenos Aires · Argentina Standard Time')
  expect(zoneIn(regions.Indian, 'Indian/Maldives')).toBe('Maldives · Maldives Time')
})

test('the list of a language is made once, also by several who ask at the same time', async () => {
  const { zonesIn } = await started()
  const supported = vi.spyOn(Intl, 'supportedValuesOf')
  const [one, other] = await Promise.all([zonesIn('fr'), zonesIn('fr')])
  expect(other).toBe(one)
  expect(await zonesIn('fr')).toBe(one)
  expect(await zonesIn('it')).not.toBe(one)
  expect(supported).toHaveBeenCalledTimes(2)
})
