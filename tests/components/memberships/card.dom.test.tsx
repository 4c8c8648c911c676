import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import MembershipPanelIsland from '@/components/memberships/membership/membership-panel'
import { membershipTexts } from '@/components/memberships/membership/membership-texts'
import { browserQueryClient } from '@/lib/core/query-client'
import type { Membership } from '@/lib/domains/memberships/schema'
import { ownApi, problemAnswer } from '../../lib/support/own-api'
import { sessionAnswer, SITE } from '../../lib/support/session'

const texts = await membershipTexts('Gruppetto')
const braintree: Membership = {
  state: 'active',
  gateway: 'braintree',
  period: 'month',
  price: null,
  until: 'April 1, 2026',
}

let stored: string
let gone: string[]
/** What the card form is told, and what is sent after it. */
let visits: { gateway: string; mark: string }[]
let sent: unknown[]

const visitSchema = z.object({ gateway: z.string(), mark: z.string() })

beforeEach(() => {
  browserQueryClient().clear()
  sessionStorage.clear()
  document.documentElement.dataset.player = 'on'
  document.documentElement.lang = 'en'
  stored = 'Visa ···· 4242'
  ;[gone, visits, sent] = [[], [], []]
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(history, 'replaceState').mockReturnValue()
  at('')
  ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/membership', () => Response.json(braintree)),
    http.get('/api/membership/payment', () => Response.json({ method: stored })),
    http.get('/api/membership/transactions', () => Response.json([])),
    http.post('/api/membership/card-form', async ({ request }) => {
      visits.push(visitSchema.parse(await request.json()))
      return Response.json({ url: 'https://pay.test/card' })
    }),
    http.post('/api/membership/payment', async ({ request }) => {
      sent.push(await request.json())
      stored = 'Mastercard ···· 5454'
      return Response.json({ method: stored })
    }),
  )
})

function at(search: string): void {
  const assign = (to: string) => gone.push(to)
  vi.stubGlobal('location', Object.assign(new URL(`/settings/membership${search}`, SITE), { assign }))
}

const draw = () =>
  render(
    <MembershipPanelIsland
      membership={braintree}
      payment={undefined}
      transactions={[]}
      hasPaid={false}
      playerId="maya"
      locale="en"
      paths={{ plans: '/plans', cancellation: '/settings/membership/cancel' }}
      texts={texts}
    />,
  )

/** Goes to the card form, and comes back with what it adds to the address. */
async function comeBackWith(nonce: string): Promise<void> {
  const { unmount } = draw()
  await userEvent.click(screen.getByRole('button', { name: texts.changeCard }))
  await waitFor(() => expect(gone).toEqual(['https://pay.test/card']))
  unmount()
  browserQueryClient().clear()
  at(`?card=${visits[0]?.mark}&nonce=${nonce}`)
  draw()
}

test('a Braintree member gives another card at the gateway’s form, and pays with it from then on [MB-039]', async () => {
  await comeBackWith('mastercard-5454')
  expect(await screen.findByText(texts.cardStored)).toBeVisible()
  expect(await screen.findByText('Mastercard ···· 5454')).toBeVisible()
  expect(visits).toMatchObject([{ gateway: 'braintree' }])
  expect(sent).toEqual([{ gateway: 'braintree', nonce: 'mastercard-5454' }])
  expect(history.replaceState).toHaveBeenCalledWith(history.state, '', '/settings/membership')
})

test('an answer from before the change that comes after it is not taken for the truth [MB-024]', async () => {
  let answerEarly: (response: Response) => void = () => undefined
  const early = new Promise<Response>((resolve) => (answerEarly = resolve))
  const { unmount } = draw()
  await userEvent.click(screen.getByRole('button', { name: texts.changeCard }))
  await waitFor(() => expect(visits).toHaveLength(1))
  unmount()
  browserQueryClient().clear()
  ownApi(http.get('/api/membership/payment', () => early, { once: true }))
  at(`?card=${visits[0]?.mark}&nonce=n`)
  draw()
  expect(await screen.findByText(texts.cardStored)).toBeVisible()
  answerEarly(Response.json({ method: 'Visa ···· 4242' }))
  expect(await screen.findByText('Mastercard ···· 5454')).toBeVisible()
})

test.each([
  ['payment_refused', 403, texts.cardRefused],
  ['upstream_unavailable', 503, texts.cardFailed],
])('%s is told in words, and what is stored is fetched again', async (code, status, words) => {
  ownApi(http.post('/api/membership/payment', () => problemAnswer(code, status)))
  await comeBackWith('refused')
  // An outage is asked once more before that.
  expect(await screen.findByText(words, {}, { timeout: 5000 })).toBeVisible()
  expect(await screen.findByText('Visa ···· 4242')).toBeVisible()
})

test('a card whose answer is lost is sent once more, since the site finds what became of it', async () => {
  const nonces: unknown[] = []
  ownApi(
    http.post('/api/membership/payment', async ({ request }) => {
      nonces.push(await request.json())
      return nonces.length === 1 ? Response.error() : Response.json({ method: 'Mastercard ···· 5454' })
    }),
  )
  await comeBackWith('mastercard-5454')
  expect(await screen.findByText(texts.cardStored, {}, { timeout: 5000 })).toBeVisible()
  expect(nonces).toEqual([nonces[0], nonces[0]])
})

test('a card that comes when the session has ended leads to sign-in, without a word of failure', async () => {
  ownApi(http.post('/api/membership/payment', () => problemAnswer('not_signed_in', 401)))
  await comeBackWith('mastercard-5454')
  await waitFor(() => expect(gone.at(-1)).toMatch(/^\/login/))
  expect(screen.queryByText(texts.cardFailed)).toBeNull()
})

test('an address that somebody made up stores nothing', async () => {
  at('?card=made-up&nonce=theirs')
  draw()
  expect(await screen.findByText('Visa ···· 4242')).toBeVisible()
  expect(sent).toEqual([])
})
