import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { mayRetry } from '@/lib/core/query-client'
import { memberCall } from '@/lib/domains/session/api'
import {
  buyPlan,
  cancelMembership,
  getGuarantee,
  getMembership,
  getPayment,
  listDirectOffers,
  listTransactions,
  storeCard,
} from './endpoints'
import { tellMembershipChange } from './membership-channel'
import { inPageLanguage } from './page-language'
import type { NewCard, Gateway, Membership, PurchaseOrder } from './schema'

const KEY = 'membership'

/** The player's membership: all parts of a page share the answer. */
export const membershipQuery = queryOptions({
  queryKey: [KEY, 'status'],
  queryFn: ({ signal }) => memberCall(getMembership, { query: inPageLanguage(), signal }),
  refetchOnWindowFocus: 'always',
})

export const paymentQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: [KEY, 'payment', gateway],
    queryFn: ({ signal }) => memberCall(getPayment, { query: { gateway }, signal }),
  })

export const transactionsQuery = queryOptions({
  queryKey: [KEY, 'transactions'],
  queryFn: ({ signal }) => memberCall(listTransactions, { query: inPageLanguage(), signal }),
})

export const guaranteeQuery = queryOptions({
  queryKey: [KEY, 'guarantee'],
  queryFn: ({ signal }) => memberCall(getGuarantee, { query: inPageLanguage(), signal }),
})

export const directOffersQuery = queryOptions({
  queryKey: [KEY, 'direct-offers'],
  queryFn: ({ signal }) => memberCall(listDirectOffers, { query: inPageLanguage(), signal }),
})

export const cancelMutation = (client: QueryClient) =>
  changeMutation(client, 'cancel', (reason: string) =>
    memberCall(cancelMembership, { query: inPageLanguage(), body: { reason } }),
  )

export const buyMutation = (client: QueryClient) =>
  changeMutation(client, 'buy', (body: PurchaseOrder) => memberCall(buyPlan, { query: inPageLanguage(), body }))

export const storeCardMutation = (client: QueryClient) =>
  mutationOptions({
    mutationKey: [KEY, 'card'],
    mutationFn: (body: NewCard) => memberCall(storeCard, { body }),
    // The server finds a card that is stored although the answer got lost.
    retry: mayRetry,
    onError: (error) => console.warn('membership: the card was not stored', error),
    // Also after a failure: the answer may have got lost.
    onSettled: () => membershipChanged(client),
  })

function changeMutation<Wish>(client: QueryClient, name: string, change: (wish: Wish) => Promise<Membership>) {
  return mutationOptions({
    mutationKey: [KEY, name],
    mutationFn: change,
    onSuccess: (membership) => client.setQueryData(membershipQuery.queryKey, membership),
    onError: (error) => console.warn(`membership: ${name} failed`, error),
    onSettled: () => membershipChanged(client),
  })
}

/** Refetches memberships, payment methods and whatever else a membership opens, in other tabs too (MB-024). */
export async function membershipChanged(client: QueryClient): Promise<void> {
  tellMembershipChange()
  await refetchAll(client)
}

/** Refetches everything. Requests under way may have begun before the change: they aren't waited for. */
export async function refetchAll(client: QueryClient): Promise<void> {
  await client.cancelQueries()
  await client.invalidateQueries()
}
