import { queryOptions } from '@tanstack/react-query'
import { getPairing } from './api'

/** The player's state at the training-plan service. */
export const pairingQuery = queryOptions({ queryKey: ['pairing'], queryFn: ({ signal }) => getPairing(signal) })
