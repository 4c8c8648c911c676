import { useMutationState, useQueryClient, type Mutation } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { receivedIdentifierSchema } from '@/lib/core/identifier-schema'
import { useIntent } from '@/lib/domains/session/intents/use-intent'
import { signInAgain } from '@/lib/domains/session/sign-in-again'
import { makeChange } from '../sign-up/mutation'
import { isChange } from '../sign-up/use-sign-up'
import type { Start } from './schedule'

const schema = z.object({
  eventId: receivedIdentifierSchema,
  subgroupId: receivedIdentifierSchema,
  action: z.enum(['join', 'leave']),
})

const RESUMED = { isResumed: true }
const isResumed = ({ meta }: Mutation): boolean => meta?.isResumed === true

/**
 * Resumes a change that was pressed for in the scheduler when the session had ended, if it is of one of these starts.
 * If the session ends a second time, it is dropped: signing in again and again would never end.
 *
 * @returns the start concerned, for as long as the page is open: the section may be re-rendered meanwhile
 */
export function useResumedSignUp(starts: readonly Start[]): Start | undefined {
  const client = useQueryClient()
  useIntent(
    'scheduled_sign_up',
    ({ eventId, subgroupId, action }) =>
      makeChange(client, { eventId, onSignedOut: () => signInAgain() }, { subgroupId, action }, RESUMED),
    { schema, isHere: ({ subgroupId }) => starts.some((start) => start.subgroupId === subgroupId) },
  )
  const [change] = useMutationState({
    filters: { predicate: isResumed },
    select: ({ state }) => (isChange(state.variables) ? state.variables : undefined),
  })
  return starts.find(({ subgroupId }) => subgroupId === change?.subgroupId)
}
