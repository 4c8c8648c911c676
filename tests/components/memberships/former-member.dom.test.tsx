import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import MemberNoticeIsland from '@/components/memberships/checkout/member-notice'
import { memberNoticeProps } from '@/components/memberships/checkout/member-notice-props'
import { PlanChooser } from '@/components/memberships/plan-chooser'
import { planTexts } from '@/components/memberships/plan-texts'
import { browserQueryClient } from '@/lib/core/query-client'
import { membershipQuery } from '@/lib/domains/memberships/queries'
import { tellCountry } from '@/lib/domains/session/country-choice'
import { ownApi } from '../../lib/support/own-api'
import { sessionAnswer } from '../../lib/support/session'
import { stubLocalStorage } from '../../lib/support/storage'
import { sweden, usa } from './offers'

const notice = await memberNoticeProps('en')
const texts = await planTexts('en', 'US')
const labels = { year: 'Annual', month: 'Monthly', submit: 'Join Now' }
const none = { state: 'none', gateway: null, period: null, price: null, until: null }

let membership: object
/** The membership is answered once it is resolved. */
let held: Promise<void>

beforeEach(() => {
  browserQueryClient().clear()
  stubLocalStorage()
  document.documentElement.dataset.player = 'on'
  document.documentElement.lang = 'en'
  location.hash = ''
  tellCountry('US')
  held = Promise.resolve()
  ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/plans', () => Response.json(sweden)),
    http.get('/api/membership', async () => {
      await held
      return Response.json(membership)
    }),
  )
})

const draw = () =>
  render(
    <MemberNoticeIsland {...notice}>
      <PlanChooser
        page={{ country: 'US', isTold: false, offer: usa, locale: 'en' }}
        isAnnualDefault
        texts={texts}
        labels={labels}
      >
        <a href="/join">Create an account</a>
      </PlanChooser>
    </MemberNoticeIsland>,
  )
const untilKnown = async () => {
  await waitFor(() => expect(browserQueryClient().getQueryData(membershipQuery.queryKey)).toBeDefined())
  await act(async () => undefined)
}
const chosen = () => screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'))

test.each([
  ['the plan that they had', { state: 'ended', period: 'month' }, '', 'US-month'],
  ['what the address names', { state: 'ended', period: 'month' }, '#plan-year', 'US-year'],
  ['what is chosen for everybody, if the plan is not known', { state: 'ended', period: null }, '', 'US-year'],
  ['what is chosen for everybody, if they never had one [MB-020]', { state: 'none', period: null }, '', 'US-year'],
])('who was a member once finds %s', async (_what, changes, hash, expected) => {
  location.hash = hash
  membership = { ...none, ...changes }
  draw()
  await untilKnown()
  expect(chosen()).toEqual([expected])
})

test('a choice that a former member made before their plan was known stays', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  membership = { ...none, state: 'ended', period: 'year' }
  draw()
  await userEvent.click(screen.getByRole('radio', { name: /Monthly/ }))
  resolve()
  await untilKnown()
  expect(chosen()).toEqual(['US-month'])
})

test('with another country’s prices it is that country’s plan', async () => {
  membership = { ...none, state: 'ended', period: 'month' }
  draw()
  await untilKnown()
  act(() => tellCountry('SE'))
  await waitFor(() => expect(chosen()).toEqual(['SE-month']))
})
