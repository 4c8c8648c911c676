import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EventRoute } from '@/components/events/event-route'
import type { Locale } from '@/i18n/locales'
import type { Event, Route } from '@/lib/domains/events/schema'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { eventWith } from '../../lib/support/events'

const route: Route = { id: '3', name: 'Col de la Brume', laps: 2, distance: 17_060, elevation: 840 }

async function drawn(changes: { event?: Partial<Event>; route?: Partial<Route>; locale?: Locale } = {}) {
  const place = document.createElement('div')
  const { event, locale = 'en' } = changes
  const tree = <EventRoute event={eventWith(event)} route={{ ...route, ...changes.route }} locale={locale} />
  place.innerHTML = renderToStaticMarkup(await resolveTree(tree))
  const facts = [...place.querySelectorAll('dl > div')].map((fact) =>
    [...fact.querySelectorAll('dt, dd > span')].map(({ textContent }) => textContent),
  )
  return { place, facts, duration: place.querySelector('dl > div:last-child dd')?.textContent }
}

test('says how far and how high all laps are, in kilometres and in miles [EV-013, EV-014]', async () => {
  const { facts } = await drawn()
  expect(facts.slice(0, 2)).toEqual([
    ['Length', '34.1 km', '21.2 mi'],
    ['Climb', '1,680 m', '5,512 ft'],
  ])
})

test('writes numbers as the language does', async () => {
  const { facts } = await drawn({ locale: 'de' })
  expect(facts[0]).toEqual(['Length', '34,1 km', '21,2 mi'])
})

test.each([
  [undefined, '60 min'],
  [5430, '91 min'],
  [7200, '120 min'],
  [7500, '2 h 5 min'],
])('%s seconds last %s [EV-022, EV-132]', async (durationSeconds, expected) => {
  const { duration } = await drawn({ event: { durationSeconds } })
  expect(duration).toBe(expected)
})

test('names route and laps, and draws the climbs with words for those who can’t see them', async () => {
  const { place } = await drawn()
  expect(place.querySelector('h2')).toHaveTextContent('Col de la Brume')
  expect(place).toHaveTextContent('2 laps')
  expect(place.querySelector('svg[role=img]')).toHaveAccessibleName(
    'Sketch of the climbs on one lap of Col de la Brume',
  )
})

test('the steeper the route the higher its picture, within bounds', async () => {
  const heightOf = async (elevation: number) => {
    const { place } = await drawn({ route: { elevation } })
    return Number(place.querySelector('svg')?.getAttribute('viewBox')?.split(' ').at(-1))
  }
  const [flat, hilly, steep, steeper] = await Promise.all([0, 200, 2000, 9000].map(heightOf))
  expect(flat).toBeLessThan(hilly ?? 0)
  expect(hilly).toBeLessThan(steep ?? 0)
  expect(steeper).toBe(steep)
})
