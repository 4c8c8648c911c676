import { useMutationState, useQueryClient, type Mutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { interrupted } from '@/lib/domains/session/interrupted'
import { signInAgain } from '@/lib/domains/session/sign-in-again'
import { makeChange } from '../sign-up/mutation'
import { isChange } from '../sign-up/use-sign-up'
import type { Start } from './schedule'
import { SCHEDULED_KEY } from './sign-up-key'

const scheduledSchema = z.object({ eventId: z.int(), subgroupId: z.int(), action: z.enum(['join', 'leave']) })

/** A change in the scheduler that was pressed for when the session had ended, to be resumed after sign-in. */
export const interruptedSignUp = interrupted(SCHEDULED_KEY, scheduledSchema)

const RESUMED = { isResumed: true }
const isResumed = ({ meta }: Mutation): boolean => meta?.isResumed === true

/**
 * Goes on with a sign-up that was interrupted, if it is to one of these starts. If the session ends a second time, the
 * sign-up is dropped: signing in again and again would never end.
 *
 * @returns the start concerned, for as long as the page is open: the section may be re-rendered meanwhile
 */
export function useResumedSignUp(starts: readonly Start[]): Start | undefined {
  const client = useQueryClient()
  useEffect(() => {
    interruptedSignUp.resume(
      ({ eventId, subgroupId, action }) => {
        const options = { eventId, onSignedOut: () => signInAgain() }
        makeChange(client, options, { subgroupId, action }, RESUMED)
      },
      (left) => starts.some(({ subgroupId }) => subgroupId === left.subgroupId),
    )
  }, [client, starts])
  const [change] = useMutationState({
    filters: { predicate: isResumed },
    select: ({ state }) => (isChange(state.variables) ? state.variables : undefined),
  })
  return starts.find(({ subgroupId }) => subgroupId === change?.subgroupId)
}
