import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { TooManyRequestsError, UpstreamError } from '@/lib/core/errors'
import { stubCampaignApi } from './campaign-api'
import { click, draw, openPage } from './register-page'

beforeEach(openPage)

test('registers with one click, and says so [CP-032, CP-033, CP-042]', async () => {
  const asked = stubCampaignApi({ POST: [{ isRegistered: true }] })
  const [button] = await draw({ isRegistered: false })
  expect(button).toHaveTextContent('Join')
  await click(button)
  expect(button).toHaveTextContent('Signed Up')
  expect(screen.getByRole('status')).toHaveTextContent('Signed Up')
  expect(asked).toEqual(['POST'])
})

const limited = { service: 'game', operation: 'enrol', kind: 'busy', status: 429 } as const

test.each([
  ['us', new TooManyRequestsError(37)],
  ['the game server', new UpstreamError(limited, { retryAfterSeconds: 37 })],
])('who tries too often for %s is told how long to wait, and the dialog stays closed', async (_, error) => {
  stubCampaignApi({ GET: [{ isRegistered: false }, { isRegistered: false }], POST: [error] })
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
  const box = screen.getByRole('checkbox', { name: 'I know the rules' })
  expect(box).toBeValid()
  await click(button)
  expect(box).toHaveFocus()
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription('Please accept the terms first.')
  expect(asked).toEqual([])
  await click(box)
  expect(box).toBeValid()
  expect(button).not.toHaveAccessibleDescription()
  await click(button)
  expect(asked).toEqual(['POST'])
})

test('two buttons share what is under way', async () => {
  const asked = stubCampaignApi({})
  const [one, other] = await draw({ isRegistered: false }, { isRegistered: false, dialogId: 'other' })
  await click(one)
  await click(other)
  expect(asked).toEqual(['POST'])
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
