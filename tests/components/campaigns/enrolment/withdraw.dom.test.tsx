import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import WithdrawIsland from '@/components/campaigns/enrolment/withdraw'
import { TooManyRequestsError } from '@/lib/core/errors'
import { browserQueryClient } from '@/lib/core/query-client'
import { onEnrolment, type EnrolmentChange } from '@/lib/domains/campaigns/enrolment-changes'
import { SITE } from '../../../lib/support/session'
import { stubCampaignApi } from '../register/campaign-api'

const texts = {
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing…',
  withdrawFailed: 'Please try again.',
  tooManyTries: 'Please wait {wait}.',
  unreadable: 'This can’t be read.',
}

beforeEach(() => {
  browserQueryClient().clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const draw = () =>
  act(async () =>
    render(
      <WithdrawIsland campaign="tour" texts={texts} className="">
        {null}
      </WithdrawIsland>,
    ),
  )

async function press() {
  await draw()
  const button = screen.getByRole('button')
  await userEvent.setup().dblClick(button)
  return button
}

test('withdraws once, says that it does, and tells the page [CP-046]', async () => {
  const changes: EnrolmentChange[] = []
  const stop = onEnrolment((each) => changes.push(each))
  const asked = stubCampaignApi({ DELETE: [{ isRegistered: false }] })
  const button = await press()
  await vi.waitFor(() => expect(changes).toEqual([{ shortName: 'tour', isRegistered: false }]))
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

test('who tries too often is told how long to wait', async () => {
  stubCampaignApi({ GET: [{ isRegistered: true }], DELETE: [new TooManyRequestsError(37)] })
  const button = await press()
  expect(screen.getByRole('status')).toHaveTextContent('Please wait 37 seconds.')
  expect(button).toHaveAttribute('aria-disabled', 'false')
})

test('where the session has ended it leads through sign-in', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', Object.assign(new URL('/campaigns/tour', SITE), { assign }))
  stubCampaignApi({ GET: ['not_signed_in'], DELETE: ['not_signed_in'] })
  await press()
  expect(assign).toHaveBeenCalledWith('/login?returnTo=%2Fcampaigns%2Ftour')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('two clicks faster than the page is drawn are one', async () => {
  const asked = stubCampaignApi({})
  await draw()
  const button = screen.getByRole('button')
  await act(async () => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  expect(asked).toEqual(['DELETE'])
})

test('where somebody else is signed in by now, it says nothing of its own and can be used again', async () => {
  stubCampaignApi({ GET: ['another_player'], DELETE: ['another_player'] })
  const button = await press()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(button).toHaveTextContent('Withdraw')
  expect(button).toHaveAttribute('aria-disabled', 'false')
})
