import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hasCode } from '@/lib/core/errors'
import { browserNow } from '@/lib/core/browser-clock'
import type { Identifier } from '@/lib/core/identifier'
import { leaveFromHere } from '@/lib/core/leave-from-here'
import { reportInteraction } from '@/lib/domains/analytics/interaction'
import { DONE_MS, optIn, type OptInStep } from '@/lib/domains/fundraising/opt-in'
import { ownFundraiserQuery } from '@/lib/domains/fundraising/queries'
import { signInFor } from '@/lib/domains/session/intents/sign-in-for'

export type OptIn = {
  /** Current step while it runs; `done` for a moment after its end. */
  step: OptInStep | undefined
  error: Error | null
  start: (donates: boolean) => void
  /** Signs in again, comes back to this place and goes on. */
  signIn: (donates: boolean) => void
  forget: () => void
}

/** The opt-in of the player on this page; two calls share one run [FR-022, FR-029]. */
export function useOptIn(eventId: Identifier, onDone: () => void): OptIn {
  const client = useQueryClient()
  const { queryKey } = ownFundraiserQuery(eventId)
  const [step, setStep] = useState<OptInStep>()
  const signIn = (donates: boolean) => signInFor('fundraising', { eventId, donates })
  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: [...queryKey, 'opt-in'],
    mutationFn: (donates: boolean) => {
      const leave = leaveFromHere()
      return runAlone(async () => {
        const made = await optIn(eventId, { onStep: setStep, onProject: recordFundraiser })
        const donateUrl = donates ? made.project?.donateUrl : undefined
        if (donateUrl === undefined) await new Promise((resolve) => setTimeout(resolve, DONE_MS))
        else leave(donateUrl) // FR-031
        return made
      })
    },
    onSuccess: async (made) => {
      await client.cancelQueries({ queryKey }) // what was asked before must not overwrite it
      client.setQueryData(queryKey, (known) => known && { ...known, ...made })
      setStep(undefined)
      onDone()
    },
    onError: (failure, donates) => {
      console.warn('opting in as a fundraiser failed', failure)
      if (hasCode(failure, 'not_signed_in')) signIn(donates)
    },
  })
  return {
    step: isPending ? (step ?? 'account') : undefined,
    error: error && hasCode(error, 'not_signed_in') ? null : error,
    start: (donates) => client.isMutating({ mutationKey: [...queryKey, 'opt-in'] }) === 0 && mutate(donates),
    signIn,
    forget: reset,
  }
}

function recordFundraiser(): void {
  reportInteraction({ event: 'Fundraiser Created', properties: {}, timeStamp: browserNow().toISOString() })
}

/** Waits until other tabs of the browser have finished. In a browser without locks, our server prevents duplicates. */
async function runAlone<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('fundraising opt-in', work) : work()
}
