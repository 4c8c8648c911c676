import { memo, useState } from 'react'
import { zoneName } from '@/components/ui/local-time/day-text'
import { visitorZoneName } from '@/components/ui/local-time/in-visitor-zone'
import { useUnheardChoice } from '@/components/ui/use-unheard-choice'
import { useBrowserZone } from '@/components/ui/use-visitor-zone'
import { browserZone, keepZone } from '@/lib/core/zone'
import { isSameZone, presentZone } from '@/lib/core/zone-names'
import { listZones } from '@/lib/domains/events/calendar/api'
import type { ZoneGroup } from '@/lib/domains/events/calendar/zone-group'

/**
 * Time zones that a list begins with, from west to east: one for each set of daylight-saving rules with a large
 * population.
 */
const commonZones = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Halifax',
  'America/St_Johns',
  'America/Sao_Paulo',
  'UTC',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Africa/Johannesburg',
  'Europe/Moscow',
  'Asia/Tehran',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const

/** The zones to choose from beside one of them, by their present names, including those in use. */
function zonesBeside(zone: string, ...used: string[]): string[] {
  const names = new Set([...used, ...commonZones].map(presentZone))
  names.delete(presentZone(zone))
  return [...names]
}

const NONE: readonly ZoneGroup[] = []

/**
 * All zones that there are, in the language of the page; none before `load` has been called, by whatever comes before a
 * choice. Without them there are still those that a list begins with, so a failure is not shown.
 */
function useAllZones(locale: string): { groups: readonly ZoneGroup[]; load: () => void } {
  const [groups, setGroups] = useState(NONE)
  const [isAsked, setAsked] = useState(false)
  const load = () => {
    if (isAsked) return
    setAsked(true)
    listZones(locale).then(setGroups, () => setAsked(false))
  }
  return { groups, load }
}

type ZoneChoiceProps = {
  label: string
  zone: string
  visitorZone: string
  /** Called with the chosen zone; undefined for the browser's own, which an address doesn't name. */
  choose: (zone: string | undefined) => void
  /** The instant whose offsets from UTC are named. */
  hour: number
  locale: string
}

/** The time zone in which the calendar shows its events; the choice is remembered for every page. */
export function ZoneChoice({ label, choose, ...options }: ZoneChoiceProps) {
  const chooseZone = (value: string) => {
    keepZone(value)
    choose(isSameZone(value, browserZone()) ? undefined : value)
  }
  const { groups, load } = useAllZones(options.locale)
  const ownZone = useBrowserZone()
  // An address may name the zone otherwise than the list does.
  const chosen = isSameZone(options.zone, options.visitorZone) ? options.visitorZone : presentZone(options.zone)
  const list = useUnheardChoice<HTMLSelectElement>(chosen, chooseZone)
  return (
    <label className="grid min-w-0 gap-1">
      <span className="text-sm font-semibold">{label}</span>
      <select
        name="zone"
        ref={list}
        value={chosen}
        onPointerEnter={load}
        onFocus={load}
        onChange={({ target: { value } }) => chooseZone(value)}
        className="field-input"
      >
        <ZoneOptions {...options} ownZone={ownZone} groups={groups} />
      </select>
    </label>
  )
}

type ZoneOptionsProps = Omit<ZoneChoiceProps, 'label' | 'choose'> & { ownZone: string; groups: readonly ZoneGroup[] }

/**
 * The visitor's own zone and two dozen others, with their offsets from UTC; then, once they are there, all that there are.
 * Memoized, since they are the same on every page of the calendar.
 */
const ZoneOptions = memo(function ZoneOptions({ zone, visitorZone, ownZone, hour, locale, groups }: ZoneOptionsProps) {
  const at = new Date(hour)
  const others = zonesBeside(visitorZone, zone, ownZone)
  const listed = new Set([presentZone(visitorZone), ...others])
  return (
    <>
      <option key="own" value={visitorZone} {...visitorZoneName(at)}>
        {zoneName(visitorZone, locale, at)}
      </option>
      {others.map((each) => (
        <option key={each} value={each} suppressHydrationWarning>
          {zoneName(each, locale, at)}
        </option>
      ))}
      {groups.map(({ region, zones }) => (
        <optgroup key={region} label={region}>
          {zones
            .filter((each) => !listed.has(each.zone))
            .map((each) => (
              <option key={each.zone} value={each.zone}>
                {each.name}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  )
})
