import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { PlayerRegisterIsland, type PlayerRegisterProps } from '@/components/campaigns/register/player-register'
import { TooManyRequestsError } from '@/lib/core/errors'
import { browserQueryClient } from '@/lib/core/query-client'
import { registerMarker } from '@/lib/domains/campaigns/marker-storage'
import { ownApi } from '../../../lib/support/own-api'
import { sessionAnswer, SITE } from '../../../lib/support/session'
import { stubLocalStorage } from '../../../lib/support/storage'
import { stubCampaignApi } from './campaign-api'
import { openDialogs } from '../../../support/dialogs'

const markerKey = 'gruppetto:register:tour'
const texts = {
  label: 'Join',
  checking: 'Signing you up…',
  signedUp: 'Signed Up',
  termsFirst: 'Please accept the terms first.',
  tooManyTries: 'Please wait {wait}.',
}

let stored: Map<string, string>

beforeEach(() => {
  browserQueryClient().clear()
  stored = stubLocalStorage()
  document.documentElement.dataset.player = 'on'
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  openDialogs()
})

const buttonOf = (props: Partial<PlayerRegisterProps>) => (
  <>
    <PlayerRegisterIsland
      campaign="tour"
      markerKey={markerKey}
      dialogId="dialog"
      texts={texts}
      className=""
      cta="primary"
      {...props}
    >
      <a href="/login">Join as a visitor</a>
    </PlayerRegisterIsland>
    <dialog id={props.dialogId ?? 'dialog'} />
  </>
)

async function draw(...buttons: Partial<PlayerRegisterProps>[]) {
  await act(async () =>
    render(
      <>
        {buttons.map((props, index) => (
          <div key={index}>{buttonOf(props)}</div>
        ))}
      </>,
    ),
  )
  return screen.queryAllByRole('button')
}

const click = async (element: Element | undefined) => {
  if (element) await userEvent.setup().click(element)
}

test('registers with one click, and says so [CP-032, CP-033, CP-042]', async () => {
  const asked = stubCampaignApi({ POST: [{ isRegistered: true }] })
  const [button] = await draw({ isRegistered: false })
  expect(button).toHaveTextContent('Join')
  await click(button)
  expect(button).toHaveTextContent('Signed Up')
  expect(screen.getByRole('status')).toHaveTextContent('Signed Up')
  expect(asked).toEqual(['POST'])
})

