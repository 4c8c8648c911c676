import { expect, test, vi } from 'vitest'
import { zonesIn } from '@/lib/domains/events/calendar/zones-server'

test('parts of the world, and the places of each, stand in the order of the language', async () => {
  for (const locale of ['en', 'de', 'ja'] as const) {
    const { compare } = new Intl.Collator(locale)
    const list = await zonesIn(locale)
    const regions = list.map(({ region }) => region)
    expect(regions).toHaveLength(10)
    expect(regions).toEqual(regions.toSorted(compare))
    for (const { zones } of list) {
      const names = zones.map(({ name }) => name)
      expect(names.length).toBeGreaterThan(0)
      expect(names).toEqual(names.toSorted(compare))
    }
  }
})

test('each zone stands in its part of the world, by its place and the name of its time', async () => {
  const list = await zonesIn('en')
  const zoneIn = (region: string, zone: string) =>
    list.find((each) => each.region === region)?.zones.find((each) => each.zone === zone)?.name
  expect(zoneIn('Asia', 'Asia/Kolkata')).toBe('Kolkata · India Standard Time')
  expect(zoneIn('America', 'America/New_York')).toBe('New York · Eastern Time')
  expect(zoneIn('America', 'America/Argentina/Buenos_Aires')).toBe('Buenos Aires · Argentina Standard Time')
  expect(zoneIn('Indian Ocean', 'Indian/Maldives')).toBe('Maldives · Maldives Time')
})

test('the list of a language is made once, also by several who ask at the same time', async () => {
  vi.resetModules()
  const { zonesIn: zonesOf } = await import('@/lib/domains/events/calendar/zones-server')
  const supported = vi.spyOn(Intl, 'supportedValuesOf')
  const [one, other] = await Promise.all([zonesOf('fr'), zonesOf('fr')])
  expect(other).toBe(one)
  expect(await zonesOf('fr')).toBe(one)
  expect(await zonesOf('it')).not.toBe(one)
  expect(supported).toHaveBeenCalledTimes(2)
})
