import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventGroups } from '@/components/events/event-groups'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { eventWith, subgroupWith } from '../../lib/support/events'

async function startsOf(startsAt: string, ofGroups: readonly string[]): Promise<(string | undefined)[]> {
  const subgroups = ofGroups.map((each, index) => subgroupWith({ id: String(70 + index), startsAt: each }))
  const signUp = { notices: { women_only: null, category_enforcement: null }, now: new Date('2026-03-01T12:00:00Z') }
  const event = eventWith({ startsAt, subgroups })
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(await resolveTree(<EventGroups event={event} locale="en" signUp={signUp} />))
  return [...place.querySelectorAll('time')].map(({ textContent }) => textContent ?? undefined)
}

test('a group names its day if that may be the next one where the visitor is', async () => {
  const starts = ['2026-03-10T14:55:00.000Z', '2026-03-10T14:59:00.000Z', '2026-03-10T15:05:00.000Z']
  expect(await startsOf('2026-03-10T14:55:00.000Z', starts)).toEqual([
    '2:55 PM UTC',
    '2:59 PM UTC',
    'Tue, Mar 10, 3:05 PM UTC',
  ])
})
