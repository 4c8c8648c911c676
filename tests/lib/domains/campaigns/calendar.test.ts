import { expect, test } from 'vitest'
import { campaignEntries } from '@/lib/domains/campaigns/calendar'

const tour = {
  shortName: 'tour',
  path: '/campaigns/the-tour',
  title: 'The Tour',
  description: 'Five climbs',
  startsAt: { registration: '2026-03-01T10:00:00Z', campaign: '2026-03-15T10:00:00Z', post: '2026-03-16T10:00:00Z' },
}
const entriesOf = (startsAt: object) =>
  campaignEntries([{ ...tour, startsAt }], (path) => `https://site.test${path}`, 'site.test')

test('a campaign is in calendars from its start to its end, under the same id each time', () => {
  expect(entriesOf(tour.startsAt)).toEqual([
    {
      uid: 'campaign-tour@site.test',
      name: 'The Tour',
      description: 'Five climbs',
      startsAt: '2026-03-15T10:00:00Z',
      durationSeconds: 86_400,
      url: 'https://site.test/campaigns/the-tour',
    },
  ])
})

test.each([
  ['without a start', { post: tour.startsAt.post }],
  ['without an end', { campaign: tour.startsAt.campaign }],
  ['that ends before it starts', { campaign: tour.startsAt.post, post: tour.startsAt.campaign }],
])('a campaign %s is left out', (_, startsAt) => {
  expect(entriesOf(startsAt)).toEqual([])
})