test('who tries too often is told how long to wait, and the dialog stays closed', async () => {
  stubCampaignApi({ GET: [{ isRegistered: false }], POST: [new TooManyRequestsError(37)] })
  const [button] = await draw({ isRegistered: false })
  await click(button)
  expect(screen.getByRole('alert')).toHaveTextContent('Please wait 37 seconds.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(button).toHaveAttribute('aria-disabled', 'false')
})

test('is disabled once the check has ended with a registration [CP-049, CP-050]', async () => {
  const asked = stubCampaignApi({ GET: [{ isRegistered: true }] })
  const [button] = await draw({})
  await waitFor(() => expect(button).toHaveTextContent('Signed Up'))
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await click(button)
  expect(asked).toEqual(['GET'])
})

test('is disabled while it registers', async () => {
  const asked = stubCampaignApi({})
  const [button] = await draw({ isRegistered: false })
  await click(button)
  expect(button).toHaveTextContent('Signing you up…')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await click(button)
  expect(asked).toEqual(['POST'])
})

test('a player who takes part can’t register again, and is asked for no terms [CP-049]', async () => {
  const asked = stubCampaignApi({})
  const [button] = await draw({ isRegistered: true, terms: 'The rules' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('checkbox')).toBeNull()
  await click(button)
  expect(asked).toEqual([])
})

test('terms that were ticked in the visitor’s button, before script was at work, stay ticked', async () => {
  stubCampaignApi({ POST: [{ isRegistered: true }] })
  const visitors = document.body.appendChild(document.createElement('input'))
  Object.assign(visitors, { type: 'checkbox', id: 'dialog-terms', checked: true })
  onTestFinished(() => visitors.remove())
  const [button] = await draw({ isRegistered: false, terms: 'The rules' })
  expect(screen.getByRole('checkbox', { name: 'The rules' })).toBeChecked()
  expect(button).toHaveAttribute('aria-disabled', 'false')
})

test('where the page does not know, it asks, and is disabled until it knows', async () => {
  stubCampaignApi({})
  const [button] = await draw({})
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

test('can be used where nobody knows whether the player takes part; a failure opens the dialog once [CP-043, CP-044]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  stubCampaignApi({ GET: ['upstream_unavailable'], POST: ['upstream_unavailable'] })
  const [button] = await draw({})
  await act(() => vi.advanceTimersByTimeAsync(2000)) // the question is asked twice
  expect(button).toHaveAttribute('aria-disabled', 'false')
  const open = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  await act(async () => button?.click())
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(open).toHaveBeenCalledOnce()
  expect(button).toHaveFocus()
  expect(console.warn).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test.each(['not_eligible', 'registration_closed', 'upstream_failed', 'internal_error'] as const)(
  'the failure %s opens the not-eligible dialog and lets the player try again [CP-039, CP-043]',
  async (code) => {
    stubCampaignApi({ GET: [{ isRegistered: false }], POST: [code] })
    const [button] = await draw({ isRegistered: false })
    await click(button)
    expect(document.querySelector('dialog')?.open).toBe(true)
    expect(button).toHaveTextContent('Join')
    expect(button).toHaveAttribute('aria-disabled', 'false')
  },
)

test('an answer that was lost is no failure where the game says that the player is in', async () => {
  stubCampaignApi({ GET: [{ isRegistered: true }], POST: ['upstream_failed'] })
  const [button] = await draw({ isRegistered: false })
  await click(button)
  expect(button).toHaveTextContent('Signed Up')
  expect(document.querySelector('dialog')?.open).toBe(false)
})

test('a second click within a second does nothing, whatever became of the first [CP-051]', async () => {
  vi.useFakeTimers()
  const asked = stubCampaignApi({ GET: [{ isRegistered: false }], POST: ['not_eligible'] })
  const [button] = await draw({ isRegistered: false })
  const press = () => act(async () => button?.click())
  await press()
  await act(() => vi.advanceTimersByTimeAsync(999))
  await press()
  expect(asked.filter((method) => method === 'POST')).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(1))
  await press()
  expect(asked.filter((method) => method === 'POST')).toHaveLength(2)
  vi.useRealTimers()
})

test('terms come first: the reason is told, a click leads to them, and ticked they let the player register [CP-048]', async () => {
  const asked = stubCampaignApi({ POST: [{ isRegistered: true }] })
  const [button] = await draw({ isRegistered: false, terms: 'I know the rules' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('Please accept the terms first.')
  await click(button)
  const box = screen.getByRole('checkbox', { name: 'I know the rules' })
  expect(box).toHaveFocus()
  expect(asked).toEqual([])
  await click(box)
  expect(button).not.toHaveAccessibleDescription()
  await click(button)
  expect(asked).toEqual(['POST'])
})

test('after sign-in the marker registers without a click, once for all buttons of the page [CP-036]', async () => {
  registerMarker(markerKey).keep({ hasTickedTerms: true })
  const asked = stubCampaignApi({ POST: [{ isRegistered: true }] })
  const buttons = await draw({ isRegistered: false, terms: 'The rules' }, { isRegistered: false, dialogId: 'other' })
  expect(asked).toEqual(['POST'])
  await vi.waitFor(() => buttons.forEach((button) => expect(button).toHaveTextContent('Signed Up')))
  expect(stored.size).toBe(0)
})

test.each([
  ['the player who left it', 'maya', ['POST']],
  ['nobody else', 'tomas', []],
])('a marker of a player whose session had ended registers %s', async (_, by, changes) => {
  registerMarker(markerKey).keep({ hasTickedTerms: true, by })
  const asked = stubCampaignApi({ POST: [{ isRegistered: true }] })
  await draw({ isRegistered: false })
  expect(asked).toEqual(changes)
  expect(stored.size).toBe(0)
})

test('where the page does not know yet whose it is, a marker that names its player waits for the session', async () => {
  registerMarker(markerKey).keep({ hasTickedTerms: true, by: 'maya' })
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

test('two buttons share what is under way', async () => {
  const asked = stubCampaignApi({})
  const [one, other] = await draw({ isRegistered: false }, { isRegistered: false, dialogId: 'other' })
  await click(one)
  await click(other)
  expect(asked).toEqual(['POST'])
})

test('a marker without ticked terms leads back to the button, and registers nobody [CP-048]', async () => {
  registerMarker(markerKey).keep({ hasTickedTerms: false })
  const asked = stubCampaignApi({})
  const [button] = await draw({ isRegistered: false, terms: 'The rules' })
  expect(button).toHaveFocus()
  expect(screen.getByText('Please accept the terms first.')).not.toHaveClass('sr-only')
  expect(asked).toEqual([])
  expect(stored.size).toBe(0)
})

test('led back by sign-in to the button, its terms not ticked: it has the focus, once, and nobody is registered [CP-048]', async () => {
  history.replaceState(null, '', '/campaigns/tour?a=1#dialog-register')
  const asked = stubCampaignApi({})
  const [button] = await draw({ isRegistered: false, terms: 'The rules' })
  expect(button).toHaveFocus()
  expect(screen.getByText('Please accept the terms first.')).not.toHaveClass('sr-only')
  expect(asked).toEqual([])
  expect(location.pathname + location.search + location.hash).toBe('/campaigns/tour?a=1')
})

test('two clicks faster than the page is drawn are one', async () => {
  const asked = stubCampaignApi({})
  const [button] = await draw({ isRegistered: false })
  await act(async () => {
    button?.click()
    button?.click()
  })
  expect(asked).toEqual(['POST'])
})

test('where somebody else is signed in by now, no dialog claims that the profile is not eligible', async () => {
  stubCampaignApi({ GET: ['another_player'], POST: ['another_player'] })
  const [button] = await draw({ isRegistered: false })
  await click(button)
  expect(document.querySelector('dialog')?.open).toBe(false)
  expect(button).toHaveTextContent('Join')
})

test('where the session has ended meanwhile the wish is kept, and sign-in leads back', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', Object.assign(new URL('/de/campaigns/tour?a=1', SITE), { assign }))
  stubCampaignApi({ GET: ['not_signed_in'], POST: ['not_signed_in'] })
  const [button] = await draw({ isRegistered: false, terms: 'The rules' })
  await click(screen.getByRole('checkbox'))
  await click(button)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/login?returnTo=%2Fde%2Fcampaigns%2Ftour%3Fa%3D1')
  expect(registerMarker(markerKey).find()).toMatchObject({ hasTickedTerms: true, by: 'maya' })
  expect(document.querySelector('dialog')?.open).toBe(false)
  expect(screen.getByRole('link', { name: 'Join as a visitor' })).toBeVisible()
})
