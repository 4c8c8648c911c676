import { useState } from 'react'
import { ChoiceField, SelectField, TextAreaField, TextField } from '@/components/ui/field'
import { fieldErrorText, type FieldErrorTexts } from '@/components/ui/field-error'
import { PasswordField } from '@/components/ui/password-field'

const units = [
  { value: 'metric', label: 'Metric' },
  { value: 'imperial', label: 'Imperial' },
] as const

type Units = (typeof units)[number]['value']

/** Every field in every state, for editors and for us; the samples are the gallery's own. */
export default function FieldStates({ errors }: { errors: FieldErrorTexts }) {
  const [chosen, setChosen] = useState<Units>('metric')
  return (
    <div className="grid items-start gap-8 md:grid-cols-2 lg:grid-cols-3">
      <TextField label="A line of text" placeholder="A placeholder" />
      <TextField label="With an info message" hint="As your passport has it." defaultValue="Maya" />
      <TextField label="With a unit" unit="kg" defaultValue="61" inputMode="decimal" />
      <TextField label="With an error in words" error={fieldErrorText('Somebody has that name.', errors)} />
      <TextField label="With an error's message" error={fieldErrorText({ message: 'Too far away.' }, errors)} />
      <TextField label="With an error by its type" error={fieldErrorText({ type: 'required' }, errors)} />
      <TextField label="To be read" defaultValue="maya@example.com" readOnly data-fixed />
      <fieldset disabled>
        <TextField label="Disabled" defaultValue="While it is sent" />
      </fieldset>
      <PasswordField label="A password" showLabel="Show" defaultValue="uphill both ways" hint="Twelve signs or more." />
      <PasswordField
        label="A password with an error"
        showLabel="Show"
        error={fieldErrorText({ type: 'minLength' }, errors)}
      />
      <SelectField label="One of many" placeholder="Select an option" options={['Events', 'Memberships']} />
      <SelectField
        label="One of many with an error"
        placeholder="Select an option"
        options={['Events']}
        error={fieldErrorText({ type: 'required' }, errors)}
      />
      <ChoiceField label="A few choices" name="units" value={chosen} options={units} onChange={setChosen} />
      <TextAreaField label="Several lines" placeholder="What happened?" />
      <TextAreaField label="Several lines with an error" error={fieldErrorText({ type: 'maxLength' }, errors)} />
    </div>
  )
}
