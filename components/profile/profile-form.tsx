import type { ChangeEvent, ReactNode } from 'react'
import { ChoiceField, TextField } from '@/components/ui/field'
import { fieldErrorText } from '@/components/ui/field-error'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ProfileProblem } from '@/lib/domains/profile/profile-form'
import type { Profile } from '@/lib/domains/profile/schema'
import { SaveBar } from './save-bar'
import type { ProfileTexts } from './profile-texts'
import { useProfileForm, type ProfileFormState } from './use-profile-form'

type ProfileFormProps = { profile: Profile; locale: string; texts: ProfileTexts }

/** The form for the player's profile; read-only until script runs. */
export default function ProfileForm({ profile, locale, texts }: ProfileFormProps) {
  const isReady = useHydrated()
  const { submit, outcome, isSaving, ...state } = useProfileForm(profile, locale)
  const { typed, edit } = state
  const text = (name: TextName) => ({ ...textInput(name, state, texts), readOnly: !isReady })
  return (
    <form noValidate onSubmit={submit} className="grid gap-12">
      <Part title={texts.about}>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...text('firstName')} autoComplete="given-name" />
          <TextField {...text('lastName')} autoComplete="family-name" />
        </div>
        <TextField label={texts.email} hint={texts.emailHint} value={profile.email} type="email" readOnly data-fixed />
        <ChoiceField
          name="gender"
          label={texts.gender}
          hint={texts.genderHint}
          value={typed.gender}
          options={(['female', 'male', 'untold'] as const).map((value) => ({ value, label: texts[value] }))}
          onChange={(gender) => edit({ gender })}
        />
      </Part>
      <Part title={texts.numbers}>
        <div className="grid items-start gap-6 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
          <TextField {...text('ftp')} hint={texts.ftpHint} unit={texts.watts} inputMode="numeric" />
          <TextField
            {...text('weight')}
            hint={texts.weightHint}
            unit={typed.units === 'metric' ? texts.kilograms : texts.pounds}
            inputMode="decimal"
          />
          <TextField {...text('runTime')} hint={texts.runTimeHint} unit={texts.minutes} />
        </div>
        <div id="units">
          <ChoiceField
            name="units"
            label={texts.units}
            hint={texts.unitsHint}
            value={typed.units}
            options={(['metric', 'imperial'] as const).map((value) => ({ value, label: texts[value] }))}
            onChange={(units) => edit({ units })}
          />
        </div>
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

type TextName = 'firstName' | 'lastName' | 'ftp' | 'weight' | 'runTime'

/** Props of a text field: its value, and what is wrong with it. */
function textInput(name: TextName, state: Pick<ProfileFormState, 'typed' | 'problems' | 'edit'>, texts: ProfileTexts) {
  const { typed, problems, edit } = state
  const problem = problems[name]
  const ofLimits: Partial<Record<ProfileProblem, string>> = texts.ranges
  return {
    name,
    label: texts[name],
    value: typed[name],
    error: fieldErrorText(problem && { type: problem, message: ofLimits[problem] }, texts.errors),
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => edit({ [name]: currentTarget.value }),
  }
}
