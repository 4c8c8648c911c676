import { clsx } from 'clsx'
import { useId, type ComponentProps } from 'react'
import { FieldLabel, FieldNotes, notedBy, type FieldProps } from './field-notes'

type OwnProps = 'id' | 'aria-describedby' | 'aria-invalid'

type TextFieldProps = FieldProps & {
  /** Shown at the end of the input: kg, W. */
  unit?: string
} & Omit<ComponentProps<'input'>, OwnProps>

/** A one-line text input, with its label above and its hint or error below [FM-016]. */
export function TextField(props: TextFieldProps) {
  return <TextFieldOf {...props} id={useId()} />
}

/** `TextField` with an id from the caller, for server-rendered sections, where `useId` isn't available. */
export function TextFieldOf({ id, label, hint, error, unit, className, ...input }: TextFieldProps & { id: string }) {
  return (
    <div className={className}>
      <FieldLabel id={id}>{label}</FieldLabel>
      <div className="relative">
        <input
          {...input}
          id={id}
          {...notedBy(id, { hint, error, unit })}
          className={clsx('field-input', unit && 'pe-16')}
        />
        {unit && (
          <span
            id={`${id}-unit`}
            className="pointer-events-none absolute inset-y-0 end-4 grid place-items-center text-muted"
          >
            {unit}
          </span>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** A multi-line text input, 9 lines high [FM-021]. */
export function TextAreaField({ label, hint, error, className, ...area }: AreaProps) {
  const id = useId()
  return (
    <div className={className}>
      <FieldLabel id={id}>{label}</FieldLabel>
      <textarea {...area} id={id} rows={9} {...notedBy(id, { hint, error })} className="field-input" />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

type AreaProps = FieldProps & Omit<ComponentProps<'textarea'>, OwnProps | 'rows'>

type SelectFieldProps = FieldProps & {
  /** The first entry, which means that no option is chosen. */
  placeholder: string
  options: readonly string[]
} & Omit<ComponentProps<'select'>, OwnProps>

/** A select with a placeholder. */
export function SelectField({ label, hint, error, placeholder, options, className, ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <FieldLabel id={id}>{label}</FieldLabel>
      <select {...select} id={id} {...notedBy(id, { hint, error })} className="field-input">
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

type CheckFieldProps = Pick<FieldProps, 'error'> & { id: string } & Omit<ComponentProps<'input'>, OwnProps | 'type'>

/**
 * A checkbox, with its text beside it (phrasing content) and its error below. It uses no hooks, so that server-rendered
 * sections can use it, too.
 */
export function CheckField({ id, error, children, ...input }: CheckFieldProps) {
  return (
    <div>
      <label className="flex items-start gap-3 text-base">
        <input
          {...input}
          {...notedBy(id, { error })}
          id={id}
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-orange"
        />
        <span className="min-w-0">{children}</span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  )
}

type ChoiceFieldProps<Value extends string> = FieldProps & {
  name: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A few radio buttons side by side. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, hint, error, name, value, options, onChange } = props
  const id = useId()
  return (
    <fieldset aria-describedby={notedBy(id, { hint, error })['aria-describedby']}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="choice">
        {options.map((option) => (
          <label key={option.value} className="choice-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
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
