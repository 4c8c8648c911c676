import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { getTranslations } from 'next-intl/server'
import { beforeEach, expect, test } from 'vitest'
import ResultsWhileTyping from '@/components/search/results-while-typing'
import { listWords } from '@/components/search/search-words'
import { wordsOf } from '@/lib/core/words'
import type { SearchAnswer } from '@/lib/domains/search/endpoints'
import { ownApi } from '../../lib/support/own-api'
import { stubLocalStorage } from '../../lib/support/storage'
import { openDialogs } from '../../support/dialogs'

const t = await getTranslations({ locale: 'en', namespace: 'search' })
const texts = wordsOf(t, [...listWords, 'found', 'incomplete', 'failed', 'key'])

const group = (kind: SearchAnswer['groups'][number]['kind'], titles: string[], count = titles.length) => ({
  kind,
  count,
  isMore: false,
  results: titles.map((title) => ({ path: `/${title}`, title: [{ text: title, isFound: true }], excerpt: [] })),
})

let asked: string[]
let answer: (query: string) => SearchAnswer | Response | Promise<SearchAnswer>
let kept: Map<string, string>

beforeEach(() => {
  kept = stubLocalStorage()
  answer = (query) => ({
    groups: [group('page', [`about-${query}`, 'team'], 7), group('event', ['race'])],
    isComplete: true,
  })
  asked = ownApi(
    http.get('/api/search', async ({ request }) => {
      const found = await answer(new URL(request.url).searchParams.get('q') ?? '')
      return found instanceof Response ? found : Response.json(found)
    }),
  )
})

function draw(typed = '') {
  const view = render(
    <dialog open>
      <input type="search" defaultValue={typed} />
      <ResultsWhileTyping locale="en" texts={texts} />
    </dialog>,
  )
  return { ...view, field: screen.getByRole('searchbox') }
}

test('what is typed is looked for once it pauses, and each kind says how many there are', async () => {
  const { field } = draw()
  await userEvent.type(field, 'ri')
  await screen.findByText('about-ri')
  expect(asked).toEqual(['GET /api/search?q=ri&locale=en'])
  const pages = screen.getByRole('region', { name: 'Pages' })
  expect(within(pages).getByText('7 results')).toBeVisible()
  expect(within(pages).getByRole('link', { name: 'Show all: Pages' })).toHaveAttribute('href', '/search?q=ri&kind=page')
  expect(
    within(await screen.findByRole('region', { name: 'Events' })).queryByRole('link', { name: /Show all/ }),
  ).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('8 results')
})

test('events say when they start, so that those of the same name are told apart', async () => {
  const starts = ['2026-03-02T18:30:00.000Z', '2026-03-09T18:30:00.000Z']
  const results = starts.map((startsAt) => ({
    path: `/${startsAt}`,
    startsAt,
    title: [{ text: 'Crew ride' }],
    excerpt: [],
  }))
  answer = () => ({ groups: [{ ...group('event', []), count: 2, results }], isComplete: true })
  draw('crew')
  const links = await screen.findAllByRole('link', { name: /Crew ride/ })
  expect(links.map((link) => link.querySelector('time')?.dateTime)).toEqual(starts)
  expect(links[0]).toHaveTextContent('Mon, Mar 2, 6:30 PM UTC')
})

test('what was typed before the script arrived is looked for as well', async () => {
  draw('ride')
  expect(await screen.findByText('about-ride')).toBeVisible()
})

test('an emptied field shows nothing', async () => {
  const { field } = draw('ride')
  await screen.findByText('about-ride')
  await userEvent.clear(field)
  await waitFor(() => expect(screen.queryByText('about-ride')).toBeNull())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('an earlier answer that comes late does not replace a later one', async () => {
  const late = Promise.withResolvers<SearchAnswer>()
  const first = answer
  answer = (query) => (query === 'a' ? late.promise : first(query))
  const { field } = draw()
  await userEvent.type(field, 'a')
  await waitFor(() => expect(asked).toHaveLength(1))
  await userEvent.type(field, 'b')
  await screen.findByText('about-ab')
  late.resolve({ groups: [group('page', ['late'])], isComplete: true })
  await late.promise
  expect(screen.queryByText('late')).toBeNull()
})

test.each([
  ['nothing is found', { groups: [], isComplete: true }, 'Nothing found.'],
  ['the index is being made', { groups: [], isComplete: false }, 'has just started'],
])('it says so when %s', async (_, found, words) => {
  answer = () => found
  draw('ride')
  expect(await screen.findByText(new RegExp(words))).toBeVisible()
})

test.each([
  ['is refused', () => new Response('', { status: 429 })],
  ['is something else', () => Response.json({ groups: 'none' })],
])('a search whose answer %s says how to go on', async (_, reply) => {
  answer = reply
  draw('ride')
  expect(await screen.findByText(texts.failed)).toBeVisible()
})

test('arrow keys lead from the field through the results, and letters back to it', async () => {
  const { field } = draw('ride')
  await screen.findByText('about-ride')
  field.focus()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const stops = [field, ...screen.getAllByRole('link')]
  for (const stop of stops.slice(1)) {
    press('ArrowDown')
    expect(document.activeElement).toBe(stop)
  }
  press('ArrowDown')
  expect(document.activeElement).toBe(stops.at(-1))
  press('ArrowUp')
  expect(document.activeElement).toBe(stops.at(-2))
  press('x')
  expect(document.activeElement).toBe(field)
  press('ArrowUp')
  expect(document.activeElement).toBe(field)
})

test('when a later answer removes the result that has the focus, the field has it, and the arrows go on', async () => {
  const { field } = draw('ride')
  await screen.findByText('race')
  await userEvent.type(field, 's{ArrowDown}')
  expect(document.activeElement).toHaveTextContent('about-ride')
  await screen.findByText('about-rides')
  expect(document.activeElement).toBe(field)
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toHaveTextContent('about-rides')
})

test('a result that is still there keeps the focus', async () => {
  const { field } = draw('ride')
  await screen.findByText('race')
  await userEvent.type(field, 's{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toHaveTextContent('team')
  await screen.findByText('about-rides')
  expect(document.activeElement).toHaveTextContent('team')
})

test('a later answer leaves the focus where the player has put it', async () => {
  const { field } = draw('ride')
  await screen.findByText('race')
  await userEvent.type(field, 's{ArrowDown}')
  await userEvent.click(screen.getByRole('status'))
  await screen.findByText('about-rides')
  expect(document.body).toHaveFocus()
})

test('a followed link closes the dialog; words that are pressed and links in other tabs do not', async () => {
  openDialogs()
  const { container } = draw('ride')
  const link = await screen.findByText('about-ride')
  const dialog = container.querySelector('dialog')
  link.closest('a')?.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(screen.getByText('7 results'))
  fireEvent.click(link, { ctrlKey: true })
  expect(dialog).toHaveAttribute('open')
  fireEvent.click(link)
  expect(dialog).not.toHaveAttribute('open')
})

test('the key that opens the search can be switched off, and is remembered', async () => {
  const { unmount } = draw()
  await userEvent.click(screen.getByRole('checkbox', { name: texts.key }))
  expect(kept.get('search-key')).toBe('off')
  unmount()
  draw()
  expect(screen.getByRole('checkbox', { name: texts.key })).not.toBeChecked()
})
