import { pageIn } from '@/app/_account/page-in'
import { knownLocale } from '@/i18n/locales'
import { AppError } from '@/lib/core/errors'
import { settingsPath } from '@/lib/core/paths'
import { formFromFields, parseChanges, profileProblems } from '@/lib/domains/profile/profile-form'
import { getProfile, saveProfile } from '@/lib/domains/profile/server'
import { forMemberForm } from '@/lib/domains/session/form-for-member'

const page = pageIn(settingsPath('profile'))

/** Saves the profile as its form is without script; the page says what came of it. */
export const POST = forMemberForm(page, async ({ member, fields }) => {
  const locale = knownLocale(fields.locale ?? '')
  const saved = await getProfile(member)
  const form = formFromFields(fields, { shownUnits: fields.shownUnits, saved, locale })
  if (form === undefined || Object.keys(profileProblems(form)).length > 0) throw new AppError('invalid_input')
  const changes = parseChanges(form, saved, locale)
  const isChanged = Object.keys(changes).length > 0
  if (isChanged) await saveProfile(member, changes)
  return { to: `${page(locale)}?saved=${isChanged ? 'yes' : 'nothing'}` }
})
