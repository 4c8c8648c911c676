import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { showPlayerFacts } from '@/components/session/show-player-facts'
import { quietly } from '@/components/ui/after-a-press'
import { AppError, askedWait } from '@/lib/core/errors'
import { browserQueryClient } from '@/lib/core/query-client'
import { saveProfile } from '@/lib/domains/profile/api'
import { keepDraft, takeDraft } from '@/lib/domains/profile/draft-storage'
import { changesIn, formFrom, weightAfterSwitch, type ProfileForm } from '@/lib/domains/profile/profile-form'
import type { Profile } from '@/lib/domains/profile/schema'
import { sessionQuery } from '@/lib/domains/session/queries'
import { signInAgainPath } from '@/lib/domains/session/sign-in-again'

/**
 * The message under the form; `kept` means that edits were restored after signing in again, an error says how long to
 * wait.
 */
export type Outcome = 'saved' | 'unchanged' | 'failed' | 'refused' | 'kept' | AppError

export type ProfileFormState = {
  form: UseFormReturn<ProfileForm>
  outcome: Outcome | undefined
  isSaving: boolean
  submit: (event: FormEvent) => void
  /** To be called after a switch of units, so that the weight is converted. */
  convertWeight: () => void
  /** To be called on each edit, since messages about an earlier state no longer apply. */
  forgetOutcome: () => void
}

/** State of the profile form: what is typed is never lost, whatever the outcome of saving. */
export function useProfileForm(profile: Profile, locale: string): ProfileFormState {
  const [saved, setSaved] = useState(profile)
  const [outcome, setOutcome] = useState<Outcome>()
  const isUnderway = useRef(false)
  const router = useRouter()
  // Validated on submit first: an error shown on leaving a field would move the button from under the pointer.
  const form = useForm<ProfileForm>({ defaultValues: formFrom(profile, locale) })
  const { reset } = form

  useEffect(() => {
    const draft = takeDraft(profile.publicId)
    if (draft === undefined) return
    reset(draft)
    // oxlint-disable-next-line react/set-state-in-effect -- the first drawing is the server's, which has no session storage
    setOutcome('kept')
  }, [profile.publicId, reset])

  async function save(typed: ProfileForm): Promise<void> {
    const changes = changesIn(typed, saved, locale)
    if (Object.keys(changes).length === 0) return setOutcome('unchanged')
    setOutcome(undefined)
    try {
      const answer = await saveProfile(changes)
      setSaved(answer)
      reset({ ...formFrom(answer, locale), ...differing(form.getValues(), typed) })
      setOutcome('saved')
      showEverywhere(answer)
    } catch (error) {
      fail(error)
    }
  }

  /** Updates the header, the other islands, and the page in the browser's history cache. */
  function showEverywhere(answer: Profile): void {
    showPlayerFacts(document, answer)
    void browserQueryClient().invalidateQueries({ queryKey: sessionQuery.queryKey })
    quietly(() => router.refresh())
  }

  function fail(error: unknown): void {
    if (error instanceof AppError && askedWait(error) !== undefined) return setOutcome(error)
    const code = error instanceof AppError ? error.code : undefined
    if (code === 'another_player') return // the page says so by itself, and what is typed stays
    if (code !== 'not_signed_in') return setOutcome(code === 'invalid_input' ? 'refused' : 'failed')
    keepDraft(profile.publicId, form.getValues())
    location.assign(signInAgainPath())
  }

  async function submitOnce(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isUnderway.current) return
    isUnderway.current = true
    await form.handleSubmit(save)(event)
    isUnderway.current = false
  }

  return {
    form,
    outcome,
    isSaving: form.formState.isSubmitting,
    submit: (event) => void submitOnce(event),
    convertWeight: () => {
      form.setValue('weight', weightAfterSwitch(form.getValues(), saved, locale))
      form.clearErrors('weight')
    },
    forgetOutcome: () => setOutcome(undefined),
  }
}

/** The entries of `values` that differ from those in `others`. */
function differing<Values extends Record<string, string>>(values: Values, others: Values): Partial<Values> {
  const different = { ...values }
  for (const key in others) if (values[key] === others[key]) delete different[key]
  return different
}
