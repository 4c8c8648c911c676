import { isRecord } from '@/lib/core/is-record'

/** The time zones of a part of the world, to choose from. */
export type ZoneGroup = { region: string; zones: { zone: string; name: string }[] }

/** Whether an answer is the list of zones. */
export function isZoneList(value: unknown): value is ZoneGroup[] {
  return Array.isArray(value) && value.every(isZoneGroup)
}

function isZoneGroup(value: unknown): value is ZoneGroup {
  if (!isRecord(value)) return false
  const { region, zones } = value
  return typeof region === 'string' && Array.isArray(zones) && zones.every(isNamed)
}

const isNamed = (value: unknown) => isRecord(value) && typeof value.zone === 'string' && typeof value.name === 'string'
