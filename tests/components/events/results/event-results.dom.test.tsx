import { act, render, screen, within } from '@testing-library/react'
import { http } from 'msw/http'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { EventResults } from '@/components/events/results/event-results'
import MyResultIsland from '@/components/events/results/my-result'
import { browserQueryClient } from '@/lib/core/query-client'
import type { RaceResult } from '@/lib/domains/events/results/race-result'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { ownApi, problemAnswer } from '../../../lib/support/own-api'

const results: RaceResult[] = [
  { subgroupId: '70', category: 'A', finishers: 1200, winnerName: 'Noor Duval', winningSeconds: 2467 },
  { subgroupId: '71', category: 'B', finishers: 18 },
  { subgroupId: '72', category: 'C', finishers: 9, winnerName: 'Aiko Tanaka', winningSeconds: 3723 },
]

async function show(shown: RaceResult[]) {
  const root = document.createElement('div')
  root.innerHTML = renderToStaticMarkup(await resolveTree(<EventResults eventId="7" results={shown} locale="en" />))
  return root
}

test('a race’s results are a table, and a chart that the server drew [CD-020, CD-021]', async () => {
  const root = await show(results)
  const rows = within(root).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'GroupWinnerTimeFinishers',
    'AANoor Duval41:071,200',
    'BB––18',
    'CCAiko Tanaka1:02:039',
  ])
  const chart = within(root).getByRole('img', { name: 'Winning times by group' })
  expect(chart.querySelectorAll('rect')).toHaveLength(2)
  expect(chart).toHaveTextContent('1:02:03')
})

test('without results there is nothing, and one time is no chart', async () => {
  expect(await show([])).toBeEmptyDOMElement()
  expect((await show(results.slice(0, 2))).querySelector('svg')).toBeNull()
})

const texts = { placed: '{position} of {total} in {category}', ride: '{watts} W · {heartRate} bpm' }

beforeEach(() => {
  document.documentElement.dataset.player = 'on'
  browserQueryClient().clear()
})

async function showMine(answer: () => Response) {
  const asked = ownApi(http.get('/api/events/7/result', answer))
  await act(
    async () =>
      void render(
        <MyResultIsland eventId="7" locale="en" texts={texts}>
          {null}
        </MyResultIsland>,
      ),
  )
  return asked
}

test('a player is told where they came, and what it took [CD-022, CD-023]', async () => {
  const ride = { distanceMeters: 18_400, watts: 231, heartRate: 154 }
  const asked = await showMine(() => Response.json({ result: { category: 'B', position: 12, total: 1041, ride } }))
  expect(await screen.findByText('12 of 1,041 in B')).toBeInTheDocument()
  expect(screen.getByText('231 W · 154 bpm')).toBeInTheDocument()
  expect(screen.getByText('18.4 km')).toBeInTheDocument()
  expect(asked).toEqual(['GET /api/events/7/result'])
})

test.each([
  ['was not in it', () => Response.json({})],
  ['can’t be told', () => problemAnswer('not_signed_in', 401)],
])('a player who %s sees nothing', async (_, answer) => {
  await showMine(answer)
  expect(document.body.textContent).toBe('')
})
