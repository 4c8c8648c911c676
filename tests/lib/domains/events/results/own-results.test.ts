import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byMonth, resultsFile, resultsPage, type PastStart } from '@/lib/domains/events/results/own-results'

const start = (changes: Partial<PastStart> = {}): PastStart => ({
  eventId: '7',
  subgroupId: '70',
  name: 'Col by lantern light',
  type: 'race',
  startsAt: '2026-03-01T18:05:00Z',
  category: 'B',
  ...changes,
})

/** Few instants, so that many starts share one. */
const starts = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: -2, max: 6 })), {
    selector: ([id]) => id,
    maxLength: 60,
  })
  .map((drawn) =>
    drawn.map(([subgroupId, day]) =>
      start({ subgroupId: String(subgroupId), startsAt: new Date(day * 86_400_000).toISOString() }),
    ),
  )

/** The ids of every page, from the latest on. */
function walk(all: readonly PastStart[], most: number): string[][] {
  const pages: string[][] = []
  let after: string | undefined
  do {
    const { starts: shown, next } = resultsPage(all, after, most)
    pages.push(shown.map(({ subgroupId }) => subgroupId))
    after = next
  } while (after !== undefined && pages.length <= all.length)
  return pages
}

describe('pages of results', () => {
  test('have every start once, the latest first, and never more than a page holds', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 25 }), (all, most) => {
        const pages = walk(all, most)
        const inOrder = all.toSorted(
          (one, other) =>
            Date.parse(other.startsAt) - Date.parse(one.startsAt) || Number(other.subgroupId) - Number(one.subgroupId),
        )
        expect(pages.flat()).toEqual(inOrder.map(({ subgroupId }) => subgroupId))
        for (const page of pages.slice(0, -1)) expect(page).toHaveLength(most)
        expect(pages.at(-1)?.length ?? 0).toBeLessThanOrEqual(most)
        expect(pages.length).toBe(Math.max(1, Math.ceil(all.length / most)))
      }),
    )
  })

  test('go on where they were when the player has a later start, and without the one that was last', () => {
    const all = [5, 4, 3, 2, 1].map((day) => start({ subgroupId: String(day), startsAt: `2026-03-0${day}T18:00:00Z` }))
    const { next } = resultsPage(all, undefined, 2)
    const later = [start({ subgroupId: '9', startsAt: '2026-03-09T18:00:00Z' }), ...all].filter(
      ({ subgroupId }) => subgroupId !== '4',
    )
    expect(resultsPage(later, next, 2).starts.map(({ subgroupId }) => subgroupId)).toEqual(['3', '2'])
  })

  test.each([
    '',
    'x',
    '1',
    '1.',
    '.1',
    '1.a/b',
    '1..',
    '1e3.4',
    '1.2 ',
    `${'9'.repeat(400)}.1`,
    'NaN.NaN',
    '<svg>',
    '١.٢',
  ])('begin with the latest where the address says %j', (after) => {
    expect(resultsPage([start()], after, 20).starts).toHaveLength(1)
  })
})

describe('months', () => {
  const rows = [
    start({ subgroupId: '3', startsAt: '2026-04-01T03:00:00Z' }),
    start({ subgroupId: '2', startsAt: '2026-03-31T20:00:00Z' }),
    start({ subgroupId: '1', startsAt: '2025-03-15T12:00:00Z' }),
  ]
  const idsIn = (timeZone: string) =>
    byMonth(rows, timeZone).map(({ month, rows: ofMonth }) => [month, ofMonth.map(({ subgroupId }) => subgroupId)])

  test.each([
    [
      'UTC',
      [
        ['2026-04', ['3']],
        ['2026-03', ['2']],
        ['2025-03', ['1']],
      ],
    ],
    [
      'America/New_York',
      [
        ['2026-03', ['3', '2']],
        ['2025-03', ['1']],
      ],
    ],
    [
      'Asia/Tokyo',
      [
        ['2026-04', ['3', '2']],
        ['2025-03', ['1']],
      ],
    ],
  ])('are those of the zone %s; the same month of another year is another', (timeZone, expected) => {
    expect(idsIn(timeZone)).toEqual(expected)
  })

  test('keep every row, in its order', () => {
    fc.assert(
      fc.property(starts, fc.constantFrom('UTC', 'Asia/Tokyo', 'America/St_Johns'), (all, zone) => {
        const sorted = resultsPage(all, undefined, all.length).starts
        expect(byMonth(sorted, zone).flatMap((month) => month.rows)).toEqual(sorted)
      }),
    )
  })
})

test('the file has a line for each start, and names what could not be read', () => {
  const file = resultsFile([
    {
      start: start({ name: '=1+1, "night"' }),
      result: { placing: { position: 3, total: 40 }, winner: { name: '@noor', seconds: 2467 } },
    },
    { start: start({ type: 'group_ride' }), result: { placing: null, winner: null } },
    { start: start(), result: { placing: undefined, winner: { name: undefined, seconds: 61 } } },
    { start: start(), result: { placing: undefined, winner: undefined } },
  ])
  expect(file.split('\r\n')).toEqual([
    'Start,Event,Type,Group,Place,Of,Winner,Winning seconds,Not read',
    `2026-03-01T18:05:00Z,"'=1+1, ""night""",race,B,3,40,'@noor,2467,`,
    '2026-03-01T18:05:00Z,Col by lantern light,group_ride,B,,,,,',
    '2026-03-01T18:05:00Z,Col by lantern light,race,B,,,,61,place',
    '2026-03-01T18:05:00Z,Col by lantern light,race,B,,,,,place winner',
    '',
  ])
})
