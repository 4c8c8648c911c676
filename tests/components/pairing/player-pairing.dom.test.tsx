import { act, render, screen, within } from '@testing-library/react'
import { http } from 'msw/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import PlayerPairingIsland from '@/components/pairing/player-pairing'
import { keepCookie } from '@/lib/core/browser-cookie'
import { browserQueryClient } from '@/lib/core/query-client'
import { findIntent, keepIntent } from '@/lib/domains/session/intents/storage'
import messages from '@/messages/en.json'
import { stubBeacons } from '../../lib/support/beacons'
import { ownApi, problemAnswer } from '../../lib/support/own-api'
import { ofMaya, sessionAnswer, SITE } from '../../lib/support/session'
import { answerWith } from '../../lib/support/consent'
import { openDialogs } from '../../support/dialogs'

const refresh = vi.hoisted(() => vi.fn())
vi.mock('@/components/ui/use-refresh', () => ({ useRefresh: () => refresh }))

const {
  connections: _c,
  signIn: _s,
  terms: _t,
  readTerms: _r,
  termsTitle: _tt,
  noTerms: _n,
  failed: _f,
  ...texts
} = messages.pairing
const maya = ofMaya['x-player']

type Answers = Partial<Record<'pairing' | 'registration' | 'coaching' | 'leaving', () => Response | Promise<Response>>>

/** Our own API for a player who has linked nothing; what a test does not name goes well. */
const pairingApi = ({
  pairing = () => Response.json({ state: 'not_linked' }),
  registration = () => Response.json({ isSetUp: true }),
  coaching = () => Response.json({ isSetUp: true }),
  leaving = () => Response.json({}),
}: Answers = {}) =>
  ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/pairing', pairing),
    http.post('/api/pairing/registration', registration),
    http.post('/api/pairing/coaching', coaching),
    http.post<never, { returnTo: string }>('/api/pairing/connect', async ({ request }) => {
      const { returnTo } = await request.json()
      return Response.json({ path: `/settings/connections?redirectUrl=${encodeURIComponent(returnTo)}` })
    }),
    http.delete('/api/pairing/missions/academy', leaving),
  )

type Drawn = { hasTerms?: boolean; campaign?: string; isLinked?: boolean }

const draw = ({ hasTerms = true, campaign, isLinked }: Drawn = {}) =>
  render(
    <PlayerPairingIsland
      panelId="plan-pairing"
      termsId="plan-terms"
      terms="I accept"
      hasTerms={hasTerms}
      errorCopy="The editors’ words for trouble"
      profilePath="/de/settings/profile"
      campaign={campaign}
      isLinked={isLinked}
      texts={texts}
    >
      <p>the visitor’s button</p>
    </PlayerPairingIsland>,
  )

const aStep = (step: string) => JSON.stringify({ details: { step }, at: Date.now() })

let beacons: string[] = []
const left = vi.fn()
const pass = (ms = 10) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = async (name: string) => {
  await act(async () => screen.getByRole('button', { name }).click())
  await pass()
}
const dialog = () => within(screen.getByRole('dialog'))
async function open(): Promise<void> {
  await pass()
  await act(async () => screen.getByRole('checkbox').click())
  await press('Connect')
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  browserQueryClient().clear()
  sessionStorage.clear()
  answerWith('statistics')
  beacons = stubBeacons()
  left.mockReset()
  refresh.mockReset()
  document.documentElement.dataset.player = 'on'
  vi.stubGlobal('location', Object.assign(new URL('/coaching#plan', SITE), { assign: left }))
  openDialogs()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('who has signed in by the panel’s form goes on, with the terms ticked, once [PA-010]', async () => {
  pairingApi()
  keepCookie('signed_in_for', 'plan-pairing', 60)
  location.hash = 'plan-pairing'
  const { unmount } = draw()
  await pass()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  expect(screen.getByRole('checkbox', { hidden: true })).toBeChecked()
  unmount()
  draw()
  await pass()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
})

test('the page that is left for signing in keeps the answer for the next page [PA-010]', async () => {
  pairingApi()
  keepCookie('signed_in_for', 'plan-pairing', 60)
  const { unmount } = draw()
  await pass()
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  location.hash = 'plan-pairing'
  draw()
  await pass()
  expect(screen.getByRole('dialog')).toBeInTheDocument()
})

test.each([
  ['an address that names the panel, which anybody may send', () => void (location.hash = 'plan-pairing')],
  ['a sign-in for another panel', () => keepCookie('signed_in_for', 'other-pairing', 60)],
])('%s ticks no terms and opens nothing [PA-009]', async (_, arrive) => {
  pairingApi()
  arrive()
  draw()
  await pass()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('checkbox')).not.toBeChecked()
  keepCookie('signed_in_for', '', 0)
})

