import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SessionsPanel } from '@/components/account/sessions-panel'
import type { OwnSession, OwnSessions } from '@/lib/domains/session/own-session'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'

const session = (handle: string, device: OwnSession['device'], isThis = false): OwnSession => ({
  handle,
  signedInAt: '2026-03-01T10:00:00.000Z',
  usedAt: '2026-03-02T11:00:00.000Z',
  device,
  isThis,
})
const here = session('h-here', { browser: 'chrome', system: 'windows' }, true)
const there = session('h-there', { browser: 'safari', system: 'iphone' })

async function draw(own: OwnSessions | undefined, done?: 'ended' | 'ended_others', isConfirmed = true) {
  const look = { playerId: 'player-1', isConfirmed, locale: 'en', timeZone: 'UTC' } as const
  render(await resolveTree(<SessionsPanel own={own} done={done} {...look} />))
}

const formOf = (name: string) => screen.getByRole('button', { name }).closest('form')

test('each session is named by its device; this one is marked and has no button', async () => {
  await draw({ sessions: [here, there, session('h-odd', {})], since: undefined })
  const [first, second, third] = screen.getAllByRole('listitem').map((each) => within(each))
  expect(first?.getByText('Chrome on Windows')).toHaveTextContent('This one')
  expect(first?.queryByRole('button')).toBeNull()
  expect(second?.getByText('Safari on iPhone')).toBeVisible()
  expect(third?.getByText('Unknown device')).toBeVisible()
})

test('forms name the player, the language and the session, and work without script', async () => {
  await draw({ sessions: [here, there], since: undefined })
  const one = formOf('End the session of Safari on iPhone')
  expect(one).toHaveAttribute('action', '/api/account/sessions')
  expect(one).toHaveFormValues({ player: 'player-1', locale: 'en', session: 'h-there' })
  const others = formOf('End all others')
  expect(others).toHaveFormValues({ player: 'player-1', locale: 'en' })
  expect(others?.querySelector('[name=session]')).toBeNull()
})

test('a player who has not just signed in again sees all, and is led to that first', async () => {
  await draw({ sessions: [here, there], since: undefined }, undefined, false)
  expect(screen.getByText('Safari on iPhone')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  const returnTo = '/settings/account#sessions'
  const way = `/login?${String(new URLSearchParams({ again: '1', returnTo }))}`
  expect(screen.getByRole('link', { name: 'Sign in once more' })).toHaveAttribute('href', way)
})

test('with no other session there is nothing to end', async () => {
  await draw({ sessions: [here], since: undefined })
  expect(screen.getByText('No other browser is signed in.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a list that may lack some says since when it is kept, and all others can be ended all the same', async () => {
  await draw({ sessions: [here], since: '2026-03-02T11:00:00.000Z' })
  expect(screen.getByText(/^The site was restarted on Mon, Mar 2/)).toBeVisible()
  expect(screen.queryByText('No other browser is signed in.')).toBeNull()
  expect(formOf('End all others')).not.toBeNull()
})

test('a list that can’t be read offers another try, and nothing else', async () => {
  await draw(undefined)
  expect(screen.getByText(/^We can’t see right now/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '?')
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['ended', 'Ended. It has to sign in again.'],
  ['ended_others', 'All others have ended. They have to sign in again.'],
] as const)('what has just been ended is said (%s)', async (done, text) => {
  await draw({ sessions: [here], since: undefined }, done)
  expect(screen.getByRole('status')).toHaveTextContent(text)
})
