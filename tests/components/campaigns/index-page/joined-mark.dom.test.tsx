import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import JoinedMark from '@/components/campaigns/index-page/joined-mark'
import { browserQueryClient } from '@/lib/core/query-client'
import { stubCampaignApi } from '../register/campaign-api'

beforeEach(() => browserQueryClient().clear())

const draw = () => act(async () => render(<JoinedMark campaign="tour" text="You’re in" />))

test('says that the player takes part', async () => {
  stubCampaignApi({ GET: [{ isRegistered: true }] })
  await draw()
  expect(await screen.findByText('You’re in')).toBeInTheDocument()
})

test('says nothing to a player who does not', async () => {
  const asked = stubCampaignApi({ GET: [{ isRegistered: false }] })
  await draw()
  await vi.waitFor(() => expect(asked).toEqual(['GET']))
  expect(screen.queryByText('You’re in')).toBeNull()
})
