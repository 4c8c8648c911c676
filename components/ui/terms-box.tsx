import type { ReactNode, Ref } from 'react'
import { reminderIdOf } from './terms-tick'

type TermsBoxProps = {
  /** Phrasing content, since it is inside a label. */
  children: ReactNode
  /** Id of the checkbox; unique on the page. */
  id: string
  box?: Ref<HTMLInputElement>
  checked?: boolean
  /** Whether the browser refuses to submit the form while it isn't ticked. */
  isRequired?: boolean
  onTick?: (isTicked: boolean) => void
  /** That the terms come first: below the checkbox, seen once a press has missed the tick. */
  reminder?: string
  /** Whether a script has seen such a press; a required checkbox knows by itself. */
  isReminded?: boolean
}

/** A checkbox with terms. Without `onTick` it is uncontrolled. */
export function TermsBox({ children, id, box, checked, isRequired, onTick, reminder, isReminded }: TermsBoxProps) {
  return (
    <div className="terms">
      <input
        ref={box}
        id={id}
        type="checkbox"
        name="terms"
        value="ticked"
        required={isRequired}
        className="terms-tick"
        aria-invalid={isReminded}
        aria-describedby={isReminded ? reminderIdOf(id) : undefined}
        checked={checked}
        onChange={onTick && (({ currentTarget }) => onTick(currentTarget.checked))}
      />
      <label htmlFor={id} className="max-w-prose min-w-0">
        {children}
      </label>
      {reminder !== undefined && (
        <p id={reminderIdOf(id)} className="terms-reminder">
          {reminder}
        </p>
      )}
    </div>
  )
}
