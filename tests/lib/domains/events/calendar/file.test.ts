import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import type { CalendarEntry } from '@/lib/domains/events/calendar/entry'
import { calendarFile } from '@/lib/domains/events/calendar/file'

const entry: CalendarEntry = {
  name: 'Col by lantern light',
  description: 'One col, four groups.',
  startsAt: '2026-03-01T18:05:00Z',
  durationSeconds: 5430,
  url: 'https://site.test/events/view/7?eventSecret=a,b;c',
}
const making = { uid: 'event-7@site.test', product: 'Gruppetto', now: new Date('2026-02-01T09:30:00Z') }

/** What another program reads in the file. */
function read(text: string) {
  const event = ICAL.Component.fromString(text).getFirstSubcomponent('vevent')
  const valueOf = (name: string) => String(event?.getFirstPropertyValue(name) ?? '')
  return { valueOf, event: new ICAL.Event(event ?? undefined) }
}

test('says name, description, start in UTC, duration, address and who it is [EV-021]', () => {
  const { valueOf, event } = read(calendarFile(entry, making))
  expect([event.summary, event.description]).toEqual([entry.name, entry.description])
  expect(valueOf('dtstart')).toBe('2026-03-01T18:05:00Z')
  expect(event.duration.toSeconds()).toBe(5430)
  expect([valueOf('uid'), decodeURIComponent(valueOf('url'))]).toEqual([making.uid, entry.url])
  expect(valueOf('dtstamp')).toBe('2026-02-01T09:30:00Z')
})

test.each([
  'Commas, semicolons; and a back\\slash',
  'First line\n\nsecond line\nthird',
  'Climb 🚵‍♀️ the “wall” – Höhe 100 %, 東京',
  '</script><script>alert(1)</script>',
  'BEGIN:VALARM\nEND:VEVENT\nBEGIN:VEVENT',
  'word '.repeat(200).trim(),
])('keeps every text as it was written: %j', (text) => {
  const { event } = read(calendarFile({ ...entry, name: text, description: text }, making))
  expect([event.summary, event.description]).toEqual([text, text])
})

test('reminds the player a quarter of an hour before', () => {
  const alarm = ICAL.Component.fromString(calendarFile(entry, making))
    .getFirstSubcomponent('vevent')
    ?.getFirstSubcomponent('valarm')
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT15M')
  expect(alarm?.getFirstPropertyValue('description')).toBe(entry.name)
})

test('goes without a description', () => {
  const file = calendarFile({ ...entry, description: undefined }, making)
  expect(read(file).event.description).toBeNull()
  expect(read(file).event.summary).toBe(entry.name)
})

test('is one event, made by us, in lines that every program takes', () => {
  const file = calendarFile({ ...entry, description: 'word '.repeat(100) }, making)
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1)
  expect(file).toContain('PRODID:-//Gruppetto//')
  for (const line of file.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75)
})

test('the same event is the same entry, so that a second import changes the first', () => {
  expect(calendarFile(entry, making)).toBe(calendarFile(entry, making))
})
