import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { MembershipPanelIsland } from '@/components/memberships/membership/membership-panel'
import { membershipTexts } from '@/components/memberships/membership/membership-texts'
import { browserQueryClient } from '@/lib/core/query-client'
import type { Membership } from '@/lib/domains/memberships/schema'
import { problemAnswer } from '../../lib/support/own-api'
import { sessionAnswer } from '../../lib/support/session'

const markSchema = z.object({ mark: z.string() })
const texts = await membershipTexts('Gruppetto')
const braintree: Membership = {
  state: 'active',
  gateway: 'braintree',
  period: 'month',
  price: null,
  until: 'April 1, 2026',
  country: null,
}

let stored: string
let answer: () => Response
let sent: { path: string; body: unknown }[]
let gone: string[]
/** What the first question for the card waits for, if it is to be a slow one. */
let early: Promise<void> | undefined

beforeEach(() => {
  browserQueryClient().clear()
  sessionStorage.clear()
  document.documentElement.dataset.player = 'on'
  document.documentElement.lang = 'en'
  stored = 'Visa ···· 4242'
  answer = () => {
    stored = 'Mastercard ···· 5454'
    return Response.json({ method: stored })
  }
  ;[sent, gone, early] = [[], [], undefined]
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(history, 'replaceState').mockReturnValue()
  at('')
  vi.stubGlobal(
    'fetch',
    async (address: string, { method = 'GET', body = '' }: { method?: string; body?: string } = {}) => {
      const path = address.replace(/\?.*/, '').replace('/api/membership', '')
      if (address === '/api/session') return Response.json(sessionAnswer)
      if (path === '') return Response.json(braintree)
      if (path === '/payment' && method === 'GET' && early) {
        const [before, wait] = [stored, early]
        early = undefined
        await wait
        return Response.json({ method: before })
      }
      if (method === 'GET') return Response.json(path === '/payment' ? { method: stored } : [])
      sent.push({ path, body: JSON.parse(body) })
      return path === '/card-form' ? Response.json({ url: 'https://pay.test/card' }) : answer()
    },
  )
})

function at(search: string): void {
  const assign = (to: string) => gone.push(to)
  vi.stubGlobal('location', { pathname: '/settings/membership', search, hash: '', assign })
}

const draw = () =>
  render(
    <MembershipPanelIsland
      membership={braintree}
      payment={undefined}
      transactions={[]}
      hasPaid={false}
      plansPath="/plans"
      texts={texts}
    />,
  )

/** Goes to the card form, and comes back with what it adds to the address. */
async function comeBackWith(nonce: string): Promise<void> {
  const { unmount } = draw()
  await userEvent.click(screen.getByRole('button', { name: texts.changeCard }))
  await waitFor(() => expect(gone).toEqual(['https://pay.test/card']))
  const [{ body } = { body: {} }] = sent.splice(0)
  expect(body).toMatchObject({ gateway: 'braintree' })
  unmount()
  browserQueryClient().clear()
  at(`?card=${markSchema.parse(body).mark}&nonce=${nonce}`)
  draw()
}

test('a Braintree member gives another card at the gateway’s form, and pays with it from then on [MB-039]', async () => {
  await comeBackWith('mastercard-5454')
  expect(await screen.findByText(texts.cardStored)).toBeVisible()
  expect(await screen.findByText('Mastercard ···· 5454')).toBeVisible()
  expect(sent).toEqual([{ path: '/payment', body: { gateway: 'braintree', nonce: 'mastercard-5454' } }])
  expect(history.replaceState).toHaveBeenCalledWith(history.state, '', '/settings/membership')
})

test('an answer from before the change that comes after it is not taken for the truth [MB-024]', async () => {
  let release: () => void = () => undefined
  const { unmount } = draw()
  await userEvent.click(screen.getByRole('button', { name: texts.changeCard }))
  await waitFor(() => expect(sent).toHaveLength(1))
  unmount()
  browserQueryClient().clear()
  early = new Promise((resolve) => (release = resolve))
  at(`?card=${markSchema.parse(sent[0]?.body).mark}&nonce=n`)
  draw()
  expect(await screen.findByText(texts.cardStored)).toBeVisible()
  release()
  expect(await screen.findByText('Mastercard ···· 5454')).toBeVisible()
})

test.each([
  ['payment_refused', 403, texts.cardRefused],
  ['upstream_unavailable', 503, texts.cardFailed],
])('%s is told in words, and what is stored is asked for anew', async (code, status, words) => {
  answer = () => problemAnswer(code, status)
  await comeBackWith('refused')
  expect(await screen.findByText(words)).toBeVisible()
  expect(await screen.findByText('Visa ···· 4242')).toBeVisible()
})

test('an address that somebody made up stores nothing', async () => {
  at('?card=made-up&nonce=theirs')
  draw()
  expect(await screen.findByText('Visa ···· 4242')).toBeVisible()
  expect(sent).toEqual([])
})
