import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { checkoutTexts } from '@/components/memberships/checkout/checkout-texts'
import PlayerCheckoutIsland from '@/components/memberships/checkout/player-checkout'
import type { Membership } from '@/lib/domains/memberships/schema'
import { problemAnswer } from '../../lib/support/own-api'
import { sessionAnswer } from '../../lib/support/session'
import { openDialogs } from '../../support/dialogs'
import { playersTab } from '../../support/players-tab'
import { annual, drawPanel, ended, membershipApi, offer, order, texts } from './membership-page'

const checkout = await checkoutTexts()
const plan = { priceId: 'price-us-year', minor: 17_999, currency: 'USD', locale: 'en' }
const HOSTED = 'https://pay.test/1'

let now: Membership
/** What every write is answered until somebody has signed in. */
let answer: () => Response
let writes: { path: string; body: unknown }[]
let player: string
let tab: ReturnType<typeof playersTab>

beforeEach(() => {
  openDialogs()
  vi.spyOn(console, 'warn').mockReturnValue()
  ;[now, writes, player] = [annual, [], sessionAnswer.playerId]
  answer = () => problemAnswer('not_signed_in', 401)
  membershipApi(
    { membership: () => now, offers: () => (now.state === 'ended' ? [offer] : []), player: () => player },
    http.post('/api/membership/:change', async ({ request, params }) => {
      const text = await request.text()
      writes.push({ path: String(params.change), body: text === '' ? undefined : JSON.parse(text) })
      return answer()
    }),
  )
  tab = playersTab('/settings/membership')
})

const drawCheckout = (shown = plan) =>
  render(
    <PlayerCheckoutIsland order={shown} membershipPath="/settings/membership" texts={checkout}>
      <p>visitor</p>
    </PlayerCheckoutIsland>,
  )

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** To sign-in, which leads back to a document of its own. */
async function signIn(): Promise<void> {
  await waitFor(() => expect(tab.left).toHaveLength(1))
  tab.signIn()
  writes = []
}

async function cancelAndSignIn(): Promise<void> {
  drawPanel(now)
  await press(texts.cancel)
  await userEvent.type(screen.getByLabelText(texts.reason), 'Summer')
  await press(texts.confirm)
  await waitFor(() => expect(tab.left).toHaveLength(1))
  expect(screen.queryByText(texts.cancelFailed)).toBeNull()
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
    drawPanel(now)
    expect(await screen.findByText('Your membership ends on December 1, 2026')).toBeVisible()
    expect(writes).toEqual([{ path: 'cancellation', body: { reason: 'Summer' } }])
    now = annual
    drawPanel(now)
    await settle()
    expect(writes).toHaveLength(1)
  })

  test('what goes wrong with it then is said', async () => {
    await cancelAndSignIn()
    answer = () => problemAnswer('upstream_unavailable', 503)
    drawPanel(now)
    const alerts = await screen.findAllByText(texts.cancelFailed)
    expect(alerts[0]).toHaveRole('alert')
    expect(screen.getByRole('button', { name: texts.cancel })).toBeVisible()
  })

  test('a second end leads to sign-in, and not in a circle', async () => {
    await cancelAndSignIn()
    drawPanel(now)
    await waitFor(() => expect(tab.left).toHaveLength(1))
    expect(sessionStorage).toHaveLength(0)
  })

  test('another player’s membership is not cancelled', async () => {
    await cancelAndSignIn()
    player = 'another'
    drawPanel(now)
    await settle()
    expect(writes).toEqual([])
  })

  test('nothing is cancelled for a player who gave up at the sign-in and comes by later', async () => {
    await cancelAndSignIn()
    tab.open('/settings/membership')
    drawPanel(now)
    await settle()
    expect(writes).toEqual([])
    expect(sessionStorage).toHaveLength(0)
  })

  test('a purchase goes on at the price that was shown, with its coupon [MB-003, MB-016]', async () => {
    now = ended
    drawPanel(now)
    await userEvent.type(await screen.findByLabelText(texts.coupon), 'WINTER20')
    await press('Buy for $179.99 per year')
    await signIn()
    answer = () => problemAnswer('price_changed', 409)
    drawPanel(now)
    expect(await screen.findByText(texts.priceChanged)).toHaveRole('alert')
    expect(writes).toEqual([{ path: 'purchase', body: { ...order, coupon: 'WINTER20' } }])
  })

  test('the way to the portal goes on [MB-035]', async () => {
    drawPanel(now)
    await press(texts.manage)
    await signIn()
    answer = () => Response.json({ url: HOSTED })
    drawPanel(now)
    await waitFor(() => expect(tab.left).toEqual([HOSTED]))
    expect(writes.map(({ path }) => path)).toEqual(['portal'])
  })

  test('so does the way to the card form', async () => {
    now = { ...annual, gateway: 'braintree', period: 'month', price: null }
    drawPanel(now)
    await press(String(texts.changeCard))
    await signIn()
    answer = () => Response.json({ url: HOSTED })
    drawPanel(now)
    await waitFor(() => expect(tab.left).toEqual([HOSTED]))
    expect(writes).toEqual([{ path: 'card-form', body: { gateway: 'braintree', mark: expect.any(String) } }])
  })

  test('the way to the payment goes on, at the price that was shown [MB-002, MB-034]', async () => {
    tab.openOwn('/plans/price-us-year?state=cancelled')
    now = ended
    drawCheckout()
    await press(checkout.continue)
    await signIn()
    answer = () => Response.json({ url: HOSTED })
    drawCheckout({ ...plan, minor: 19_999 })
    await waitFor(() => expect(tab.left).toEqual([HOSTED]))
    expect(writes).toEqual([{ path: 'checkout', body: plan }])
    expect(history.replaceState).toHaveBeenLastCalledWith(history.state, '', '/plans/price-us-year?state=cancelled')
  })

  test('another player is not led to the payment', async () => {
    tab.openOwn('/plans/price-us-year')
    now = ended
    drawCheckout()
    await press(checkout.continue)
    await signIn()
    player = 'another'
    drawCheckout()
    await settle()
    expect(writes).toEqual([])
    expect(tab.left).toEqual([])
  })
})
