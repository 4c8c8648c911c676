import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PlayerEntries, PlayerMenu } from '@/components/session/player-menu'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { ownApi } from '../../lib/support/own-api'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

test('every cached page holds the menu without a name and asks nobody', async () => {
  const asked = ownApi()
  const { container } = render(await resolveTree(<PlayerMenu locale="en" />))
  expect(screen.getByRole('button', { name: 'Your account' })).toHaveAttribute('popovertarget', 'player-menu')
  expect(container.querySelector('[data-player-name]')).toBeEmptyDOMElement()
  expect(asked).toEqual([])
})

test('a player signs out by a plain form, which needs no script', async () => {
  const { container } = render(await resolveTree(<PlayerEntries locale="de" className="x" />))
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('action', '/api/auth/logout')
  expect(form).toHaveAttribute('method', 'post')
  expect(form && within(form).getByRole('button', { name: 'Sign out' })).toHaveAttribute('type', 'submit')
})

test('the profile is in the language of the page', async () => {
  render(await resolveTree(<PlayerEntries locale="de" className="x" />))
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/de/settings/profile')
})
