import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import ProgressDialog from '@/components/campaigns/progress/progress-dialog'
import { browserQueryClient } from '@/lib/core/query-client'
import type { OwnProgress } from '@/lib/domains/campaigns/own-progress'
import { ownApi, problemAnswer } from '../../../lib/support/own-api'
import { openDialogs } from '../../../support/dialogs'

openDialogs()

const PATH = '/api/campaigns/progress'
const user = userEvent.setup({ delay: null })
const told: OwnProgress = {
  title: 'Tour of Summits',
  path: '/campaigns/tour',
  state: 'underway',
  sentence: 'You’re on your way.',
  time: '3 days left',
  bar: { share: 0.4, text: '2 of 5 stages' },
  onward: 'Go to the campaign',
}

const onClose = vi.fn()
beforeEach(() => {
  onClose.mockClear()
  browserQueryClient().clear()
  document.documentElement.lang = 'en'
  document.documentElement.dataset.player = 'on'
  history.replaceState(null, '', '/about?ref=mail&campaign=tour')
})

function open(campaign?: string): HTMLElement {
  render(<ProgressDialog campaign={campaign} locale="en" onClose={onClose} />)
  return screen.getByRole('dialog', { name: 'Your progress' })
}

const answering = (...answers: (() => Response)[]) =>
  ownApi(http.get(PATH, () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? HttpResponse.error()))
const known = () => Response.json({ campaigns: [told] })

test('shows the campaign with the player’s progress, and leads to it [CP-070]', async () => {
  const asked = answering(known)
  const dialog = open('tour')
  expect(await screen.findByRole('heading', { name: 'Tour of Summits' })).toBeInTheDocument()
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0.4')
  for (const text of ['You’re on your way.', '2 of 5 stages', '3 days left']) expect(dialog).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: /Go to the campaign/ })).toHaveAttribute('href', '/campaigns/tour')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(asked).toEqual([`GET ${PATH}?locale=en&campaign=tour`])
})

test('says at once that it looks it up', async () => {
  let answer: ((given: Response) => void) | undefined
  ownApi(http.get(PATH, () => new Promise<Response>((resolve) => (answer = resolve))))
  open('tour')
  expect(screen.getByRole('status')).toHaveTextContent('Looking it up…')
  await waitFor(() => expect(answer).toBeDefined())
  answer?.(known())
  expect(await screen.findByText('2 of 5 stages')).toBeInTheDocument()
})

test('without a campaign, all of the player’s are asked for, and what there is not is said', async () => {
  const asked = answering(() => Response.json({ campaigns: [], note: 'None yet.' }))
  open()
  expect(await screen.findByText('None yet.')).toBeInTheDocument()
  expect(asked).toEqual([`GET ${PATH}?locale=en`])
})

test('asks a visitor to sign in and to come back, without a request', async () => {
  delete document.documentElement.dataset.player
  const asked = ownApi()
  const dialog = open('tour')
  expect(dialog).toHaveTextContent('Sign in to see how far you have come.')
  const back = `/login?${String(new URLSearchParams({ returnTo: '/about?ref=mail&campaign=tour' }))}`
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', back)
  expect(asked).toEqual([])
})

test('asks a player whose session has ended to sign in', async () => {
  answering(() => problemAnswer('not_signed_in', 401))
  open('tour')
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeInTheDocument()
})

test.each(['<script>', '../admin', 'x'.repeat(101)])('knows of no campaign %j, without a request', async (campaign) => {
  const asked = ownApi()
  expect(open(campaign)).toHaveTextContent('There is no such campaign.')
  expect(asked).toEqual([])
})

test('says that there is no such campaign, after one request, and offers no other try', async () => {
  const asked = answering(() => problemAnswer('not_found', 404))
  open('no-such-tour')
  expect(await screen.findByText(/There is no such campaign/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(asked).toHaveLength(1)
})

test.each([
  ['a failure of ours', () => problemAnswer('internal_error', 500), 'It is safe.'],
  ['an answer in another form', () => Response.json({ campaigns: [{}] }), 'It is safe.'],
  ['no answer of ours', () => new Response('<html>', { status: 502 }), 'It is safe.'],
  [
    'too many tries',
    () =>
      Response.json({ type: 'x', title: 'x', status: 429, code: 'too_many_requests', retryAfter: 30 }, { status: 429 }),
    'Please wait 30 seconds',
  ],
])('after %s it says so, and another try tells the progress', async (_, failure, sentence) => {
  answering(failure, known)
  const dialog = open('tour')
  await waitFor(() => expect(dialog).toHaveTextContent(sentence))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 of 5 stages')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('status')).toHaveFocus() // in place of the button
})

test('figures that can’t be read can be asked for again', async () => {
  answering(() => Response.json({ campaigns: [{ ...told, state: 'unknown', bar: undefined }] }), known)
  open('tour')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 of 5 stages')).toBeInTheDocument()
})

test('says when it was closed', async () => {
  answering(known)
  open('tour')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

test('a link that is followed closes it; one that opens another tab doesn’t', async () => {
  answering(known)
  open('tour')
  const link = await screen.findByRole('link', { name: /Go to the campaign/ })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(onClose).not.toHaveBeenCalled()
  await user.click(link)
  expect(onClose).toHaveBeenCalledOnce()
})
