import { expect, test } from 'vitest'
import { problemsOfAll } from '@/e2e/support/structured-data'

const place = { '@type': 'VirtualLocation', url: 'https://site.test/e' }
const event = { '@type': 'SportsEvent', name: 'Col', startDate: '2030-03-06T12:00:00Z', location: place }

test('finds nothing in what schema.org and search engines accept', () => {
  expect(problemsOfAll([event])).toEqual([])
})

test.each<[string, object, string]>([
  ['a type that there is not', { ...event, '@type': 'BikeEvent' }, 'BikeEvent: no type BikeEvent'],
  ['a property of other types', { ...event, price: '5' }, 'SportsEvent.price: no property of SportsEvent'],
  ['a thing of the wrong type', { ...event, organizer: place }, 'SportsEvent.organizer: may not be a VirtualLocation'],
  [
    'a value that is none of its list',
    { ...event, eventStatus: 'https://schema.org/EventGone' },
    'SportsEvent.eventStatus: "https://schema.org/EventGone" is none of EventStatusType, IdReference',
  ],
  ['a start without a zone', { ...event, startDate: '2030-03-06T12:00:00' }, 'SportsEvent: begins in no zone'],
  ['what search engines need', { ...event, name: undefined }, 'SportsEvent: needs name'],
  ['the same deep inside', { ...event, subEvent: [{ ...event, name: '' }] }, 'SportsEvent.subEvent: needs name'],
])('finds %s', (_, thing, problem) => {
  expect(problemsOfAll([thing])).toContain(problem)
})

test('finds that a page has its questions twice', () => {
  const question = { '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } }
  const page = { '@type': 'FAQPage', mainEntity: [question] }
  expect(problemsOfAll([page])).toEqual([])
  expect(problemsOfAll([page, page])).toEqual(['FAQPage: more than one on a page'])
})
