import { useEffect, useRef, type InputEvent, type RefObject } from 'react'
import { submitContact } from '@/lib/domains/contact/api'
import { contactErrors } from '@/lib/domains/contact/contact-rules'
import { dropDraft, findDraft, keepDraft, type Draft } from '@/lib/domains/contact/draft-storage'
import {
  contactFields,
  contactValuesSchema,
  noValues,
  type ContactForm,
  type ContactValues,
} from '@/lib/domains/contact/schema'
import type { ContactTexts } from '@/lib/domains/contact/texts'
import { isCurrentVisitors, typedBy } from '@/lib/domains/session/current-visitor'
import { readFormTexts } from './read-form-texts'
import { useCheckedForm, type FormLogic } from './use-checked-form'

type ContactFormOptions = { form: ContactForm; texts: ContactTexts; language: string; onSent: () => void }

/** State of the contact form [CT-012]: what is typed survives failures and reloads, until it has been sent. */
export function useContactForm({ onSent, ...options }: ContactFormOptions) {
  const box = useRef<HTMLFormElement>(null)
  const { form, errors, foot } = useCheckedForm(
    async () => contactLogic(options),
    () => {
      dropDraft()
      onSent()
    },
  )

  useEffect(() => {
    const draft = findDraft()
    if (draft === undefined) return
    void restore(box, draft)
  }, [])

  return {
    errors,
    foot,
    form: {
      ...form,
      ref: box,
      /** On each input event, so that no letter is lost. */
      onInput: ({ currentTarget }: InputEvent<HTMLFormElement>) =>
        keepDraft(parseValues(readFormTexts(currentTarget)), typedBy()),
    },
  }
}

/** Puts a draft back: a visitor's for whoever signs in meanwhile, a player's for that player alone. */
async function restore(box: RefObject<HTMLFormElement | null>, { by, values }: Draft): Promise<void> {
  const isOwn = by === '' || (await isCurrentVisitors(by))
  if (isOwn) fillIn(box.current, values)
  else if (isOwn === false) dropDraft()
}

function fillIn(form: HTMLFormElement | null, draft: ContactValues): void {
  for (const name of contactFields) {
    const field = form?.elements.namedItem(name)
    // A field with a value was filled in before the script ran.
    if (field && 'value' in field && field.value === '') field.value = draft[name]
  }
}

function contactLogic({ form, texts, language }: Omit<ContactFormOptions, 'onSent'>): FormLogic {
  return {
    problems: (typed) =>
      Object.fromEntries(
        Object.entries(contactErrors(parseValues(typed), form)).map(([name, problem]) => [name, texts.errors[problem]]),
      ),
    send: (typed, guard) => submitContact({ ...parseValues(typed), ...guard, language }),
  }
}

const parseValues = (typed: Record<string, string>) => contactValuesSchema.parse({ ...noValues, ...typed })
