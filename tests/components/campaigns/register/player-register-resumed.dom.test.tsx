import { screen } from '@testing-library/react'
import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import { findIntent, keepIntent } from '@/lib/domains/session/intents/storage'
import { ownApi } from '../../../lib/support/own-api'
import { sessionAnswer, SITE } from '../../../lib/support/session'
import { stubLocalStorage } from '../../../lib/support/storage'
import { stubCampaignApi } from './campaign-api'
import { click, draw, intent, openPage } from './register-page'

let stored: Map<string, string>

beforeEach(() => {
  openPage()
  stored = stubLocalStorage()
})

test('after sign-in the intent registers without a click, once for all buttons of the page [CP-036]', async () => {
  keepIntent(intent, { hasTickedTerms: true })
  const asked = stubCampaignApi({ POST: [{ isRegistered: true }] })
  const buttons = await draw({ isRegistered: false, terms: 'The rules' }, { isRegistered: false, dialogId: 'other' })
  expect(asked).toEqual(['POST'])
  await vi.waitFor(() => buttons.forEach((button) => expect(button).toHaveTextContent('Signed Up')))
  expect(stored.size).toBe(0)
})

test.each([
  ['the player who left it', 'maya', ['POST']],
  ['nobody else', 'tomas', []],
])('an intent of a player whose session had ended registers %s', async (_, by, changes) => {
  keepIntent(intent, { hasTickedTerms: true }, { by })
  const asked = stubCampaignApi({ POST: [{ isRegistered: true }] })
  await draw({ isRegistered: false })
  expect(asked).toEqual(changes)
  expect(stored.size).toBe(0)
})

test('where the page does not know yet whose it is, an intent that names its player waits for the session', async () => {
  keepIntent(intent, { hasTickedTerms: true }, { by: 'maya' })
  const session = Promise.withResolvers<Response>()
  const asked = ownApi(
    http.get('/api/session', () => session.promise),
    http.post('/api/campaigns/tour/registration', () => Response.json({ isRegistered: true })),
  )
  await draw({ isRegistered: false })
  expect(asked).toEqual([])
  session.resolve(Response.json({ ...sessionAnswer, playerId: 'maya' }))
  await vi.waitFor(() => expect(asked).toEqual(['POST /api/campaigns/tour/registration']))
})

test('an intent without ticked terms leads back to the button, and registers nobody [CP-048]', async () => {
  keepIntent(intent, { hasTickedTerms: false })
  const asked = stubCampaignApi({})
  const [button] = await draw({ isRegistered: false, terms: 'The rules' })
  expect(button).toHaveFocus()
  expect(screen.getByRole('checkbox')).toBeInvalid()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms first.')
  expect(asked).toEqual([])
  expect(stored.size).toBe(0)
})

test('led back by sign-in to the button, its terms not ticked: it has the focus, once, and nobody is registered [CP-048]', async () => {
  history.replaceState(null, '', '/campaigns/tour?a=1#dialog-register')
  const asked = stubCampaignApi({})
  const [button] = await draw({ isRegistered: false, terms: 'The rules' })
  expect(button).toHaveFocus()
  expect(screen.getByRole('checkbox')).toBeInvalid()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Please accept the terms first.')
  expect(asked).toEqual([])
  expect(location.pathname + location.search + location.hash).toBe('/campaigns/tour?a=1')
})

test('where the session has ended meanwhile the intent is kept, and sign-in leads back', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', Object.assign(new URL('/de/campaigns/tour?a=1', SITE), { assign }))
  stubCampaignApi({ GET: ['not_signed_in'], POST: ['not_signed_in'] })
  const [button] = await draw({ isRegistered: false, terms: 'The rules' })
  await click(screen.getByRole('checkbox'))
  await click(button)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login?returnTo=%2Fde%2Fcampaigns%2Ftour%3Fa%3D1')
  expect(findIntent(intent)).toMatchObject({ details: { hasTickedTerms: true }, by: 'maya' })
  expect(document.querySelector('dialog')?.open).toBe(false)
  expect(screen.getByRole('link', { name: 'Join as a visitor' })).toBeVisible()
})
