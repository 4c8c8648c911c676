import { getTranslations } from 'next-intl/server'
import { fieldErrorTexts } from '@/components/ui/field-error-texts'
import { tooManyTriesText } from '@/components/ui/too-many-tries-text'
import type { FieldErrorTexts } from '@/components/ui/field-error'
import { runTimeText } from '@/lib/core/units'
import { limits, weightLimits } from '@/lib/domains/profile/profile-rules'

type ProfileText =
  | 'about'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'emailHint'
  | 'gender'
  | 'genderHint'
  | 'female'
  | 'male'
  | 'untold'
  | 'numbers'
  | 'ftp'
  | 'ftpHint'
  | 'watts'
  | 'weight'
  | 'weightHint'
  | 'kilograms'
  | 'pounds'
  | 'runTime'
  | 'runTimeHint'
  | 'minutes'
  | 'units'
  | 'unitsHint'
  | 'metric'
  | 'imperial'
  | 'save'
  | 'saving'
  | 'saved'
  | 'unchanged'
  | 'failed'
  | 'refused'
  | 'kept'
  | 'needsScript'
  | 'tooManyTries'

/** What the profile form says; fields out of range have words of their own. */
export type ProfileTexts = Record<ProfileText, string> & {
  ranges: Record<'ftp' | 'runTime' | 'metric' | 'imperial', string>
  errors: FieldErrorTexts
}

export async function profileTexts(): Promise<ProfileTexts> {
  const [t, errors] = await Promise.all([getTranslations('profile'), fieldErrorTexts()])
  const { min, max } = limits.runTime5kmSeconds
  return {
    about: t('about'),
    firstName: t('firstName'),
    lastName: t('lastName'),
    email: t('email'),
    emailHint: t('emailHint'),
    gender: t('gender'),
    genderHint: t('genderHint'),
    female: t('female'),
    male: t('male'),
    untold: t('untold'),
    numbers: t('numbers'),
    ftp: t('ftp'),
    ftpHint: t('ftpHint'),
    watts: t('watts'),
    weight: t('weight'),
    weightHint: t('weightHint'),
    kilograms: t('kilograms'),
    pounds: t('pounds'),
    runTime: t('runTime'),
    runTimeHint: t('runTimeHint'),
    minutes: t('minutes'),
    units: t('units'),
    unitsHint: t('unitsHint'),
    metric: t('metric'),
    imperial: t('imperial'),
    save: t('save'),
    saving: t('saving'),
    saved: t('saved'),
    unchanged: t('unchanged'),
    failed: t('failed'),
    refused: t('refused'),
    kept: t('kept'),
    needsScript: t('needsScript'),
    tooManyTries: await tooManyTriesText(),
    ranges: {
      ftp: t('ranges.ftp', limits.ftpWatts),
      runTime: t('ranges.runTime', { min: runTimeText(min), max: runTimeText(max) }),
      metric: t('ranges.metric', weightLimits('metric')),
      imperial: t('ranges.imperial', weightLimits('imperial')),
    },
    errors,
  }
}
