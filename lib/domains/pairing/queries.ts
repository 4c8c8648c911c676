import { queryOptions } from '@tanstack/react-query'
import { memberCall } from '@/lib/domains/session/api'
import { getPairing } from './endpoints'

/** The player's state at the training-plan service. */
export const pairingQuery = queryOptions({
  queryKey: ['pairing'],
  queryFn: ({ signal }) => memberCall(getPairing, { signal }),
})
