import { render } from '@testing-library/react'
import { http, type HttpHandler } from 'msw/http'
import MembershipPanelIsland, { type MembershipPanelProps } from '@/components/memberships/membership/membership-panel'
import { membershipTexts } from '@/components/memberships/membership/membership-texts'
import type { Membership } from '@/lib/domains/memberships/schema'
import { ownApi, problemAnswer } from '../../lib/support/own-api'
import { sessionAnswer } from '../../lib/support/session'

export const texts = await membershipTexts('Gruppetto')

export const annual: Membership = {
  state: 'active',
  gateway: 'own',
  period: 'year',
  price: '$179.99 per year',
  until: 'December 1, 2026',
}
export const ended: Membership = { ...annual, state: 'ended' }

/** What is bought with what is stored, as it is sent, and as it is offered. */
export const order = { planId: 'own-annual', gateway: 'own', minor: 17_999, currency: 'USD' }
export const offer = { ...order, period: 'year', price: '$179.99 per year', method: 'Visa ···· 4242' }

type Answers = {
  /** Undefined where it can't be had. */
  membership: () => Membership | undefined
  offers?: () => unknown[]
  player?: () => string
}

/** Our own API for a member who pays with a card; what changes something is a test's own. @returns what is asked */
export const membershipApi = (
  { membership, offers = () => [], player = () => sessionAnswer.playerId }: Answers,
  ...changes: HttpHandler[]
) =>
  ownApi(
    http.get('/api/session', () => Response.json({ ...sessionAnswer, playerId: player() })),
    http.get('/api/membership', () => {
      const known = membership()
      return known ? Response.json(known) : problemAnswer('upstream_unavailable', 503)
    }),
    http.get('/api/membership/payment', () => Response.json({ method: 'Visa ···· 4242' })),
    http.get('/api/membership/guarantee', () => Response.json({ until: null })),
    http.get('/api/membership/transactions', () => Response.json([])),
    http.get('/api/membership/direct-offers', () => Response.json(offers())),
    ...changes,
  )

export const drawPanel = (membership: Membership | undefined, more: Partial<MembershipPanelProps> = {}) =>
  render(
    <MembershipPanelIsland
      membership={membership}
      payment={{ method: 'Visa ···· 4242' }}
      transactions={[]}
      hasPaid={false}
      playerId="maya"
      locale="en"
      paths={{ plans: '/plans', cancellation: '/settings/membership/cancel' }}
      texts={texts}
      {...more}
    />,
  )
