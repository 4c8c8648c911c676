import { useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, type RefObject } from 'react'
import { browserNow } from '@/lib/core/browser-clock'
import { askedWait, hasCode } from '@/lib/core/errors'
import { throttleCalls } from './throttle'
import { registerMutation, registrationKey, registrationQuery } from '@/lib/domains/campaigns/queries'
import type { RegistrationIntent } from '@/lib/domains/campaigns/registration-intent'
import { signInFor } from '@/lib/domains/session/intents/sign-in-for'

/** Shortest time between two clicks that count [CP-051]. */
const THROTTLE_MS = 1000

type RegisterOptions = {
  campaign: string
  /** Known if the page was rendered for this player. */
  isRegistered: boolean | undefined
  intent: RegistrationIntent
  dialogId: string
  button: RefObject<HTMLElement | null>
}

/** Whether the player takes part in a campaign, and a function that registers; shared by all buttons of a page. */
export function useRegister({ campaign, isRegistered, intent, dialogId, button }: RegisterOptions) {
  const client = useQueryClient()
  const { data, isPending: isChecking } = useQuery({
    ...registrationQuery(campaign),
    initialData: isRegistered === undefined ? undefined : { isRegistered },
  })
  const { mutate, error: failure } = useMutation(registerMutation(client, campaign))
  const isChanging = useIsMutating({ mutationKey: registrationKey(campaign) }) > 0
  const register = useMemo(() => {
    const onError = (error: Error) => {
      if (askedWait(error) !== undefined) return // said beside the button, and not a matter of the profile
      if (hasCode(error, 'another_player')) return // the page says so by itself
      if (!hasCode(error, 'not_signed_in')) return openDialog(dialogId, button.current)
      signInFor(intent, { hasTickedTerms: true }) // or the button could not have been used
    }
    return throttleCalls(() => mutate(undefined, { onError }), THROTTLE_MS, browserNow)
  }, [mutate, intent, dialogId, button])
  return { isRegistered: data?.isRegistered === true, isChecking, isChanging, failure, register }
}

/**
 * Opens the dialog for players who aren't eligible, and for any other failure, whose cause is in the console
 * (decisions.md, Campaigns) [CP-039, CP-043].
 */
function openDialog(id: string, opener: HTMLElement | null): void {
  const dialog = document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return
  opener?.focus({ preventScroll: true }) // the dialog gives the focus back to what has it now
  dialog.showModal()
}
