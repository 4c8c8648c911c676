import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { signUpKey, signUpMutation, type SignUpChange, type SignUpOptions } from './mutation'

export type SignUp = {
  /** The change under way, from any control of the event. */
  underway: SignUpChange | undefined
  /** The last change, if it failed, and why. */
  failed: { change: SignUpChange; error: Error } | undefined
  /** Makes a change; does nothing while one is under way. */
  change: (change: SignUpChange) => void
}

/** Joining and leaving an event, shared by all its controls on the page. */
export function useSignUp(options: SignUpOptions): SignUp {
  const client = useQueryClient()
  const mutationKey = signUpKey(options.eventId)
  const { mutate } = useMutation(signUpMutation(client, options))
  const [underway] = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (isChange(state.variables) ? state.variables : undefined),
  })
  const outcomes = useMutationState({ filters: { mutationKey }, select: ({ state }) => state })
  const last = outcomes.at(-1)
  const failed = last?.error && isChange(last.variables) ? { change: last.variables, error: last.error } : undefined
  const change = (wanted: SignUpChange) => {
    if (client.isMutating({ mutationKey }) === 0) mutate(wanted)
  }
  return { underway, failed, change }
}

export function isChange(variables: unknown): variables is SignUpChange {
  return typeof variables === 'object' && variables !== null && 'subgroupId' in variables && 'action' in variables
}
