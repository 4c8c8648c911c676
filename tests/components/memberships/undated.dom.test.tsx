import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import MemberNoticeIsland from '@/components/memberships/checkout/member-notice'
import { memberNoticeProps } from '@/components/memberships/checkout/member-notice-props'
import { CancellationQuestion } from '@/components/memberships/membership/cancellation-question'
import { MembershipLine } from '@/components/memberships/membership/membership-line'
import { browserQueryClient } from '@/lib/core/query-client'
import type { Membership } from '@/lib/domains/memberships/schema'
import { SITE } from '../../lib/support/session'
import { openDialogs } from '../../support/dialogs'
import { annual, drawPanel, membershipApi, texts } from './membership-page'

const undated: Membership = { ...annual, until: null }
const notice = await memberNoticeProps('en')

let now: Membership

beforeEach(() => {
  browserQueryClient().clear()
  document.documentElement.dataset.player = 'on'
  document.documentElement.lang = 'en'
  openDialogs()
  vi.stubGlobal('location', new URL('/settings/membership', SITE))
  membershipApi({ membership: () => now })
})

describe('of a membership whose day nobody knows', () => {
  const cases = [
    ['that goes on', {}, [texts.active, texts.activeHintUndated]],
    ['that begins', { state: 'trialing', price: null }, [texts.trialing, texts.trialingHintUndated]],
    [
      'that begins, at a known price',
      { state: 'trialing', price: '$5' },
      [texts.trialing, texts.trialingPaysUndated.replace('{price}', '$5')],
    ],
    ['that was cancelled', { state: 'ending' }, [texts.endingUndated, texts.endingHintUndated]],
  ] satisfies [string, Partial<Membership>, string[]][]

  test.each(cases)('%s, the page speaks without one', (_, changes, sentences) => {
    now = { ...undated, ...changes }
    drawPanel(now)
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible()
  })

  test.each(cases)('%s, the overview speaks without one', async (_, changes, sentences) => {
    render(await MembershipLine({ membership: { ...undated, ...changes }, locale: 'en' }))
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible()
  })

  test.each(cases)('%s, a section of plans speaks without one', async (_, changes, sentences) => {
    now = { ...undated, ...changes }
    render(<MemberNoticeIsland {...notice}>plans</MemberNoticeIsland>)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(sentences[0] ?? ''))
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible()
  })

  test('who cancels reads that it stays open to the end of the period, with script and without', async () => {
    now = undated
    const { unmount } = drawPanel(now)
    await userEvent.click(screen.getByRole('button', { name: texts.cancel }))
    expect(within(screen.getByRole('dialog')).getByText(texts.cancelTextUndated)).toBeVisible()
    unmount()
    render(await CancellationQuestion({ until: null, playerId: 'maya', locale: 'en' }))
    expect(screen.getByText(texts.cancelTextUndated)).toBeVisible()
  })
})
