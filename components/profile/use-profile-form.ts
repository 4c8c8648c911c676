import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react'
import { showPlayerFacts } from '@/components/session/show-player-facts'
import { focusFirst } from '@/components/ui/focus-first'
import { useRefresh } from '@/components/ui/use-refresh'
import { useUnderway } from '@/components/ui/use-underway'
import { AppError, askedWait } from '@/lib/core/errors'
import { browserQueryClient } from '@/lib/core/query-client'
import { keepDraft, takeDraft } from '@/lib/domains/profile/draft-storage'
import { saveProfile } from '@/lib/domains/profile/endpoints'
import {
  parseChanges,
  formFrom,
  formFromFields,
  profileProblems,
  weightAfterSwitch,
  type ProfileForm,
} from '@/lib/domains/profile/profile-form'
import type { Profile } from '@/lib/domains/profile/schema'
import { memberCall } from '@/lib/domains/session/api'
import { sessionQuery } from '@/lib/domains/session/queries'
import { signInAgainPath } from '@/lib/domains/session/sign-in-again'

/**
 * The message under the form; `kept` means that edits were restored after signing in again, an error says how long to
 * wait.
 */
export type SaveOutcome = 'saved' | 'unchanged' | 'failed' | 'refused' | 'kept' | AppError

export type ProfileFormState = {
  typed: ProfileForm
  /**
   * Shown from the first attempt to save: an error that appears when a field loses the focus would move the button away
   * from the pointer.
   */
  problems: ReturnType<typeof profileProblems>
  outcome: SaveOutcome | undefined
  isSaving: boolean
  /** The form's element. */
  formRef: RefObject<HTMLFormElement | null>
  edit: (changes: Partial<ProfileForm>) => void
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** State of the profile form: what is typed is never lost, whatever the outcome of saving. */
export function useProfileForm(profile: Profile, locale: string, unsaved?: ProfileForm): ProfileFormState {
  const [saved, setSaved] = useState(profile)
  const [typed, setTyped] = useState(() => unsaved ?? formFrom(profile, locale))
  /** The latest form values, including those typed while a save is under way. */
  const latest = useRef(typed)
  const [isTried, setTried] = useState(unsaved !== undefined)
  const { isUnderway: isSaving, begin, end } = useUnderway()
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const refresh = useRefresh()
  const formRef = useRef<HTMLFormElement>(null)

  const adoptFields = useEffectEvent(() => {
    const fields = formRef.current ? Object.fromEntries(new FormData(formRef.current)) : {}
    const { units } = typed
    type({ ...typed, ...formFromFields(fields, { shownUnits: units, saved, locale }) })
  })
  // What was typed until script ran, taken over before React renders again and writes the state into the fields.
  useLayoutEffect(() => adoptFields(), [])

  useEffect(() => {
    const draft = takeDraft(profile.publicId)
    if (draft === undefined) return
    latest.current = draft
    // oxlint-disable-next-line react/set-state-in-effect -- the first drawing is the server's, which has no session storage
    setTyped(draft)
    setOutcome('kept')
  }, [profile.publicId])

  function type(form: ProfileForm): void {
    latest.current = form
    setTyped(form)
  }

  async function save(sent: ProfileForm): Promise<void> {
    const changes = parseChanges(sent, saved, locale)
    if (Object.keys(changes).length === 0) return setOutcome('unchanged')
    setOutcome(undefined)
    try {
      const answer = await memberCall(saveProfile, { body: changes })
      setSaved(answer)
      type({ ...formFrom(answer, locale), ...changedEntries(latest.current, sent) })
      setTried(false)
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
    void refresh()
  }

  function fail(error: unknown): void {
    if (error instanceof AppError && askedWait(error) !== undefined) return setOutcome(error)
    const code = error instanceof AppError ? error.code : undefined
    if (code === 'another_player') return // the page says so by itself, and what is typed stays
    if (code !== 'not_signed_in') return setOutcome(code === 'invalid_input' ? 'refused' : 'failed')
    keepDraft(profile.publicId, latest.current)
    location.assign(signInAgainPath())
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    setTried(true)
    if (focusFirst(form, profileProblems(typed)) || !begin()) return
    await save(typed)
    end()
  }

  return {
    typed,
    problems: isTried ? profileProblems(typed) : {},
    outcome,
    isSaving,
    formRef,
    edit: (changes) => {
      setOutcome(undefined) // it is about an earlier state
      const edited = { ...latest.current, ...changes }
      type(changes.units ? { ...edited, weight: weightAfterSwitch(edited, saved, locale) } : edited)
    },
    submit: (event) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }
}

/** The entries of `values` that differ from those in `others`. */
function changedEntries<Values extends Record<string, string>>(values: Values, others: Values): Partial<Values> {
  const different = { ...values }
  for (const key in others) if (values[key] === others[key]) delete different[key]
  return different
}
