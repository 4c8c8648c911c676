import 'server-only'
import type { Locale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { SingleFlight } from '@/lib/core/single-flight'
import { presentZone } from '@/lib/core/zone-names'
import { siteNow } from '@/lib/core/server/site-clock'
import type { ZoneGroup } from './zone-group'

/** Parts of the world, as the names of zones begin with them. */
const regions = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
] as const

/** The lists of the languages, each made once: that takes tenths of a second, and changes with the runtime alone. */
const made = new Map<Locale, ZoneGroup[]>()
const making = new SingleFlight<ZoneGroup[]>()

/** Every time zone that the runtime knows, by part of the world, named in a language. */
export async function zonesIn(locale: Locale): Promise<ZoneGroup[]> {
  return made.get(locale) ?? making.join(locale, () => makeList(locale))
}

async function makeList(locale: Locale): Promise<ZoneGroup[]> {
  const t = await getTranslations({ locale, namespace: 'calendar.regions' })
  const zones = [...new Set(Intl.supportedValuesOf('timeZone').map(presentZone))]
  const { compare } = new Intl.Collator(locale)
  const list = regions
    .map((region) => ({
      region: t(region),
      zones: zones
        .filter((zone) => zone.startsWith(`${region}/`))
        .map((zone) => ({ zone, name: nameOf(zone, locale) }))
        .toSorted((one, other) => compare(one.name, other.name)),
    }))
    .toSorted((one, other) => compare(one.region, other.region))
  made.set(locale, list)
  return list
}

/** The place, by which a list is searched, and the name of its time: "Kolkata · India Standard Time". */
function nameOf(zone: string, locale: Locale): string {
  const place = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  // This formatter isn't kept: those of some four hundred zones, each used once, would evict the ones in use.
  const parts = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(
    siteNow(),
  )
  const time = parts.find(({ type }) => type === 'timeZoneName')?.value
  return [place, time].join(' · ')
}
