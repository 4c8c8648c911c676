import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import attachCheckoutReturn from '@/components/memberships/checkout/attach-checkout-return'
import { memberNoticeProps } from '@/components/memberships/checkout/member-notice-props'
import { checkoutTexts } from '@/components/memberships/checkout/checkout-texts'
import MemberNoticeIsland from '@/components/memberships/checkout/member-notice'
import PlayerCheckoutIsland from '@/components/memberships/checkout/player-checkout'
import { browserQueryClient } from '@/lib/core/query-client'
import { fill } from '@/lib/core/words'
import { ownApi, problemAnswer } from '../../lib/support/own-api'
import { sessionAnswer, SITE } from '../../lib/support/session'
import { stubLocalStorage } from '../../lib/support/storage'

const texts = await checkoutTexts()
const notice = await memberNoticeProps('en')
const order = { priceId: 'price-us-year', minor: 17_999, currency: 'USD', locale: 'en' }
const none = { state: 'none', gateway: null, period: null, price: null, until: null }
const member = { ...none, state: 'active', gateway: 'own', period: 'year', price: '$179.99 per year' }

let membership: object
let answer: () => Response | Promise<Response>
let sent: unknown[]
let asked: string[]
let gone: string[]

beforeEach(() => {
  browserQueryClient().clear()
  stubLocalStorage()
  document.documentElement.dataset.player = 'on'
  document.documentElement.lang = 'en'
  membership = none
  answer = () => Response.json({ url: 'https://pay.test/1' })
  ;[sent, gone] = [[], []]
  vi.stubGlobal('location', Object.assign(new URL('/plans/p', SITE), { assign: (to: string) => gone.push(to) }))
  asked = ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/membership', () => Response.json(membership)),
    http.post('/api/membership/checkout', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
})

const draw = () =>
  render(
    <PlayerCheckoutIsland order={order} membershipPath="/settings/membership" texts={texts}>
      <p>visitor</p>
    </PlayerCheckoutIsland>,
  )
const go = () => userEvent.click(screen.getByRole('button'))

test('leads to the hosted page with what the page shows; more clicks are the same one [MB-002]', async () => {
  let reply: (response: Response) => void = () => undefined
  answer = () => new Promise((resolve) => (reply = resolve))
  draw()
  await go()
  await go()
  expect(screen.getByRole('button')).toHaveTextContent(texts.busy)
  await waitFor(() => expect(sent).toEqual([order]))
  await act(async () => reply(Response.json({ url: 'https://pay.test/1' })))
  await waitFor(() => expect(gone).toEqual(['https://pay.test/1']))
  await go() // while the browser is on its way
  expect(sent).toHaveLength(1)
})

test('leads there although the button is gone by the time of the answer, as when the page is drawn anew [MB-002]', async () => {
  let reply: (response: Response) => void = () => undefined
  answer = () => new Promise((resolve) => (reply = resolve))
  const { unmount } = draw()
  await go()
  await waitFor(() => expect(sent).toEqual([order]))
  unmount()
  await act(async () => reply(Response.json({ url: 'https://pay.test/1' })))
  await waitFor(() => expect(gone).toEqual(['https://pay.test/1']))
})

test('whoever has gone to another page by the time of the answer stays there [MB-002]', async () => {
  let reply: (response: Response) => void = () => undefined
  answer = () => new Promise((resolve) => (reply = resolve))
  draw()
  await go()
  await waitFor(() => expect(sent).toEqual([order]))
  location.pathname = '/events'
  await act(async () => reply(Response.json({ url: 'https://pay.test/1' })))
  await waitFor(() => expect(browserQueryClient().isMutating()).toBe(0))
  expect(gone).toEqual([])
})

test('two presses within one frame are one checkout [MB-002]', async () => {
  draw()
  const button = screen.getByRole('button')
  act(() => {
    button.click()
    button.click()
  })
  await waitFor(() => expect(gone).toEqual(['https://pay.test/1']))
  expect(sent).toHaveLength(1)
})

test.each([
  [() => problemAnswer('upstream_unavailable', 503), texts.checkoutFailed],
  [() => problemAnswer('price_changed', 409), texts.priceChanged],
])('what goes wrong is said, and nothing is bought: %#', async (reply, words) => {
  answer = reply
  draw()
  await go()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
  expect(gone).toEqual([])
  expect(screen.getByRole('button')).toHaveTextContent(texts.continue)
})

test('who has a membership is led to it, also where that turns out at the click', async () => {
  answer = () => problemAnswer('already_member', 409)
  draw()
  await go()
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/settings/membership')
  expect(screen.getByRole('status')).toHaveTextContent(texts.alreadyMember)
})

test('who turns out to be nobody keeps the visitor’s way', async () => {
  delete document.documentElement.dataset.player
  draw()
  expect(screen.getByText('visitor')).toBeVisible()
})

const spot = () =>
  render(
    <MemberNoticeIsland {...notice}>
      <p>plans</p>
    </MemberNoticeIsland>,
  )

test('in place of the plans a member finds the own one, and the way to change it', async () => {
  const { unmount } = spot()
  expect(screen.getByText('plans')).toBeVisible()
  await waitFor(() => expect(asked).toEqual(['GET /api/membership?locale=en']))
  expect(screen.getByText('plans')).toBeVisible()
  unmount()
  browserQueryClient().clear()
  membership = { ...member, until: 'June 1, 2026' }
  spot()
  expect(await screen.findByText('Annual · $179.99 per year')).toBeVisible()
  expect(screen.getByText('It is renewed on June 1, 2026.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Change plan or payment' })).toHaveAttribute('href', '/settings/membership')
  expect(screen.queryByText('plans')).toBeNull()
})

