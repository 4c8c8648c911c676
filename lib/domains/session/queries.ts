import { queryOptions } from '@tanstack/react-query'
import { getSession } from './api'

const FRESH_MS = 5 * 60 * 1000

/** The signed-in player. Fails with `not_signed_in` for visitors. */
export const sessionQuery = queryOptions({ queryKey: ['session'], queryFn: getSession, staleTime: FRESH_MS })
