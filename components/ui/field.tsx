import { clsx } from 'clsx'
import { useId } from 'react'
import type { ComponentProps, ReactNode, Ref } from 'react'

type FieldProps = {
  label: string
  hint?: string
  /** In words, of `fieldErrorText`. */
  error?: string
}

type TextFieldProps = FieldProps & {
  /** Shown at the end of the input: kg, W. */
  unit?: string
} & Omit<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>

/** One line to type in, with its label above and its hint or error below. */
export function TextField({ label, hint, error, unit, className, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-describedby={clsx(unit && `${id}-unit`, hint && `${id}-hint`, error && `${id}-error`) || undefined}
          aria-invalid={error ? true : undefined}
          className={clsx('field-input', unit && 'pr-16')}
        />
        {unit && (
          <span
            id={`${id}-unit`}
            className="pointer-events-none absolute inset-y-0 right-4 grid place-items-center text-muted"
          >
            {unit}
          </span>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

type ChoiceFieldProps<Value extends string> = FieldProps & {
  name: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  onBlur?: () => void
  /** Of the first choice, which is focused where the field has an error. */
  ref?: Ref<HTMLInputElement>
}

/** A few choices side by side, one of them taken. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, hint, error, name, value, options, onChange, onBlur, ref } = props
  const id = useId()
  return (
    <fieldset aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="choice">
        {options.map((option, index) => (
          <label key={option.value} className="choice-option">
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

function FieldNotes({ id, hint, error }: { id: string; hint: ReactNode; error: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-semibold text-alert">
          {error}
        </p>
      )}
    </>
  )
}