test('the connect button waits for the terms, and leads to them [PA-009]', async () => {
  pairingApi()
  draw()
  await pass()
  const button = screen.getByRole('button', { name: 'Connect' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('Please accept the terms first.')
  await press('Connect')
  expect(screen.queryByRole('dialog')).toBeNull()
  const box = screen.getByRole('checkbox', { name: 'I accept' })
  expect(box).toHaveFocus()
  expect(box).toBeInvalid()
})

test('without the partner’s terms there is nothing to accept, and no way on', async () => {
  pairingApi()
  draw({ hasTerms: false })
  await pass()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await press('Connect')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who is not linked has two ways [PA-006, PA-025]', async () => {
  pairingApi()
  draw()
  await open()
  expect(dialog().getByRole('heading')).toHaveTextContent('Link your training plan')
  expect(dialog().getByRole('button', { name: '1-Click Signup' })).toBeVisible()
  expect(dialog().getByRole('button', { name: 'Link Current Account' })).toBeVisible()
})

test('one click pairs, says so meanwhile, and is done [PA-010, PA-014]', async () => {
  let finish = () => undefined as void
  const asked = pairingApi({
    registration: () => new Promise((resolve) => (finish = () => resolve(Response.json({ isSetUp: true })))),
  })
  draw()
  await open()
  await press('1-Click Signup')
  const busy = dialog().getByRole('button', { name: 'Pairing...' })
  expect(busy).toHaveAttribute('aria-disabled', 'true')
  await act(async () => busy.click())
  finish()
  await pass()
  expect(dialog().getByRole('heading')).toHaveTextContent('You are linked')
  expect(asked).toEqual(['GET /api/pairing', 'POST /api/pairing/registration'])
  await press('Done')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('who has an account goes through the connections page and back to this place, and keeps the intent before [PA-002, PA-011]', async () => {
  pairingApi()
  left.mockImplementation(() => expect(findIntent('pairing')).toBeDefined())
  draw()
  await open()
  await press('Link Current Account')
  expect(left).toHaveBeenCalledWith('/settings/connections?redirectUrl=%2Fcoaching%23plan')
  expect(findIntent('pairing')).toMatchObject({ details: { step: 'confirm' }, by: maya })
})

test('back from it the dialog opens, the link is recorded and the coaching begins, once [PA-012, PA-013, TR-005]', async () => {
  keepIntent('pairing', { step: 'confirm' }, { by: maya })
  const asked = pairingApi({ pairing: () => Response.json({ state: 'linked' }) })
  const { unmount } = draw()
  await pass(50)
  expect(dialog().getByRole('heading')).toHaveTextContent('You are linked')
  expect(asked.filter((each) => each.startsWith('POST'))).toEqual(['POST /api/pairing/coaching'])
  expect(beacons).toHaveLength(1)
  expect(beacons[0]).toContain('"event":"Training Plan Connected"')
  unmount()
  draw()
  await pass(50)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(beacons).toHaveLength(1)
})

test('back from sign-in the dialog opens, and nothing is asked of the partner [PA-010]', async () => {
  keepIntent('pairing', { step: 'start' })
  const asked = pairingApi()
  draw()
  await pass(50)
  expect(dialog().getByRole('button', { name: '1-Click Signup' })).toBeVisible()
  expect(asked.some((each) => each.startsWith('POST'))).toBe(false)
})

test('back without a link nothing is recorded or set up, and both ways are open again', async () => {
  keepIntent('pairing', { step: 'confirm' }, { by: maya })
  const asked = pairingApi()
  draw()
  await pass(50)
  expect(dialog().getByText('Your account is not linked yet. You can try once more.')).toBeVisible()
  expect(dialog().getByRole('button', { name: '1-Click Signup' })).toBeVisible()
  expect(asked.some((each) => each.startsWith('POST'))).toBe(false)
  expect(beacons).toEqual([])
})

test.each([
  ['no intent', () => undefined],
  ['another player’s intent', () => keepIntent('pairing', { step: 'confirm' }, { by: 'robin' })],
  ['an intent for no step', () => sessionStorage.setItem('intent:pairing', aStep('done'))],
])('a return with %s opens nothing', async (_, prepare) => {
  prepare()
  const asked = pairingApi({ pairing: () => Response.json({ state: 'linked' }) })
  draw()
  await pass(50)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked.some((each) => each.startsWith('POST'))).toBe(false)
})

test.each([
  ['is refused', () => problemAnswer('upstream_failed', 502)],
  ['is not switched on at the partner', () => Response.json({ isSetUp: false })],
  ['answers with another state', () => Response.json({ state: 'married' })],
])('where linking %s the editors’ words are shown, and another try works [PA-006, PA-023]', async (_, answer) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const answers = [answer, () => Response.json({ isSetUp: true })]
  pairingApi({ registration: () => (answers.shift() ?? answer)() })
  draw()
  await open()
  await press('1-Click Signup')
  expect(dialog().getByRole('alert')).toHaveTextContent('The editors’ words for trouble')
  await press('Try again')
  expect(dialog().getByRole('heading')).toHaveTextContent('You are linked')
})

test('where the coaching of a linked account is not switched on the editors’ words are shown, and another try works [PA-023, PA-024]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  keepIntent('pairing', { step: 'confirm' }, { by: maya })
  let isSetUp = false
  pairingApi({
    pairing: () => Response.json({ state: 'linked' }),
    coaching: () => Response.json({ isSetUp }),
  })
  draw()
  await pass(50)
  expect(dialog().getByRole('alert')).toHaveTextContent('The editors’ words for trouble')
  isSetUp = true
  await press('Try again')
  expect(dialog().getByRole('heading')).toHaveTextContent('You are linked')
})

test('a linked account whose coaching failed, and was closed, has it begun with the next press [PA-013]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  keepIntent('pairing', { step: 'confirm' }, { by: maya })
  let isSetUp = false
  const asked = pairingApi({
    pairing: () => Response.json({ state: 'linked' }),
    coaching: () => Response.json({ isSetUp }),
  })
  draw()
  await pass(50)
  await press('Close')
  await act(async () => screen.getByRole('checkbox').click())
  isSetUp = true
  await press('Connect')
  expect(dialog().getByRole('heading')).toHaveTextContent('You are linked')
  expect(asked.filter((each) => each === 'POST /api/pairing/coaching')).toHaveLength(2)
  expect(beacons).toHaveLength(1)
})

