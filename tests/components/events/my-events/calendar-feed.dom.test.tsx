import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import CalendarFeedIsland from '@/components/events/my-events/calendar-feed'
import { browserQueryClient } from '@/lib/core/query-client'
import { ownApi, problemAnswer } from '../../../lib/support/own-api'
import { sessionAnswer } from '../../../lib/support/session'

const texts = {
  make: 'Make',
  making: 'Making…',
  replace: 'Replace',
  revoke: 'Stop',
  revoking: 'Stopping…',
  address: 'Address',
  made: 'Subscribe to it',
  revoked: 'Gone',
  failed: 'Failed',
  tooManyTries: 'Wait {wait}',
}
const url = 'https://site.test/api/calendars/personal/secret'

beforeEach(() => {
  document.documentElement.dataset.player = 'on'
  browserQueryClient().clear()
})

function show(made: () => Response) {
  const asked = ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.put('/api/calendars/mine', made),
    http.delete('/api/calendars/mine', () => Response.json({ isRevoked: true })),
  )
  render(<CalendarFeedIsland texts={texts}>{null}</CalendarFeedIsland>)
  return asked
}

test('an address is made, replaced and taken away', async () => {
  const asked = show(() => Response.json({ url }))
  await userEvent.click(screen.getByRole('button', { name: 'Make' }))
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(url)
  expect(screen.getByRole('status')).toHaveTextContent('Subscribe to it')
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('Gone')).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(asked).toEqual(['PUT /api/calendars/mine', 'PUT /api/calendars/mine', 'DELETE /api/calendars/mine'])
})

test('a failure is said, and shows no address', async () => {
  show(() => problemAnswer('upstream_unavailable', 503))
  await userEvent.click(screen.getByRole('button', { name: 'Make' }))
  expect(await screen.findByText('Failed')).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('two presses within one frame send once, whichever buttons they are on', async () => {
  const asked = show(() => Response.json({ url }))
  const [make, stop] = ['Make', 'Stop'].map((name) => screen.getByRole('button', { name }))
  act(() => {
    make?.click()
    make?.click()
    stop?.click()
  })
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(url)
  expect(asked).toEqual(['PUT /api/calendars/mine'])
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('Gone')).toBeInTheDocument()
})
