import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { joinEvent, leaveEvent, type EventKey } from './api'
import { withSignUp, type SignUpAnswer } from './member-event'
import { joinedEventsQuery, memberEventQuery } from './queries'

/** A sign-up control is busy until the reply and at least this long [EV-044]. */
export const BUSY_MS = 2500
/** The event feed needs a moment until it knows of a sign-up [EV-047, EV-048]. */
export const FEED_DELAY_MS = 1000

export type SignUpChange = { subgroupId: number; action: 'join' | 'leave' }

type SignUpOptions = EventKey & {
  /** Whether the list of joined events comes from the event feed (flag `event-feed`) [EV-043]. */
  usesFeed: boolean
}

/** Marks the changes of one event, whichever control they come from. */
export const signUpKey = (eventId: number) => ['events', eventId, 'sign-up']

/**
 * Joins or leaves an event [EV-043 to EV-048]. After a failure the event is asked for again, so that what shows is the
 * truth: the change may have happened although its answer got lost [EV-127].
 */
export function signUpMutation(client: QueryClient, { usesFeed, ...key }: SignUpOptions) {
  const event = memberEventQuery(key)

  async function send({ subgroupId, action }: SignUpChange): Promise<SignUpAnswer> {
    const answer = await (action === 'join' ? joinEvent(key, subgroupId) : leaveEvent(key))
    if (answer.signedUp === (action === 'join')) refetchJoined()
    return answer
  }

  function refetchJoined(): void {
    const refetch = () => void client.invalidateQueries({ queryKey: joinedEventsQuery.queryKey })
    if (usesFeed) setTimeout(refetch, FEED_DELAY_MS)
    else refetch()
  }

  return mutationOptions({
    mutationKey: signUpKey(key.eventId),
    mutationFn: (change: SignUpChange) => lastingAtLeast(BUSY_MS, send(change)),
    onSuccess: (answer, { subgroupId }) => {
      client.setQueryData(event.queryKey, (known) => known && withSignUp(known, subgroupId, answer))
    },
    onError: async (error) => {
      console.warn('sign-up failed', error)
      await client.invalidateQueries({ queryKey: event.queryKey })
    },
  })
}

/** The outcome of `work`, good or bad, not before `ms` have passed. */
async function lastingAtLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const waited = new Promise((resolve) => setTimeout(resolve, ms))
  await Promise.allSettled([work, waited])
  return work
}