const monthly = { ...member, gateway: 'braintree', period: 'month', price: '$17.99 per month', until: 'June 1' }
const CHANGE = notice.texts.braintreeChange

test.each([
  ['a trial', { state: 'trialing' }, 'You’re on your free trial', [notice.texts.trialingPays, CHANGE]],
  [
    'a failed payment',
    { state: 'past_due' },
    'Your last payment didn’t go through',
    [notice.texts.past_dueHint, CHANGE],
  ],
  ['an end', { state: 'ending' }, 'Your membership ends on June 1', [notice.texts.endingHint]],
  ['a plan of Apple’s', { gateway: 'apple' }, 'Your membership is active', [notice.texts.activeHint]],
  ['no known price', { price: null }, 'Your membership is active', [notice.texts.activeHint, CHANGE]],
])('a member with %s reads how it stands, and what can be done elsewhere alone', async (_, changes, stands, said) => {
  membership = { ...monthly, ...changes }
  spot()
  const link = await screen.findByRole('link', { name: 'See your membership' })
  expect(screen.getByRole('status')).toHaveTextContent(stands)
  const [, plan, ...hints] = [...(link.parentElement?.querySelectorAll('p') ?? [])].map((each) => each.textContent)
  expect(plan).toBe(['Monthly', ...('price' in changes ? [] : ['$17.99 per month'])].join(' · '))
  expect(hints).toEqual(said.map((text) => fill(text, { day: 'June 1', price: '$17.99 per month' })))
})

test.each([
  ['past_due', 'Update the payment'],
  ['ending', 'Keep my membership'],
])('the way of a member who pays us leads to what the state needs: %s', async (state, name) => {
  membership = { ...member, state, until: 'June 1' }
  spot()
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/settings/membership')
})

test('a membership of which neither plan nor price is known is still one', async () => {
  membership = { ...member, period: null, price: null, until: 'June 1' }
  spot()
  expect(await screen.findByText('Your membership is active')).toBeVisible()
  expect([...document.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
    'Your membership is active',
    'It is renewed on June 1.',
  ])
})

test('the address says how a visit to the payment provider ended', () => {
  vi.stubGlobal('location', { search: '?state=cancelled' })
  document.body.innerHTML =
    '<div id="r"><p data-state="cancelled" hidden>c</p><p data-state="failed" hidden>f</p></div>'
  attachCheckoutReturn(document.getElementById('r') ?? document.body)
  expect([...document.querySelectorAll('[hidden]')].map(({ textContent }) => textContent)).toEqual(['f'])
})
