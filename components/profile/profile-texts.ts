import { getTranslations } from 'next-intl/server'
import { fieldErrorTexts } from '@/components/ui/field-error-texts'
import { failureTexts } from '@/components/ui/failure-texts'
import { runTimeText } from '@/lib/core/units'
import { wordsOf } from '@/lib/core/words'
import { limits, weightLimits } from '@/lib/domains/profile/profile-rules'

const words = [
  'about',
  'firstName',
  'lastName',
  'email',
  'emailHint',
  'gender',
  'genderHint',
  'female',
  'male',
  'untold',
  'numbers',
  'ftp',
  'ftpHint',
  'watts',
  'weight',
  'weightHint',
  'kilograms',
  'pounds',
  'runTime',
  'runTimeHint',
  'minutes',
  'units',
  'unitsHint',
  'metric',
  'imperial',
  'save',
  'saving',
  'saved',
  'unchanged',
  'failed',
  'refused',
  'kept',
] as const

export type ProfileTexts = Awaited<ReturnType<typeof profileTexts>>

/** Texts of the profile form; fields out of range have messages of their own. */
export async function profileTexts() {
  const [t, ranges, errors, failures] = await Promise.all([
    getTranslations('profile'),
    getTranslations('profile.ranges'),
    fieldErrorTexts(),
    failureTexts(),
  ])
  const { min, max } = limits.runTime5kmSeconds
  return {
    ...wordsOf(t, words),
    ...failures,
    ranges: {
      ...wordsOf(ranges, ['ftp'], limits.ftpWatts),
      ...wordsOf(ranges, ['runTime'], { min: runTimeText(min), max: runTimeText(max) }),
      ...wordsOf(ranges, ['metric'], weightLimits('metric')),
      ...wordsOf(ranges, ['imperial'], weightLimits('imperial')),
    },
    errors,
  }
}
