import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import type { Guard } from '@/lib/domains/contact/schema'
import { focusFirst } from '../ui/focus-first'
import { loadScript } from '../ui/load-script'
import { readFormTexts } from './read-form-texts'
import { useSubmission } from './use-submission'

/** Texts by field name. */
type Texts = Record<string, string>

/** The rules of a form and the function that sends it. */
export type FormLogic = {
  /** Messages for the invalid fields. */
  problems: (typed: Texts) => Texts
  send: (typed: Texts, guard: Guard) => Promise<void>
}

/**
 * State of a form that anyone may send. Errors are shown after the first try to send it, and then follow what is typed [FM-004,
 * FM-005]; the first invalid field takes the focus.
 *
 * @param load loads its rules, once the visitor turns to the form: most visitors only pass by
 */
export function useCheckedForm(load: () => Promise<FormLogic>, onSent: () => void) {
  const [errors, setErrors] = useState<Texts>({})
  const [isTried, setTried] = useState(false)
  const { run, ...foot } = useSubmission(onSent)

  /** Returns no problems if the rules can't be loaded; sending the form reports that failure. */
  const check = async (form: HTMLFormElement) => {
    const found = await load().then(
      ({ problems }) => problems(readFormTexts(form)),
      (): Texts => ({}),
    )
    setErrors(found)
    return found
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    setTried(true)
    const found = await check(form)
    if (focusFirst(form, found)) return
    const typed = readFormTexts(form)
    await run(form, async (guard) => (await loadScript(load)).send(typed, guard))
  }

  return {
    errors,
    foot,
    /** Props of the form element; turns off the browser's own validation. */
    form: {
      noValidate: true,
      onFocus: () => void load().catch(() => undefined),
      onChange: ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
        if (isTried) void check(currentTarget)
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
    },
  }
}
