import type { ReactNode } from 'react'
import { signInFormPath } from '@/lib/core/paths'
import type { Intent } from '@/lib/domains/session/intent'

/** The fields that the form itself knows; its buttons and boxes bring the others. */
type Fields = { [Kind in Intent['kind']]: { kind: Kind } & Partial<Extract<Intent, { kind: Kind }>> }[Intent['kind']]

type IntentFormProps = {
  intent: Fields
  /** Where sign-in leads back to; the page that the form stands on, where it is not said. */
  returnTo?: string
  className?: string
  children: ReactNode
}

/**
 * Signs a visitor in for a purpose, and our server sees to it afterwards: a native form, so that it works before script
 * does and without (docs/decisions/021). Its buttons are the submit buttons among the children.
 */
export function IntentForm({ intent, returnTo, className, children }: IntentFormProps) {
  const fields = Object.entries({ ...intent, returnTo }).filter(([, value]) => value !== undefined)
  return (
    <form action={signInFormPath} method="post" className={className}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Only where scripts are switched off is this an element; then the page can't show what became of the intent. */}
      <noscript>
        <input type="hidden" name="script" value="off" />
      </noscript>
      {children}
    </form>
  )
}
