import { render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import ByMonth from '@/components/events/own-results/by-month'
import { OwnResults } from '@/components/events/own-results/own-results'
import { ResultRow } from '@/components/events/own-results/result-row'
import type { OwnResult, PastStart } from '@/lib/domains/events/results/own-results'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

vi.mock('next/headers', () => ({ headers: async () => new Headers() }))
afterEach(() => document.body.replaceChildren())

const start: PastStart = {
  eventId: '8',
  subgroupId: '80',
  name: 'Harbour <b>dash</b>',
  type: 'race',
  startsAt: '2026-03-02T23:30:00Z',
  category: 'B',
}
const result: OwnResult = { placing: { position: 3, total: 1040 }, winner: { name: 'Noor Duval', seconds: 2467 } }

async function drawRow(value: OwnResult | undefined, changes: Partial<PastStart> = {}) {
  const row = { start: { ...start, ...changes }, part: { value } }
  const tree = await resolveTree(<ResultRow row={row} locale="en" timeZone="Asia/Tokyo" />)
  document.body.innerHTML = renderToStaticMarkup(tree)
  return document.body
}

test('a result is the event, its time and group, the place, the winner and a picture to share', async () => {
  const row = await drawRow(result)
  expect(within(row).getByRole('heading', { level: 3 })).toHaveTextContent('Harbour <b>dash</b>')
  expect(within(row).getByRole('link', { name: 'Harbour <b>dash</b>' })).toHaveAttribute('href', '/events/view/8')
  for (const text of ['Group B', 'Tue, Mar 3, 8:30 AM', '3 of 1,040', 'WinnerNoor Duval41:07']) {
    expect(row).toHaveTextContent(text)
  }
  expect(screen.getByRole('link', { name: 'Picture to share Harbour <b>dash</b>' })).toHaveAttribute(
    'href',
    '/api/pictures/results?start=80&locale=en',
  )
})

const [place, winner] = ['We can’t load your place right now.', 'We can’t load the winner right now.']

test.each<[string, OwnResult | undefined, string[], boolean]>([
  ['the place', { ...result, placing: undefined }, [place, 'Noor Duval'], false],
  ['the winner', { ...result, winner: undefined }, ['3 of 1,040', winner], true],
  ['both', undefined, [place, winner], false],
])('where %s can’t be read, it says so, and shows the rest', async (_, value, texts, hasPicture) => {
  const row = await drawRow(value)
  for (const text of texts) expect(row).toHaveTextContent(text)
  expect(screen.queryAllByRole('link', { name: /^Picture/ })).toHaveLength(hasPicture ? 1 : 0)
})

test('who did not ride has no place and no picture', async () => {
  const row = await drawRow({ ...result, placing: null })
  expect(row).toHaveTextContent('Joined, but not placed.')
  expect(screen.queryByRole('link', { name: /^Picture/ })).toBeNull()
})

test('an event without winners lacks nothing', async () => {
  const row = await drawRow({ placing: null, winner: null }, { type: 'group_ride' })
  expect(row).not.toHaveTextContent(/place|inner|can’t/)
  expect(screen.getByRole('link', { name: /^Picture/ })).toBeVisible()
})

test('a winner is also one without a time, or without a name', async () => {
  const row = await drawRow({ ...result, winner: { name: 'Noor' } })
  expect(row).toHaveTextContent(/WinnerNoor/)
  expect(row).not.toHaveTextContent('undefined')
})

const rows = [
  { key: '2', startsAt: '2026-04-01T01:00:00Z', shown: 'Second' },
  { key: '1', startsAt: '2026-03-31T01:00:00Z', shown: 'First' },
]
const months = () => screen.getAllByRole('region').map((month) => month.textContent)

test('rows stand under their months, in the zone in which the visitor reads their times', () => {
  document.cookie = 'zone=America/New_York'
  render(<ByMonth rows={rows} locale="de" first="UTC" />)
  expect(months()).toEqual(['März 2026SecondFirst'])
  document.cookie = 'zone=; max-age=0'
})

async function drawPage(page: Partial<Parameters<typeof OwnResults>[0]>) {
  render(
    await resolveTree(
      <OwnResults rows={[]} isLasting={false} after={undefined} next={undefined} locale="de" {...page} />,
    ),
  )
}
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('a player without results is led to the calendar', async () => {
  await drawPage({})
  expect(links()).toEqual([['Find an event', '/de/events']])
})

test('where the events can’t be read, another try is of the same page', async () => {
  await drawPage({ rows: undefined, after: '5.6' })
  expect(links()).toEqual([['Try again', '/de/my-events/results?after=5.6']])
})

test('where the game answers in another form than was agreed, there is no other try, since none helps', async () => {
  await drawPage({ rows: undefined, isLasting: true })
  expect(screen.getByText(/in a form that this page can’t read/)).toBeVisible()
  expect(links()).toEqual([])
})

test('behind the last result a player is led back to the latest', async () => {
  await drawPage({ after: '5.6' })
  expect(links()).toEqual([['Latest results', '/de/my-events/results']])
})
