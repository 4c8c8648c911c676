import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkoutTexts } from '@/components/memberships/checkout/checkout-texts'
import PlayerCheckoutIsland from '@/components/memberships/checkout/player-checkout'
import MembershipPanelIsland from '@/components/memberships/membership/membership-panel'
import { membershipTexts } from '@/components/memberships/membership/membership-texts'
import { browserQueryClient } from '@/lib/core/query-client'
import type { Membership } from '@/lib/domains/memberships/schema'
import { ownApi, problemAnswer } from '../../lib/support/own-api'
import { sessionAnswer, SITE } from '../../lib/support/session'
import { openDialogs } from '../../support/dialogs'

const texts = await membershipTexts('Gruppetto')
const checkout = await checkoutTexts()
const annual: Membership = {
  state: 'active',
  gateway: 'own',
  period: 'year',
  price: '$179.99 per year',
  until: 'December 1, 2026',
}
const ended: Membership = { ...annual, state: 'ended' }
const order = { planId: 'own-annual', gateway: 'own', minor: 17_999, currency: 'USD' }
const offer = { ...order, period: 'year', price: '$179.99 per year', method: 'Visa ···· 4242' }
const plan = { priceId: 'price-us-year', minor: 17_999, currency: 'USD', locale: 'en' }
const HOSTED = 'https://pay.test/1'

let now: Membership
/** What every write is answered until somebody has signed in. */
let answer: () => Response
let writes: { path: string; body: unknown }[]
let left: string[]
let player: string

beforeEach(() => {
  openDialogs()
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(history, 'replaceState').mockReturnValue()
  ;[now, writes, left, player] = [annual, [], [], sessionAnswer.playerId]
  answer = () => problemAnswer('not_signed_in', 401)
  ownApi(
    http.get('/api/session', () => Response.json({ ...sessionAnswer, playerId: player })),
    http.get('/api/membership', () => Response.json(now)),
    http.get('/api/membership/payment', () => Response.json({ method: 'Visa ···· 4242' })),
    http.get('/api/membership/guarantee', () => Response.json({ until: null })),
    http.get('/api/membership/transactions', () => Response.json([])),
    http.get('/api/membership/direct-offers', () => Response.json(now.state === 'ended' ? [offer] : [])),
    http.post('/api/membership/:change', async ({ request, params }) => {
      const text = await request.text()
      writes.push({ path: String(params.change), body: text === '' ? undefined : JSON.parse(text) })
      return answer()
    }),
  )
  openPage('/settings/membership')
  document.documentElement.dataset.playerId = sessionAnswer.playerId
})

/** A document of its own, which knows nobody yet. */
function openPage(path: string): void {
  cleanup()
  browserQueryClient().clear()
  delete document.documentElement.dataset.playerId
  document.documentElement.dataset.player = 'on'
  document.documentElement.lang = 'en'
  vi.stubGlobal('location', Object.assign(new URL(path, SITE), { assign: (to: string) => left.push(to) }))
}

const drawPanel = () =>
  render(
    <MembershipPanelIsland
      membership={now}
      payment={{ method: 'Visa ···· 4242' }}
      transactions={[]}
      hasPaid={false}
      plansPath="/plans"
      texts={texts}
    />,
  )

const drawCheckout = (shown = plan) =>
  render(
    <PlayerCheckoutIsland order={shown} membershipPath="/settings/membership" texts={checkout}>
      <p>visitor</p>
    </PlayerCheckoutIsland>,
  )

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** To sign-in, which leads back to a document of its own. */
async function signIn(): Promise<void> {
  await waitFor(() => expect(left).toHaveLength(1))
  openPage(new URL(left.pop() ?? '', SITE).searchParams.get('returnTo') ?? '')
  writes = []
}

async function cancelAndSignIn(): Promise<void> {
  drawPanel()
  await press(texts.cancel)
  await userEvent.type(screen.getByLabelText(texts.reason), 'Summer')
  await press(texts.confirm)
  await signIn()
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)))

