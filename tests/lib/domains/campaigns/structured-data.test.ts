import { expect, test } from 'vitest'
import { problemsOfAll } from '@/e2e/support/structured-data'
import { campaignStructuredData } from '@/lib/domains/campaigns/structured-data'

const campaign = {
  name: 'The Tour',
  description: 'Three passes.',
  url: 'https://site.test/campaigns/tour',
  site: { name: 'Gruppetto', url: 'https://site.test' },
}
const first = { name: 'First pass', startsAt: '2026-03-01T18:00:00.000Z', endsAt: '2026-03-08T18:00:00.000Z' }
const second = { name: 'Second pass', startsAt: '2026-03-08T18:00:00.000Z', endsAt: '2026-03-15T18:00:00.000Z' }

test('a campaign is a series of its stages, from the first start to the last end', () => {
  const data = campaignStructuredData({ ...campaign, stages: [second, first] })
  expect(problemsOfAll([data ?? {}])).toEqual([])
  expect(data).toMatchObject({
    '@type': 'EventSeries',
    startDate: first.startsAt,
    endDate: second.endsAt,
    subEvent: [
      { name: 'Second pass', startDate: second.startsAt },
      { name: 'First pass', startDate: first.startsAt },
    ],
  })
})

test('the series has no end while a stage has none', () => {
  const data = campaignStructuredData({ ...campaign, stages: [first, { ...second, endsAt: undefined }] })
  expect(data?.endDate).toBeUndefined()
})

test('a campaign whose page dates no stage is no event to search engines', () => {
  expect(campaignStructuredData({ ...campaign, stages: [] })).toBeUndefined()
})
