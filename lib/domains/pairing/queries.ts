import { queryOptions } from '@tanstack/react-query'
import { getPairing } from './api'

/** Where the player stands with the training-plan service. */
export const pairingQuery = queryOptions({ queryKey: ['pairing'], queryFn: ({ signal }) => getPairing(signal) })
