import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { WithdrawIsland } from '@/components/campaigns/enrolment/withdraw'
import { browserQueryClient } from '@/lib/core/query-client'
import { onEnrolment, type EnrolmentNews } from '@/lib/domains/campaigns/enrolment-news'
import { stubCampaignApi } from '../register/campaign-api'

const texts = { withdraw: 'Withdraw', withdrawing: 'Withdrawing…', failed: 'Please try again.' }

beforeEach(() => {
  browserQueryClient().clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

async function press() {
  await act(async () => render(<WithdrawIsland campaign="tour" texts={texts} className="">{null}</WithdrawIsland>))
  const button = screen.getByRole('button')
  await userEvent.setup().dblClick(button)
  return button
}

test('withdraws once, says that it does, and tells the page [CP-046]', async () => {
  const news: EnrolmentNews[] = []
  const stop = onEnrolment((each) => news.push(each))
  const asked = stubCampaignApi({ DELETE: [{ isRegistered: false }] })
  const button = await press()
  await vi.waitFor(() => expect(news).toEqual([{ shortName: 'tour', isRegistered: false }]))
  expect(asked).toEqual(['DELETE'])
  // Until the page is another one, nothing is to be done here.
  expect(button).toHaveTextContent('Withdrawing…')
  expect(screen.getByRole('status')).toHaveTextContent('Withdrawing…')
  stop()
})

test('a failure is told, and the player can try again', async () => {
  stubCampaignApi({ GET: [{ isRegistered: true }], DELETE: ['upstream_unavailable'] })
  const button = await press()
  expect(screen.getByRole('status')).toHaveTextContent('Please try again.')
  expect(button).toHaveTextContent('Withdraw')
  expect(button).toHaveAttribute('aria-disabled', 'false')
})

test('where the session has ended it leads through sign-in', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: '/campaigns/tour', search: '', hash: '', assign })
  stubCampaignApi({ GET: ['not_signed_in'], DELETE: ['not_signed_in'] })
  await press()
  expect(assign).toHaveBeenCalledWith('/login?returnTo=%2Fcampaigns%2Ftour')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
