import { useId, useState, type ComponentProps } from 'react'
import { FieldLabel, FieldNotes, notedBy, type FieldProps } from './field-notes'

type PasswordFieldProps = FieldProps & {
  /** Label of the toggle that shows and hides the password. */
  showLabel: string
} & Omit<ComponentProps<'input'>, 'id' | 'type' | 'aria-describedby' | 'aria-invalid'>

/** A password, hidden until the visitor wants to see it [FM-020]. */
export function PasswordField({ label, hint, error, showLabel, className, ...input }: PasswordFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <div className={className}>
      <FieldLabel id={id}>{label}</FieldLabel>
      <div className="flex gap-2">
        <input
          {...input}
          {...notedBy(id, { hint, error })}
          id={id}
          type={isShown ? 'text' : 'password'}
          className="field-input min-w-0 flex-1"
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          className="min-h-12 cursor-pointer rounded-sm border border-yorkshire px-4 font-semibold hover:bg-mist disabled:cursor-not-allowed disabled:bg-mist disabled:text-muted aria-pressed:bg-on-surface aria-pressed:text-surface"
        >
          {showLabel}
        </button>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
