import { pageIn } from '@/app/_member/page-in'
import { knownLocale } from '@/i18n/locales'
import { AppError, hasCode } from '@/lib/core/errors'
import { settingsPath } from '@/lib/core/paths'
import { log } from '@/lib/core/server/log'
import { formFromFields, parseChanges, type ProfileForm, profileProblems } from '@/lib/domains/profile/profile-form'
import type { Profile } from '@/lib/domains/profile/schema'
import { getProfile, saveProfile } from '@/lib/domains/profile/server'
import { unsavedForm } from '@/lib/domains/profile/unsaved-form'
import { forMemberForm } from '@/lib/domains/session/form-for-member'
import { problemAddress } from '@/lib/domains/session/form-outcome'
import type { Member } from '@/lib/domains/session/member'

const page = pageIn(settingsPath('profile'))

/** Saves the profile as its form is without script; the page says what came of it, and keeps what could not be saved. */
export const POST = forMemberForm(page, async ({ member, fields }) => {
  const locale = knownLocale(fields.locale ?? '')
  const saved = await getProfile(member)
  const form = formFromFields(fields, { shownUnits: fields.shownUnits, saved, locale })
  if (form === undefined) throw new AppError('invalid_input')
  try {
    const isChanged = await save(member, { form, saved, locale })
    return { to: `${page(locale)}?done=${isChanged ? 'saved' : 'unchanged'}` }
  } catch (err) {
    if (!(err instanceof AppError) || hasCode(err, 'not_signed_in')) throw err
    log.warn({ err }, 'a profile could not be saved')
    const unsaved = await unsavedForm.seal({ player: member.id, form })
    return { to: `${problemAddress(page(locale), err.code)}&${String(new URLSearchParams({ unsaved }))}` }
  }
})

type Sent = { form: ProfileForm; saved: Profile; locale: string }

/** @returns whether there was anything to save */
async function save(member: Member, { form, saved, locale }: Sent): Promise<boolean> {
  if (Object.keys(profileProblems(form)).length > 0) throw new AppError('invalid_input')
  const changes = parseChanges(form, saved, locale)
  if (Object.keys(changes).length === 0) return false
  await saveProfile(member, changes)
  return true
}
