import { useController, useWatch, type Control, type ValidateResult } from 'react-hook-form'
import type { ReactNode } from 'react'
import { ChoiceField, TextField } from '@/components/ui/field'
import { fieldErrorText } from '@/components/ui/field-error'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ProfileForm as Form } from '@/lib/domains/profile/profile-form'
import { LONGEST_NAME, readFtp, readRunTime, readWeight } from '@/lib/domains/profile/profile-rules'
import type { Profile } from '@/lib/domains/profile/schema'
import { SaveBar } from './save-bar'
import type { ProfileTexts } from './profile-texts'
import { useProfileForm } from './use-profile-form'

type ProfileFormProps = { profile: Profile; locale: string; texts: ProfileTexts }

/** The form for the player's profile; read-only until script runs. */
export default function ProfileForm({ profile, locale, texts }: ProfileFormProps) {
  const isReady = useHydrated()
  const { form, outcome, isSaving, submit, convertWeight, forgetOutcome } = useProfileForm(profile, locale)
  const { control } = form
  const units = useWatch({ control, name: 'units' })
  const shared = { control, texts, readOnly: !isReady }
  return (
    <form noValidate onSubmit={submit} onChange={forgetOutcome} className="grid gap-12">
      <Part title={texts.about}>
        <div className="grid gap-6 sm:grid-cols-2">
          <Text {...shared} name="firstName" autoComplete="given-name" isName />
          <Text {...shared} name="lastName" autoComplete="family-name" isName />
        </div>
        <TextField label={texts.email} hint={texts.emailHint} value={profile.email} type="email" readOnly data-fixed />
        <Choice
          {...shared}
          name="gender"
          hint={texts.genderHint}
          options={(['female', 'male', 'untold'] as const).map((value) => ({ value, label: texts[value] }))}
        />
      </Part>
      <Part title={texts.numbers}>
        <div className="grid items-start gap-6 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
          <Text
            {...shared}
            name="ftp"
            hint={texts.ftpHint}
            unit={texts.watts}
            inputMode="numeric"
            check={(text) => readFtp(text) !== undefined || texts.ranges.ftp}
          />
          <Text
            {...shared}
            name="weight"
            hint={texts.weightHint}
            unit={units === 'metric' ? texts.kilograms : texts.pounds}
            inputMode="decimal"
            check={(text, typed) => readWeight(text, typed.units) !== undefined || texts.ranges[typed.units]}
          />
          <Text
            {...shared}
            name="runTime"
            hint={texts.runTimeHint}
            unit={texts.minutes}
            check={(text) => readRunTime(text) !== undefined || texts.ranges.runTime}
          />
        </div>
        <Choice
          {...shared}
          name="units"
          hint={texts.unitsHint}
          options={(['metric', 'imperial'] as const).map((value) => ({ value, label: texts[value] }))}
          onSwitch={convertWeight}
        />
      </Part>
      <SaveBar texts={texts} outcome={outcome} isReady={isReady} isSaving={isSaving} />
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6">
      <h2 className="text-head-sm">{title}</h2>
      {children}
    </section>
  )
}

type Shared = { control: Control<Form>; texts: ProfileTexts; hint?: string }

type TextProps = Shared & {
  name: 'firstName' | 'lastName' | 'ftp' | 'weight' | 'runTime'
  readOnly: boolean
  unit?: string
  inputMode?: 'numeric' | 'decimal'
  autoComplete?: string
  isName?: boolean
  check?: (text: string, typed: Form) => ValidateResult
}

function Text({ control, texts, name, isName = false, check, ...input }: TextProps) {
  const rules = isName ? { validate: isFilled, maxLength: LONGEST_NAME } : { validate: check }
  const { field, fieldState } = useController({ control, name, rules })
  return (
    <TextField
      autoComplete="off"
      {...input}
      {...field}
      label={texts[name]}
      error={fieldErrorText(fieldState.error, texts.errors)}
    />
  )
}

/** Spaces alone are no name. The key becomes the error's type, by which its text is found. */
const isFilled = { required: (text: string) => text.trim() !== '' }

type ChoiceProps<Value extends string> = Shared & {
  name: 'gender' | 'units'
  options: readonly { value: Value; label: string }[]
  onSwitch?: () => void
}

function Choice<Value extends Form['gender'] | Form['units']>({
  control,
  texts,
  name,
  hint,
  options,
  onSwitch,
}: ChoiceProps<Value>) {
  const { field } = useController({ control, name })
  const choose = (value: string) => {
    field.onChange(value)
    onSwitch?.()
  }
  return <ChoiceField<string> {...field} label={texts[name]} hint={hint} options={options} onChange={choose} />
}
