import type { ReactNode } from 'react'
import { signInFormPath } from '@/lib/core/paths'
import type { FormIntent } from '@/lib/domains/session/intents/form-intent'

/** The fields that the form itself knows; its buttons and checkboxes add the others. */
type Fields = {
  [Kind in FormIntent['kind']]: { kind: Kind } & Partial<Extract<FormIntent, { kind: Kind }>>
}[FormIntent['kind']]

type IntentFormProps = {
  intent: Fields
  /** Where sign-in leads back to; by default the page with the form. */
  returnTo?: string
  className?: string
  children: ReactNode
}

/**
 * Signs a visitor in for a purpose, which our server carries out afterwards. A native form, so that it works before
 * script has loaded and without script (docs/decisions/021). Its buttons are the submit buttons among the children.
 */
export function IntentForm({ intent, returnTo, className, children }: IntentFormProps) {
  const fields = Object.entries({ ...intent, returnTo }).filter(([, value]) => value !== undefined)
  return (
    <form action={signInFormPath} method="post" className={className}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* With scripts switched off, this becomes an element; the page then can't show the intent's outcome by itself. */}
      <noscript>
        <input type="hidden" name="script" value="off" />
      </noscript>
      {children}
    </form>
  )
}
