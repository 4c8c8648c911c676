import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MembershipPanelProps } from '@/components/memberships/membership/membership-panel'
import { browserQueryClient } from '@/lib/core/query-client'
import type { Membership } from '@/lib/domains/memberships/schema'
import { ownApi, problemAnswer } from '../../lib/support/own-api'
import { SITE } from '../../lib/support/session'
import { openDialogs } from '../../support/dialogs'
import { annual, drawPanel, ended, membershipApi, offer, order, texts } from './membership-page'

const none: Membership = { ...annual, state: 'none', gateway: null, period: null, price: null, until: null }
const paid = { id: 't', date: '2026-01-01T00:00:00Z', day: 'Jan 1, 2026', amount: '$179.99', description: 'Annual' }

let now: Membership | undefined
let gone: string[]

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  browserQueryClient().clear()
  document.documentElement.dataset.player = 'on'
  document.documentElement.lang = 'en'
  openDialogs()
  gone = []
  const assign = (to: string) => gone.push(to)
  vi.stubGlobal('location', Object.assign(new URL('/settings/membership', SITE), { assign }))
  vi.spyOn(console, 'warn').mockReturnValue()
  membershipApi({ membership: () => now })
})
afterEach(() => void vi.useRealTimers())

/** Answers a change of the membership. @returns what is sent */
function answering(change: 'cancellation' | 'purchase', answer: () => Response): unknown[] {
  const sent: unknown[] = []
  ownApi(
    http.post(`/api/membership/${change}`, async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}

function draw(membership: Membership | undefined, more?: Partial<MembershipPanelProps>) {
  now = membership
  return drawPanel(membership, more)
}

const status = () => document.querySelector('[data-membership]')
/** Presses so soon after each other that the first is not drawn yet. */
const pressTwiceAtOnce = (name: string) => {
  const button = screen.getByRole('button', { name })
  act(() => {
    button.click()
    button.click()
  })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each<[Membership['state'], string]>([
  ['active', 'It is renewed on December 1, 2026.'],
  ['trialing', 'Your first payment, $179.99 per year, is on that day'],
  ['past_due', 'Please check your payment method'],
  ['ending', 'Your membership ends on December 1, 2026'],
  ['ended', 'Your membership has ended'],
  ['none', 'You have no membership'],
])('says of one that is %s what holds, and the day that counts [MB-013]', (state, words) => {
  draw({ ...annual, state })
  expect(document.querySelector('[data-membership]')).toHaveAttribute('data-membership', state)
  expect(document.querySelector('[data-membership]')).toHaveTextContent(words)
})

test('a trial whose price is not known says when it ends, and nothing of a sum', () => {
  draw({ ...annual, state: 'trialing', price: null })
  expect(document.querySelector('[data-membership]')).toHaveTextContent('Your free trial ends on December 1, 2026')
  expect(document.querySelector('[data-membership]')).not.toHaveTextContent('first payment')
})

test('shows plan, price, payment method and guarantee [MB-047]', async () => {
  ownApi(http.get('/api/membership/guarantee', () => Response.json({ until: 'March 20, 2026' })))
  draw(annual)
  for (const words of ['Annual', '$179.99 per year', 'Visa ···· 4242']) expect(document.body).toHaveTextContent(words)
  expect(await screen.findByText('You can have your money back until March 20, 2026.')).toBeVisible()
})

test('a status that cannot be had is said to be unknown, never none or free', async () => {
  draw(undefined)
  expect(screen.getByRole('heading', { name: texts.unknown })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/free|no membership/i)
  const retry = await screen.findByRole('button', { name: texts.retry }, { timeout: 4000 })
  now = annual
  await userEvent.click(retry)
  expect(await screen.findByText(texts.active)).toBeVisible()
})

test('the own gateway’s is managed at the hosted portal; a portal that is refused is said [MB-035]', async () => {
  ownApi(http.post('/api/membership/portal', () => problemAnswer('upstream_failed', 502)))
  draw(annual)
  await press(texts.manage)
  expect(await screen.findByText(texts.portalFailed)).toBeVisible()
  ownApi(http.post('/api/membership/portal', () => Response.json({ url: 'https://pay.test/portal' })))
  await press(texts.manage)
  await waitFor(() => expect(gone).toEqual(['https://pay.test/portal']))
})

test('two presses within one frame ask for the portal once, and once more after the way back [MB-035]', async () => {
  const asked = ownApi(http.post('/api/membership/portal', () => Response.json({ url: 'https://pay.test/portal' })))
  const asksForPortal = () => asked.filter((each) => each.startsWith('POST /api/membership/portal'))
  draw(annual)
  pressTwiceAtOnce(texts.manage)
  await waitFor(() => expect(gone).toEqual(['https://pay.test/portal']))
  expect(asksForPortal()).toHaveLength(1)
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  await press(texts.manage)
  await waitFor(() => expect(gone).toHaveLength(2))
})

test('Apple’s is cancelled at Apple, Braintree’s is told how to become annual [MB-015]', () => {
  const { unmount } = draw({ ...annual, gateway: 'apple', period: 'month', price: null })
  expect(screen.getByRole('link', { name: texts.appleLink })).toHaveAttribute('target', '_blank')
  expect(screen.queryByRole('button', { name: texts.cancel })).toBeNull()
  unmount()
  browserQueryClient().clear()
  draw({ ...annual, gateway: 'braintree', period: 'month', price: null })
  expect(screen.getByText(texts.braintreeChange)).toBeVisible()
  expect(screen.getByRole('button', { name: texts.cancel })).toBeVisible()
})

describe('cancelling', () => {
  test('takes two steps and a reason that may be left out; everything is fetched again [MB-003, MB-017, MB-024]', async () => {
    const sent = answering('cancellation', () => {
      now = { ...annual, state: 'ending' }
      return Response.json(now)
    })
    const asked = vi.spyOn(browserQueryClient(), 'invalidateQueries')
    draw(annual)
    await press(texts.cancel)
    expect(sent).toEqual([])
    expect(within(screen.getByRole('dialog')).getByText(/stays open until December 1, 2026/)).toBeVisible()
    await press(texts.confirm)
    expect(await screen.findByText('Your membership ends on December 1, 2026')).toBeVisible()
    expect(sent).toEqual([{ reason: '' }])
    expect(asked).toHaveBeenCalled()
    expect(screen.getByRole('button', { name: texts.keep })).toBeVisible()
  })

  test('leaves the focus at the new state, since the button is gone', async () => {
    answering('cancellation', () => Response.json((now = { ...annual, state: 'ending' })))
    draw(annual)
    await press(texts.cancel)
    await press(texts.confirm)
    await waitFor(() => expect(status()).toHaveFocus())
    expect(status()).toHaveAccessibleName('Your membership ends on December 1, 2026')
  })

  test('staying is offered first, and has the cursor', async () => {
    draw(annual)
    await press(texts.cancel)
    const [staying] = within(screen.getByRole('dialog')).getAllByRole('button')
    expect(staying).toHaveTextContent(texts.goOn)
    expect(staying).toHaveFocus()
    await press(texts.goOn)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('two presses within one frame cancel once', async () => {
    const sent = answering('cancellation', () => {
      now = { ...annual, state: 'ending' }
      return Response.json(now)
    })
    draw(annual)
    await press(texts.cancel)
    pressTwiceAtOnce(texts.confirm)
    expect(await screen.findByText('Your membership ends on December 1, 2026')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('that fails keeps the membership, the reason and the dialog', async () => {
    const sent = answering('cancellation', () => problemAnswer('upstream_unavailable', 503))
    draw(annual)
    await press(texts.cancel)
    await userEvent.type(screen.getByLabelText(texts.reason), 'Summer')
    await press(texts.confirm)
    expect(await screen.findByText(texts.cancelFailed)).toBeVisible()
    expect(screen.getByLabelText(texts.reason)).toHaveValue('Summer')
    expect(sent).toEqual([{ reason: 'Summer' }])
  })

  test('can’t be left while it is under way: neither by Escape, nor beside the dialog, nor by its buttons', async () => {
    const answer = Promise.withResolvers<Response>()
    ownApi(http.post('/api/membership/cancellation', () => answer.promise))
    draw(annual)
    await press(texts.cancel)
    const dialog = screen.getByRole('dialog')
    expect(dialog).toHaveAttribute('closedby', 'any')
    await press(texts.confirm)
    expect(dialog).toHaveAttribute('closedby', 'none')
    const escape = new Event('cancel', { cancelable: true })
    act(() => void dialog.dispatchEvent(escape))
    expect(escape.defaultPrevented).toBe(true)
    await press(texts.goOn)
    expect(dialog).toHaveProperty('open', true)
    answer.resolve(problemAnswer('upstream_unavailable', 503))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(texts.cancelFailed)
    await press(texts.goOn)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('that fails is said although a browser closed the dialog meanwhile', async () => {
    const answer = Promise.withResolvers<Response>()
    ownApi(http.post('/api/membership/cancellation', () => answer.promise))
    draw(annual)
    await press(texts.cancel)
    const dialog = screen.getByRole<HTMLDialogElement>('dialog')
    await press(texts.confirm)
    act(() => dialog.close())
    expect(screen.queryByRole('dialog')).toBeNull()
    answer.resolve(problemAnswer('upstream_unavailable', 503))
    expect(await within(await screen.findByRole('dialog')).findByText(texts.cancelFailed)).toBeVisible()
  })
})

describe('after a payment', () => {
  test('asks until the membership is told of, and never says that there is none', async () => {
    draw(none, { hasPaid: true })
    expect(screen.getByText(texts.waiting)).toBeVisible()
    expect(document.body).not.toHaveTextContent(texts.none)
    await act(() => vi.advanceTimersByTimeAsync(4000))
    now = { ...annual, state: 'trialing' }
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(await screen.findByText(texts.succeeded)).toBeVisible()
    expect(status()).toHaveAttribute('data-membership', 'trialing')
  })

  test('says after a minute that it is under way, and goes on in the background', async () => {
    draw(none, { hasPaid: true })
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(screen.getAllByText(texts.underway).length).toBeGreaterThan(0)
    now = annual
    await act(() => vi.advanceTimersByTimeAsync(16_000))
    expect(await screen.findByText(texts.succeeded)).toBeVisible()
  })
})

describe('coming back', () => {
  let offers: unknown[]
  beforeEach(() => {
    offers = [offer]
    ownApi(http.get('/api/membership/direct-offers', () => Response.json(offers)))
  })

  test('buys with what is stored, and a coupon [MB-003, MB-016, MB-024]', async () => {
    const sent = answering('purchase', () => {
      now = annual
      offers = []
      return Response.json(annual)
    })
    draw(ended)
    await userEvent.type(await screen.findByLabelText(texts.coupon), 'WINTER20')
    await press('Buy for $179.99 per year')
    expect(await screen.findByText(texts.active)).toBeVisible()
    expect(sent).toEqual([{ ...order, coupon: 'WINTER20' }])
  })

  test('whoever paid monthly before is offered the month first', async () => {
    offers = [offer, { ...offer, planId: 'price-us-month', period: 'month', price: '$17.99 per month' }]
    draw({ ...ended, period: 'month' })
    expect(await screen.findByRole('button', { name: 'Buy for $17.99 per month' })).toBeVisible()
    await userEvent.click(screen.getByText('Annual: $179.99 per year'))
    expect(screen.getByRole('button', { name: 'Buy for $179.99 per year' })).toBeVisible()
  })

  test('two presses within one frame buy once', async () => {
    const sent = answering('purchase', () => problemAnswer('payment_refused', 403))
    draw(ended)
    await screen.findByLabelText(texts.coupon)
    pressTwiceAtOnce('Buy for $179.99 per year')
    expect(await screen.findByText(texts.paymentRefused)).toBeVisible()
    expect(sent).toHaveLength(1)
    await press('Buy for $179.99 per year')
    await waitFor(() => expect(sent).toHaveLength(2))
  })

  test.each([
    ['coupon_refused', texts.couponRefused],
    ['payment_refused', texts.paymentRefused],
    ['price_changed', texts.priceChanged],
    ['upstream_unavailable', texts.buyFailed],
  ])('%s is told in words, and what was typed stays', async (code, words) => {
    answering('purchase', () => problemAnswer(code, 403))
    draw(ended)
    await userEvent.type(await screen.findByLabelText(texts.coupon), 'NOPE')
    await press('Buy for $179.99 per year')
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByLabelText(texts.coupon)).toHaveValue('NOPE')
  })
})

test('payments are listed, taken along as a file, or where that fails as a page that says so, and printed [MB-048]', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  draw(annual, { transactions: [paid] })
  expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('Jan 1, 2026Annual$179.99')
  const link = screen.getByRole('link', { name: texts.download })
  expect(link).toHaveAttribute('href', '/api/membership/transactions/csv?locale=en')
  expect(link).not.toHaveAttribute('download')
  await press(texts.print)
  expect(print).toHaveBeenCalled()
})

test('what changed in another tab is asked for here, too [MB-024]', async () => {
  draw(annual)
  now = { ...annual, state: 'ending' }
  const channel = new BroadcastChannel('membership')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  channel.postMessage('changed')
  expect(await screen.findByText('Your membership ends on December 1, 2026')).toBeVisible()
  channel.close()
})
