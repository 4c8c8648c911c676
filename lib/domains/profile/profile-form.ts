import * as z from 'zod/mini'
import { runTimeText } from '@/lib/core/units'
import { convertedWeight, LONGEST_NAME, readFtp, readRunTime, readWeight, weightText } from './profile-rules'
import type { Profile, ProfileChanges } from './schema'

/** Maximum number of characters that a field takes; fewer are valid. An unsaved form has to fit into an address. */
export const LONGEST_FIELD = 100

const boundedText = z.string().check(z.maxLength(LONGEST_FIELD))

/** A profile as form fields: texts in the player's language and units. */
export const profileFormSchema = z.object({
  firstName: boundedText,
  lastName: boundedText,
  gender: z.enum(['female', 'male', 'untold']),
  ftp: boundedText,
  weight: boundedText,
  runTime: boundedText,
  units: z.enum(['metric', 'imperial']),
})

export type ProfileForm = z.infer<typeof profileFormSchema>

/**
 * A form as its fields are sent, or were filled in before script ran: nothing has converted the weight if other units were
 * chosen since.
 *
 * @param shownUnits in which the weight's field says that it is
 * @returns undefined for anything but the fields of this form
 */
export function formFromFields(
  fields: unknown,
  { shownUnits, saved, locale }: { shownUnits: string | undefined; saved: Profile; locale: string },
): ProfileForm | undefined {
  const form = profileFormSchema.safeParse(fields).data
  if (form === undefined || form.units === shownUnits) return form
  return { ...form, weight: weightAfterSwitch(form, saved, locale) }
}

/** @param locale for the format of decimals */
export function formFrom(profile: Profile, locale: string): ProfileForm {
  const units = profile.usesMetric ? 'metric' : 'imperial'
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    gender: profile.isMale === null ? 'untold' : profile.isMale ? 'male' : 'female',
    ftp: profile.ftpWatts === null ? '' : String(profile.ftpWatts),
    weight: profile.weightKg === null ? '' : weightText(profile.weightKg, units, locale),
    runTime: profile.runTime5kmSeconds === null ? '' : runTimeText(profile.runTime5kmSeconds),
    units,
  }
}

/**
 * The changes of a valid form. Fields whose text is unchanged are left out, since texts are rounded: viewing a weight
 * in pounds must not change it.
 */
export function parseChanges(form: ProfileForm, saved: Profile, locale: string): ProfileChanges {
  const before = formFrom({ ...saved, usesMetric: form.units === 'metric' }, locale)
  const isChanged = (field: keyof ProfileForm) => form[field].trim() !== before[field].trim()
  return {
    ...(isChanged('firstName') && { firstName: form.firstName.trim() }),
    ...(isChanged('lastName') && { lastName: form.lastName.trim() }),
    ...(isChanged('gender') && { isMale: form.gender === 'untold' ? null : form.gender === 'male' }),
    ...(isChanged('ftp') && { ftpWatts: readFtp(form.ftp) }),
    ...(isChanged('weight') && { weightKg: readWeight(form.weight, form.units) }),
    ...(isChanged('runTime') && { runTime5kmSeconds: readRunTime(form.runTime) }),
    ...((form.units === 'metric') !== saved.usesMetric && { usesMetric: form.units === 'metric' }),
  }
}

/**
 * The weight field after a switch of units: converted from the saved weight if the field shows that, so that rounding
 * doesn't add up.
 */
export function weightAfterSwitch(form: Pick<ProfileForm, 'weight' | 'units'>, saved: Profile, locale: string): string {
  const before = form.units === 'metric' ? 'imperial' : 'metric'
  const { weightKg } = saved
  if (weightKg !== null && form.weight === weightText(weightKg, before, locale))
    return weightText(weightKg, form.units, locale)
  return convertedWeight(form.weight, form.units, locale)
}

/** What is wrong with a field: it is empty, too long, or outside of these limits (a weight's depend on the units). */
export type ProfileProblem = 'required' | 'maxLength' | 'ftp' | 'runTime' | ProfileForm['units']

/** The fields that can't be saved as they are. */
export function profileProblems(form: ProfileForm): Partial<Record<keyof ProfileForm, ProfileProblem>> {
  const [firstName, lastName] = [nameProblem(form.firstName), nameProblem(form.lastName)]
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(readFtp(form.ftp) === undefined && { ftp: 'ftp' }),
    ...(readWeight(form.weight, form.units) === undefined && { weight: form.units }),
    ...(readRunTime(form.runTime) === undefined && { runTime: 'runTime' }),
  }
}

/** Spaces alone are no name. */
function nameProblem(name: string): ProfileProblem | undefined {
  if (name.trim() === '') return 'required'
  return name.length > LONGEST_NAME ? 'maxLength' : undefined
}
