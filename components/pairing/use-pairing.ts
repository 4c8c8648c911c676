import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserNow } from '@/lib/core/browser-clock'
import { hasCode } from '@/lib/core/errors'
import { reportInteraction } from '@/lib/domains/analytics/interaction'
import { connect, getPairing, registerWithPartner, setUpCoaching } from '@/lib/domains/pairing/endpoints'
import { pairingQuery } from '@/lib/domains/pairing/queries'
import { memberCall } from '@/lib/domains/session/api'
import { signInFor } from '@/lib/domains/session/intents/sign-in-for'
import { keepIntent } from '@/lib/domains/session/intents/storage'
import { pagePlayer } from '@/lib/domains/session/page-player'
import { isHandledByPage } from '@/lib/domains/session/handled-by-page'

/** The steps of pairing that send a request to our server [PA-010]. */
export type PairingAction = 'oneClick' | 'linkAccount' | 'confirm' | 'coach'

const mutationKey = ['pairing', 'action']

/** Runs the steps, one at a time; each returns whether it succeeded. */
export function usePairing() {
  const client = useQueryClient()
  const { mutate, isPending, error, reset, data, variables } = useMutation({
    mutationKey,
    mutationFn: async (action: PairingAction): Promise<'linked' | 'not_yet' | 'left'> => {
      if (action === 'oneClick') assertSetUp(await memberCall(registerWithPartner))
      if (action === 'linkAccount') return leaveToLink()
      // An account that is linked may still lack its coaching, if that failed before.
      if (action === 'coach') assertSetUp(await memberCall(setUpCoaching))
      if (action === 'confirm' && !(await confirmLink())) return 'not_yet'
      return 'linked'
    },
    onSuccess: (outcome) => {
      if (outcome === 'linked') client.setQueryData(pairingQuery.queryKey, { state: 'linked' })
    },
    onError: (failure) => {
      console.warn('pairing failed', failure)
      if (hasCode(failure, 'not_signed_in')) signInFor('pairing', { step: 'start' })
    },
  })
  const act = (action: PairingAction) => {
    if (client.isMutating({ mutationKey }) === 0) mutate(action)
  }
  /** Repeats the failed step: each is safe to repeat. */
  const hasFailed = error !== null && !isHandledByPage(error)
  const retry = hasFailed && variables !== undefined ? () => act(variables) : undefined
  return { act, isBusy: isPending, retry, isNotYet: data === 'not_yet', forget: reset }
}

/**
 * Leaves through the connections page for the partner; the player comes back to this place, where the intent is resumed
 * [PA-011].
 */
async function leaveToLink(): Promise<'left'> {
  const returnTo = location.pathname + location.search + location.hash
  const { path } = await memberCall(connect, { body: { returnTo } })
  keepIntent('pairing', { step: 'confirm' }, { by: pagePlayer() })
  location.assign(path)
  return 'left'
}

/**
 * Runs when the player is back from the partner: if the account is connected, that is recorded and the coaching begins
 * [PA-013, TR-005].
 */
async function confirmLink(): Promise<boolean> {
  const { state } = await memberCall(getPairing)
  if (state !== 'linked') return false
  reportInteraction({ event: 'Training Plan Connected', properties: {}, timeStamp: browserNow().toISOString() })
  assertSetUp(await memberCall(setUpCoaching))
  return true
}

/** Fails if the server answered that the step was not carried out. */
function assertSetUp({ isSetUp }: { isSetUp: boolean }): void {
  if (!isSetUp) throw new Error('the coaching is not switched on')
}
