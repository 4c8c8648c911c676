import type { ChangeEvent, ReactNode } from 'react'
import { FormPlayer } from '@/components/session/form-player'
import { ChoiceField, TextField } from '@/components/ui/field'
import { fieldErrorText } from '@/components/ui/field-error'
import { useHydrated } from '@/components/ui/use-hydrated'
import { profileFormPath } from '@/lib/core/paths'
import { LONGEST_FIELD, type ProfileForm as Values, type ProfileProblem } from '@/lib/domains/profile/profile-form'
import type { Profile } from '@/lib/domains/profile/schema'
import { SaveBar } from './save-bar'
import type { ProfileTexts } from './profile-texts'
import { useProfileForm, type ProfileFormState } from './use-profile-form'

type ProfileFormProps = {
  profile: Profile
  /** What could not be saved, instead of what is. */
  unsaved?: Values
  /** The page's player, whom the form names (`FormPlayer`). */
  playerId: string
  locale: string
  texts: ProfileTexts
}

/** The form for the player's profile; without script, the browser sends it. */
export default function ProfileForm({ profile, unsaved, playerId, locale, texts }: ProfileFormProps) {
  const isHydrated = useHydrated()
  const { submit, outcome, isSaving, formRef, ...state } = useProfileForm(profile, locale, unsaved)
  const { typed, edit } = state
  const text = (name: TextName) => textInput(name, state, texts)
  return (
    <form
      ref={formRef}
      action={profileFormPath}
      method="post"
      noValidate={isHydrated}
      onSubmit={submit}
      className="grid gap-12"
    >
      <FormPlayer playerId={playerId} locale={locale} />
      <input type="hidden" name="shownUnits" value={typed.units} />
      <Part title={texts.about}>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField {...text('firstName')} autoComplete="given-name" required />
          <TextField {...text('lastName')} autoComplete="family-name" required />
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
      <SaveBar texts={texts} outcome={outcome} isSaving={isSaving} />
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
    maxLength: LONGEST_FIELD,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => edit({ [name]: currentTarget.value }),
  }
}
