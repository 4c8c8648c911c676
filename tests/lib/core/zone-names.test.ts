import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { isSameZone, knownZone, presentZone } from '@/lib/core/zone-names'

const present = readFileSync(new URL('zone-tab.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
const supported = Intl.supportedValuesOf('timeZone')

test('each zone that the runtime lists has its present name, by which the runtime knows it', () => {
  const names = new Set(present)
  // A zone may be newer than the list of names; then it has none of these.
  const known = new Set(present.map(knownZone))
  const former = supported.filter((zone) => known.has(zone) && !names.has(presentZone(zone)) && zone !== 'UTC')
  expect(former).toEqual([])
  expect(supported.filter((zone) => knownZone(presentZone(zone)) !== zone)).toEqual([])
})

test('no two zones have one name, and a present name stays', () => {
  expect(new Set(supported.map(presentZone)).size).toBe(supported.length)
  expect(present.filter((name) => presentZone(name) !== name)).toEqual([])
})

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata', true],
  ['America/Godthab', 'America/Nuuk', true],
  ['asia/kolkata', 'Asia/Kolkata', true],
  ['Etc/UTC', 'UTC', true],
  ['Asia/Kolkata', 'Asia/Colombo', false],
  ['Europe/Stockholm', 'Europe/Berlin', false],
  ['Mars/Olympus', 'Mars/Olympus', true],
  ['Mars/Olympus', 'UTC', false],
  ['+05:30', 'Asia/Kolkata', false],
])('%s and %s are one zone: %s', (one, other, isSame) => {
  expect(isSameZone(one, other)).toBe(isSame)
})

test('whether a name is the runtime’s own is asked of it once; of other spellings nothing is kept', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  const countOf = (name: string) => {
    knownZone(name)
    asked.mockClear()
    expect(knownZone(name)).toBe('Europe/Lisbon')
    return asked.mock.calls.length
  }
  expect([countOf('Europe/Lisbon'), countOf('europe/lisbon')]).toEqual([0, 1])
})
