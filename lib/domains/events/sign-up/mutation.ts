import { mutationOptions, type MutationMeta, type QueryClient } from '@tanstack/react-query'
import type { Identifier } from '@/lib/core/identifier'
import { hasCode } from '@/lib/core/errors'
import { memberCall } from '@/lib/domains/session/api'
import { ofEvent, type EventKey } from '../api'
import { joinEvent, leaveEvent } from '../endpoints'
import { withSignUp } from '../member-event'
import { joinedEventsQuery, memberEventQuery } from '../queries'

/** A sign-up control is busy until the reply and at least this long [EV-044]. */
export const BUSY_MS = 2500

export type SignUpChange = { subgroupId: Identifier; action: 'join' | 'leave' }

export type SignUpOptions = EventKey & {
  /** Called if the session has ended and the change was not made. */
  onSignedOut: (change: SignUpChange) => void
}

/** Mutation key of the changes to one event, from any control. */
export const signUpKey = (eventId: Identifier) => ['events', 'sign-up', eventId]

/**
 * Joins or leaves an event [EV-043 to EV-048]. After a failure the event is fetched again, so that the true state is
 * shown: the change may have happened although its answer got lost [EV-127].
 */
export function signUpMutation(client: QueryClient, { onSignedOut, ...key }: SignUpOptions) {
  const { queryKey } = memberEventQuery(key)

  async function send({ subgroupId, action }: SignUpChange): Promise<void> {
    const { params, query } = ofEvent(key)
    const { signedUp, joinedAfterMs } = await (action === 'join'
      ? memberCall(joinEvent, { params: { id: subgroupId }, query })
      : memberCall(leaveEvent, { params, query }))
    if (signedUp !== (action === 'join')) throw new Error(`the game server did not let the player ${action}`)
    const refreshed = refreshJoined(joinedAfterMs)
    if (client.getQueryCache().find({ queryKey: joinedEventsQuery.queryKey })?.isActive()) await refreshed
  }

  /** The list shows the change a moment later [EV-048]; a control beside it is busy until then, or it would show the state before. */
  async function refreshJoined(afterMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    await client.invalidateQueries({ queryKey: joinedEventsQuery.queryKey })
  }

  return mutationOptions({
    mutationKey: signUpKey(key.eventId),
    gcTime: Infinity, // a control that is re-rendered still knows the outcome
    mutationFn: (change: SignUpChange) => lastingAtLeast(BUSY_MS, send(change)),
    onSuccess: async (_, { subgroupId, action }) => {
      await client.cancelQueries({ queryKey }) // what was asked before the change must not overwrite it
      const joinedId = action === 'join' ? subgroupId : undefined
      client.setQueryData(queryKey, (known) => known && withSignUp(known, joinedId))
    },
    onError: async (error, change) => {
      console.warn('sign-up failed', error)
      if (hasCode(error, 'not_signed_in')) onSignedOut(change)
      else await client.invalidateQueries({ queryKey })
    },
  })
}

/**
 * Makes a change without a control; controls of the event that are rendered show it. Does nothing while one is under
 * way.
 */
export function makeChange(
  client: QueryClient,
  options: SignUpOptions,
  change: SignUpChange,
  meta: MutationMeta,
): void {
  if (client.isMutating({ mutationKey: signUpKey(options.eventId) }) > 0) return
  const mutation = client.getMutationCache().build(client, { ...signUpMutation(client, options), meta })
  mutation.execute(change).catch(() => undefined) // `onError` has seen to it
}

/** The outcome of `work`, success or failure, but not before `ms` have passed. */
async function lastingAtLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const waited = new Promise((resolve) => setTimeout(resolve, ms))
  await Promise.allSettled([work, waited])
  return work
}
