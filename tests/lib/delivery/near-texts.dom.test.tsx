import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startHeadScript } from '../../head-script'
import { travelTo } from '../../travel-to'

const NOW = '2030-05-15T21:30:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(NOW), toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  document.body.innerHTML = ''
})
afterEach(() => {
  vi.useRealTimers()
  document.documentElement.lang = ''
  delete document.documentElement.dataset.clockOffset
})

/** Elements that the server has drawn for everybody, hidden. */
function draw(unit: 'minute' | 'day' | 'start', ...instants: string[]): HTMLElement[] {
  document.body.innerHTML = instants.map((each) => `<span data-near="${unit} ${each}" hidden> </span>`).join('')
  return [...document.querySelectorAll<HTMLElement>('span')]
}
const shown = (places: HTMLElement[]) => places.map(({ hidden, textContent }) => (hidden ? undefined : textContent))

test('a start says how near it is for the hour before it, in the language of the page', async () => {
  const places = draw(
    'minute',
    '2030-05-15T21:30:00Z',
    '2030-05-15T21:30:01Z',
    '2030-05-15T21:42:00Z',
    '2030-05-15T22:30:00Z',
    '2030-05-15T22:30:01Z',
  )
  await startHeadScript()
  expect(shown(places)).toEqual([undefined, 'in 1 min.', 'in 12 min.', 'in 60 min.', undefined])
  document.documentElement.lang = 'ja'
  await startHeadScript()
  expect(shown(places)[2]).toBe('12 分後')
})

test('goes on with the clock, from before the hour to the start, without anything else on the page', async () => {
  const places = draw('minute', '2030-05-15T22:31:30Z')
  await startHeadScript()
  expect(shown(places)).toEqual([undefined])
  vi.advanceTimersByTime(90_000)
  expect(shown(places)).toEqual(['in 60 min.'])
  vi.advanceTimersByTime(59 * 60_000)
  expect(shown(places)).toEqual(['in 1 min.'])
  vi.advanceTimersByTime(60_000)
  expect(shown(places)).toEqual([undefined])
})

test('counts by the clock of the site, where trials have moved it', async () => {
  const places = draw('minute', '2030-05-15T21:42:00Z')
  document.documentElement.dataset.clockOffset = '-60000'
  await startHeadScript()
  expect(shown(places)).toEqual(['in 13 min.'])
})

test.each([
  ['UTC', ['today', 'tomorrow', undefined]],
  ['Europe/Berlin', [undefined, 'today', 'tomorrow']],
  ['America/Los_Angeles', ['today', 'today', 'tomorrow']],
])('in %s a day is today or tomorrow by the days of that zone', async (zone, expected) => {
  vi.setSystemTime('2030-05-15T22:30:00.000Z') // in Berlin it is the 16th by now
  travelTo(zone)
  const places = draw('day', '2030-05-15T18:00:00Z', '2030-05-16T06:30:00Z', '2030-05-17T06:30:00Z')
  await startHeadScript()
  expect(shown(places)).toEqual(expected)
})

test('until a start the largest unit counts, days by the days of the zone, and nothing after it', async () => {
  travelTo('Europe/Berlin')
  const places = draw(
    'start',
    '2030-05-15T21:30:00Z',
    '2030-05-15T22:00:00Z',
    '2030-05-15T23:30:00Z',
    '2030-05-16T22:30:00Z',
    '2030-05-20T06:00:00Z',
  )
  await startHeadScript()
  expect(shown(places)).toEqual([undefined, 'in 30 min.', 'in 2 hr.', 'in 2 days', 'in 5 days'])
})
