import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import CalendarFeedIsland from '@/components/events/my-events/calendar-feed'
import { browserQueryClient } from '@/lib/core/query-client'
import { ownApi, problemAnswer } from '../../../lib/support/own-api'
import { sessionAnswer } from '../../../lib/support/session'
import { playersTab } from '../../../support/players-tab'

const texts = {
  make: 'Make',
  making: 'Making…',
  replace: 'Replace',
  revoke: 'Stop',
  revokeEarlier: 'End another',
  revoking: 'Stopping…',
  address: 'Address',
  made: 'Subscribe to it',
  open: 'Open',
  revoked: 'Gone',
  failed: 'Failed',
  tooManyTries: 'Wait {wait}',
  unreadable: 'This can’t be read.',
}
const url = 'https://site.test/api/calendars/personal/secret'

beforeEach(() => {
  document.documentElement.dataset.player = 'on'
  browserQueryClient().clear()
})

function show(made: () => Response, revoked = () => Response.json({ isRevoked: true })) {
  const asked = ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.put('/api/calendars/mine', made),
    http.delete('/api/calendars/mine', revoked),
  )
  render(<CalendarFeedIsland texts={texts}>{null}</CalendarFeedIsland>)
  return asked
}

test('an address is made, replaced and taken away', async () => {
  const asked = show(() => Response.json({ url }))
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Make' }))
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(url)
  expect(screen.getByRole('status')).toHaveTextContent('Subscribe to it')
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', url.replace('https:', 'webcal:'))
  await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(await screen.findByText('Gone')).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(asked).toEqual(['PUT /api/calendars/mine', 'PUT /api/calendars/mine', 'DELETE /api/calendars/mine'])
})

test('an address that was made earlier, which the page doesn’t know, can be ended', async () => {
  const asked = show(() => Response.json({ url }))
  await userEvent.click(screen.getByRole('button', { name: 'End another' }))
  expect(await screen.findByText('Gone')).toBeInTheDocument()
  expect(asked).toEqual(['DELETE /api/calendars/mine'])
})

test('a failure is said, and shows no address', async () => {
  show(() => problemAnswer('upstream_unavailable', 503))
  await userEvent.click(screen.getByRole('button', { name: 'Make' }))
  expect(await screen.findByText('Failed')).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('two presses within one frame send once, whichever buttons they are on', async () => {
  const asked = show(() => Response.json({ url }))
  const [make, stop] = ['Make', 'End another'].map((name) => screen.getByRole('button', { name }))
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

describe('when the session had ended', () => {
  const hasEnded = () => problemAnswer('not_signed_in', 401)
  const makes = () => Response.json({ url })
  const page = '/settings/connections'
  let tab: ReturnType<typeof playersTab>

  beforeEach(() => {
    HTMLElement.prototype.scrollIntoView = vi.fn()
    tab = playersTab(page)
  })

  async function pressAndSignIn(name: string): Promise<void> {
    show(hasEnded, hasEnded)
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(tab.left).toHaveLength(1))
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    tab.signIn()
  }

  test('it leads to sign-in without a word of failure, and the address is made afterwards, once and in view', async () => {
    await pressAndSignIn('Make')
    const asked = show(makes)
    expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(url)
    expect(HTMLElement.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
    expect(asked).toEqual(['PUT /api/calendars/mine'])
    expect(sessionStorage).toHaveLength(0)
  })

  test('it is taken away afterwards where that was asked for, and a failure is said', async () => {
    await pressAndSignIn('End another')
    const asked = show(makes, () => problemAnswer('upstream_unavailable', 503))
    expect(await screen.findByText('Failed')).toHaveRole('alert')
    expect(asked).toEqual(['DELETE /api/calendars/mine'])
  })

  test('a second end leads to sign-in, and not in a circle', async () => {
    await pressAndSignIn('Make')
    show(hasEnded)
    await waitFor(() => expect(tab.left).toHaveLength(1))
    expect(sessionStorage).toHaveLength(0)
  })

  test('nothing is made for a player who gave up at the sign-in and comes by later', async () => {
    await pressAndSignIn('Make')
    tab.open(page)
    const asked = show(makes)
    expect(sessionStorage).toHaveLength(0)
    expect(asked).toEqual([])
  })
})

test('where somebody else is signed in by now it says nothing of its own', async () => {
  const asked = show(() => problemAnswer('another_player', 409))
  await userEvent.click(screen.getByRole('button', { name: 'Make' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(await screen.findByRole('button', { name: 'Make' })).toHaveAttribute('aria-disabled', 'false')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})
