import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import type { Guard } from '@/lib/domains/contact/schema'
import { textsIn } from './texts-in'
import { useSubmission } from './use-submission'

/** By the names of fields. */
type Texts = Record<string, string>

/** The rules of a form and its way to us. */
export type FormDesk = {
  /** What to say of each field that is wrong. */
  problems: (typed: Texts) => Texts
  send: (typed: Texts, guard: Guard) => Promise<void>
}

/**
 * A form of a section at work. Errors wait for the first try, and follow what is typed from then on [FM-004, FM-005]; the
 * first wrong field takes the focus.
 *
 * @param load its desk, which comes once somebody turns to the form: most visitors only pass by
 */
export function useCheckedForm(load: () => Promise<FormDesk>, onSent: () => void) {
  const [errors, setErrors] = useState<Texts>({})
  const [isTried, setTried] = useState(false)
  const { run, ...foot } = useSubmission(onSent)

  /** Nothing is wrong where the rules can't be had: sending it says so then. */
  const check = async (form: HTMLFormElement) => {
    const found = await load().then(
      ({ problems }) => problems(textsIn(form)),
      (): Texts => ({}),
    )
    setErrors(found)
    return found
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    setTried(true)
    const found = await check(form)
    const wrong = [...form.elements].find((field) => field instanceof HTMLInputElement && field.name in found)
    if (wrong instanceof HTMLInputElement) return wrong.focus()
    const typed = textsIn(form)
    await run(form, async (guard) => (await load()).send(typed, guard))
  }

  return {
    errors,
    foot,
    /** For the form element, which has no checks of the browser's then. */
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
