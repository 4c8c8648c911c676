import { vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { gameProfileAnswer } from './profiles'
import { stubUpstream } from './upstream'

type Answers = Record<string, (request: Request) => Response | Promise<Response>>

const json = (body: unknown) => () => Response.json(body)

export const lost = () => Promise.reject(new TypeError('terminated'))
export const down = () => Response.json({}, { status: 418 })
export const refusing = (key: string) => () => Response.json({ key }, { status: 403 })

/** A membership as the wire has it. */
export const statusAnswer = (changes: object = {}) => ({
  status: 'ACTIVE',
  gateway: 'own',
  planPriceId: 'price-us-year',
  subscriptionId: 'sub-1',
  currentPeriodEnd: '2026-12-01T00:00:00Z',
  cancelAtPeriodEnd: false,
  ...changes,
})
export const none = { status: 'NONE' }
export const card = { id: 'c', type: 'card', brand: 'visa', last4: '4242' }

const price = (id: string, periodUnit: string, amount: string) => ({
  id,
  periodUnit,
  price: amount,
  currencyCode: 'USD',
  taxPolicy: 'TaxExclusive',
})

export const plansAnswer = (year = '179.99') => [
  {
    id: 'plan',
    name: 'Gruppetto Membership',
    prices: [price('price-us-year', 'Year', year), price('price-us-month', 'Month', '17.99')],
  },
]

const usual: Answers = {
  'GET /game/membership/membership-plans': json(plansAnswer()),
  'GET /game/membership/countries/US': json({ currency: 'USD', taxPolicy: 'TaxExclusive' }),
  'GET /game/membership/membership-status/me': json(statusAnswer()),
  'GET /game/profiles/me': json({ ...gameProfileAnswer, id: 501, countryCode: 'US' }),
}

/** Game server and subscription service that answer `METHOD /service/path` as the table says, and 404 to all else. */
export function stubBilling(answers: Answers): () => string[] {
  const nameOf = ({ method, url }: Request) =>
    `${method} ${url.replace(env.GAME_API_URL, '/game').replace(env.SUBSCRIPTION_API_URL, '/subscription').replace(/\?.*/, '')}`
  const all = { ...usual, ...answers }
  const asked = stubUpstream((request) => all[nameOf(request)]?.(request) ?? new Response(null, { status: 404 }))
  return () => asked.map(nameOf)
}

/** Answers the same to all, and notes the bodies it is sent. */
export function noting(answer: object, bodies: unknown[]) {
  return async (request: Request) => {
    bodies.push(await request.clone().json())
    return Response.json(answer)
  }
}

/** Answers one thing after the other, and the last for good. */
export function inOrder(...replies: (() => Response | Promise<Response>)[]) {
  return vi.fn(() => (replies.length > 1 ? replies.shift() : replies[0])?.() ?? Response.error())
}

export { json }