test('a page that says what is linked is re-rendered once that has changed', async () => {
  pairingApi()
  draw({ isLinked: false })
  await open()
  await press('Close')
  expect(refresh).not.toHaveBeenCalled()
  await press('Connect')
  await press('1-Click Signup')
  await press('Done')
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('where the account is linked nothing is to be begun, but who comes back from linking it goes on [PA-012, PA-013]', async () => {
  keepIntent('pairing', { step: 'confirm' }, { by: maya })
  const asked = pairingApi({ pairing: () => Response.json({ state: 'linked' }) })
  draw({ isLinked: true, hasTerms: false })
  await pass(50)
  expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull()
  expect(asked).toContain('POST /api/pairing/coaching')
  expect(dialog().getByRole('heading')).toHaveTextContent('You are linked')
})

test('whose profile says too little is led to it in this window, and may leave the campaign [PA-003, PA-006, PA-020]', async () => {
  const asked = pairingApi({ pairing: () => Response.json({ state: 'wrong_page' }) })
  draw({ campaign: 'academy' })
  await open()
  const link = dialog().getByRole('link', { name: 'Go to my profile' })
  expect(link).toHaveAttribute('href', '/de/settings/profile')
  expect(link).not.toHaveAttribute('target')
  await press('Leave this campaign')
  expect(dialog().getByText('You have left the campaign.')).toHaveFocus()
  expect(asked).toContain('DELETE /api/pairing/missions/academy')
})

test('the page behind follows who leaves the campaign from the dialog', async () => {
  pairingApi({ pairing: () => Response.json({ state: 'wrong_page' }) })
  browserQueryClient().setQueryData(['campaigns', 'academy', 'registration'], { isRegistered: true })
  draw({ campaign: 'academy' })
  await open()
  await press('Leave this campaign')
  expect(browserQueryClient().getQueryState(['campaigns', 'academy', 'registration'])?.isInvalidated).toBe(true)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('who comes back from the profile finds the dialog open, with nothing to accept a second time [PA-003]', async () => {
  pairingApi({ pairing: () => Response.json({ state: 'wrong_page' }) })
  const { unmount } = draw()
  await open()
  const link = dialog().getByRole('link', { name: 'Go to my profile' })
  link.addEventListener('click', (event) => event.preventDefault())
  await act(async () => link.click())
  unmount()
  browserQueryClient().clear()
  pairingApi()
  draw()
  await pass()
  expect(dialog().getByRole('button', { name: '1-Click Signup' })).toBeVisible()
})

test('who leaves the campaign when the session has ended is led through sign-in, without a word of failure', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  pairingApi({
    pairing: () => Response.json({ state: 'wrong_page' }),
    leaving: () => problemAnswer('not_signed_in', 401),
  })
  draw({ campaign: 'academy' })
  await open()
  await press('Leave this campaign')
  expect(left).toHaveBeenCalledExactlyOnceWith('/login?returnTo=%2Fcoaching%23plan')
  expect(dialog().getByRole('button', { name: 'Leave this campaign' })).toHaveAttribute('aria-disabled', 'false')
})

test('leaving the campaign that fails can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const answers = [problemAnswer('upstream_unavailable', 503), Response.json({})]
  pairingApi({
    pairing: () => Response.json({ state: 'wrong_page' }),
    leaving: () => answers.shift() ?? Response.error(),
  })
  draw({ campaign: 'academy' })
  await open()
  await press('Leave this campaign')
  expect(dialog().getByRole('alert')).toHaveTextContent('The editors’ words for trouble')
  await press('Try again')
  expect(dialog().getByText('You have left the campaign.')).toBeVisible()
})

test('who turns out not to be signed in gets the visitor’s button [PA-006]', async () => {
  pairingApi({ pairing: () => problemAnswer('not_signed_in', 401) })
  draw()
  await pass(50)
  expect(screen.getByText('the visitor’s button')).toBeVisible()
})
