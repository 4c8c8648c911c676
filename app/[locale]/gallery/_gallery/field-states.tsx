import { useState, type ReactNode } from 'react'
import { CheckField, ChoiceField, SelectField, TextAreaField, TextField } from '@/components/ui/field'
import { fieldErrorText, type FieldErrorTexts } from '@/components/ui/field-error'
import { PasswordField } from '@/components/ui/password-field'

const units = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
] as const

type Units = (typeof units)[number]['value']

/** All states of a field, with the props of each. */
const states = (errors: FieldErrorTexts) => [
  { name: 'empty', isFilled: false, isDisabled: false },
  { name: 'filled', isFilled: true, isDisabled: false },
  { name: 'with an error', isFilled: false, isDisabled: false, error: fieldErrorText({ type: 'required' }, errors) },
  { name: 'disabled', isFilled: true, isDisabled: true },
]

type State = ReturnType<typeof states>[number]

/** Every kind of field, in a given state; the sample texts are the gallery's own. */
const kinds: Record<string, (state: State) => ReactNode> = {
  Text: ({ name, error, isFilled }) => (
    <TextField
      label={`Text, ${name}`}
      placeholder="A placeholder"
      defaultValue={isFilled ? 'Maya' : ''}
      error={error}
    />
  ),
  Password: ({ name, error, isFilled }) => (
    <PasswordField
      label={`Password, ${name}`}
      showLabel="Show"
      defaultValue={isFilled ? 'uphill both ways' : ''}
      error={error}
    />
  ),
  Select: ({ name, error, isFilled }) => (
    <SelectField
      label={`Select, ${name}`}
      placeholder="Select an option"
      options={['Events', 'Memberships']}
      defaultValue={isFilled ? 'Events' : ''}
      error={error}
    />
  ),
  Checkbox: ({ name, error, isFilled }) => (
    <CheckField id={`checkbox-${name.replaceAll(' ', '-')}`} defaultChecked={isFilled} error={error}>
      {`Checkbox, ${name}`}
    </CheckField>
  ),
  Textarea: ({ name, error, isFilled }) => (
    <TextAreaField
      label={`Textarea, ${name}`}
      placeholder="What happened?"
      defaultValue={isFilled ? 'My trainer sleeps.' : ''}
      error={error}
    />
  ),
}

/** Every field in every state, for editors and developers. */
export default function FieldStates({ errors }: { errors: FieldErrorTexts }) {
  return (
    <>
      {Object.entries(kinds).map(([kind, Field]) => (
        <section key={kind} className="mb-12">
          <h2 className="mb-4 text-head-sm">{kind}</h2>
          <div className="grid items-start gap-8 md:grid-cols-2 xl:grid-cols-4">
            {states(errors).map((state) => (
              <fieldset key={state.name} disabled={state.isDisabled} className="min-w-0">
                <Field {...state} />
              </fieldset>
            ))}
          </div>
        </section>
      ))}
      <FieldsOfTheirOwn errors={errors} />
    </>
  )
}

/** Props that only some fields have: an info message, a unit, error messages by type. */
function FieldsOfTheirOwn({ errors }: { errors: FieldErrorTexts }) {
  const [chosen, setChosen] = useState<Units>('metric')
  return (
    <section>
      <h2 className="mb-4 text-head-sm">Notes, units and choices</h2>
      <div className="grid items-start gap-8 md:grid-cols-2 xl:grid-cols-4">
        <TextField label="With an info message" hint="As your passport has it." defaultValue="Maya" />
        <TextField label="With a unit" unit="kg" defaultValue="61" inputMode="decimal" />
        <TextField label="To be read" defaultValue="maya@example.com" readOnly data-fixed />
        <ChoiceField label="A few choices" name="units" value={chosen} options={units} onChange={setChosen} />
        <TextField label="With an error in words" error={fieldErrorText('Somebody has that name.', errors)} />
        <TextField label="With an error's message" error={fieldErrorText({ message: 'Too far away.' }, errors)} />
        <TextField label="With an error by its type" error={fieldErrorText({ type: 'minLength' }, errors)} />
      </div>
    </section>
  )
}