describe('when the session had ended', () => {
  test('the cancellation goes on after sign-in, with its reason, and once [MB-003, MB-017]', async () => {
    await cancelAndSignIn()
    answer = () => {
      now = { ...annual, state: 'ending' }
      return Response.json(now)
    }
    drawPanel()
    expect(await screen.findByText('Your membership ends on December 1, 2026')).toBeVisible()
    expect(writes).toEqual([{ path: 'cancellation', body: { reason: 'Summer' } }])
    now = annual
    drawPanel()
    await settle()
    expect(writes).toHaveLength(1)
  })

  test('what goes wrong with it then is said', async () => {
    await cancelAndSignIn()
    answer = () => problemAnswer('upstream_unavailable', 503)
    drawPanel()
    const alerts = await screen.findAllByText(texts.cancelFailed)
    expect(alerts[0]).toHaveRole('alert')
    expect(screen.getByRole('button', { name: texts.cancel })).toBeVisible()
  })

  test('a second end leads to sign-in, and not in a circle', async () => {
    await cancelAndSignIn()
    drawPanel()
    await waitFor(() => expect(left).toHaveLength(1))
    expect(sessionStorage).toHaveLength(0)
  })

  test('another player’s membership is not cancelled', async () => {
    await cancelAndSignIn()
    player = 'another'
    drawPanel()
    await settle()
    expect(writes).toEqual([])
  })

  test('nothing is cancelled for who gave up at the sign-in and comes by later', async () => {
    await cancelAndSignIn()
    openPage('/settings/membership')
    drawPanel()
    await settle()
    expect(writes).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  test('a purchase goes on at the price that was shown, with its coupon [MB-003, MB-016]', async () => {
    now = ended
    drawPanel()
    await userEvent.type(await screen.findByLabelText(texts.coupon), 'WINTER20')
    await press('Buy for $179.99 per year')
    await signIn()
    answer = () => problemAnswer('price_changed', 409)
    drawPanel()
    expect(await screen.findByText(texts.priceChanged)).toHaveRole('alert')
    expect(writes).toEqual([{ path: 'purchase', body: { ...order, coupon: 'WINTER20' } }])
  })

  test('the way to the portal goes on [MB-035]', async () => {
    drawPanel()
    await press(texts.manage)
    await signIn()
    answer = () => Response.json({ url: HOSTED })
    drawPanel()
    await waitFor(() => expect(left).toEqual([HOSTED]))
    expect(writes.map(({ path }) => path)).toEqual(['portal'])
  })

  test('so does the way to the card form', async () => {
    now = { ...annual, gateway: 'braintree', period: 'month', price: null }
    drawPanel()
    await press(texts.changeCard)
    await signIn()
    answer = () => Response.json({ url: HOSTED })
    drawPanel()
    await waitFor(() => expect(left).toEqual([HOSTED]))
    expect(writes).toEqual([{ path: 'card-form', body: { gateway: 'braintree', mark: expect.any(String) } }])
  })

  test('the way to the payment goes on, at the price that was shown [MB-002, MB-034]', async () => {
    openPage('/plans/price-us-year?state=cancelled')
    document.documentElement.dataset.playerId = player
    now = ended
    drawCheckout()
    await press(checkout.continue)
    await signIn()
    answer = () => Response.json({ url: HOSTED })
    drawCheckout({ ...plan, minor: 19_999 })
    await waitFor(() => expect(left).toEqual([HOSTED]))
    expect(writes).toEqual([{ path: 'checkout', body: plan }])
    expect(history.replaceState).toHaveBeenLastCalledWith(history.state, '', '/plans/price-us-year?state=cancelled')
  })

  test('another player is not led to the payment', async () => {
    openPage('/plans/price-us-year')
    document.documentElement.dataset.playerId = player
    now = ended
    drawCheckout()
    await press(checkout.continue)
    await signIn()
    player = 'another'
    drawCheckout()
    await settle()
    expect(writes).toEqual([])
    expect(left).toEqual([])
  })
})
