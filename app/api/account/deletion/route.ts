import { getTranslations } from 'next-intl/server'
import { pageIn } from '@/app/_member/page-in'
import { loadContactForm } from '@/app/_help/load-contact-form'
import { knownLocale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { accountDeletionPath, contactPath } from '@/lib/core/paths'
import { gapForMember } from '@/lib/core/server/gap'
import { keepSentDraft } from '@/lib/domains/contact/kept-draft'
import { getProfile } from '@/lib/domains/profile/server'
import { forMemberForm } from '@/lib/domains/session/form-for-member'

/** Leads to the contact form, filled in with the request to delete the account; the player sends it. */
export const POST = forMemberForm(pageIn(accountDeletionPath), async ({ member, fields }) => {
  const locale = knownLocale(fields.locale ?? '')
  const { firstName, lastName, publicId } = member.facts
  const [t, form, email] = await Promise.all([
    getTranslations({ locale, namespace: 'account.deletion' }),
    loadContactForm(locale),
    getProfile(member).then(
      (profile) => profile.email,
      gapForMember('the form is filled in without the e-mail address', {}, ''),
    ),
  ])
  // Editors name the topics; the one that our own content names is chosen, if the form has it.
  const queryType = form?.queryTypes.options.find((option) => option === t('topic')) ?? ''
  const message = t('message', { id: publicId })
  const draft = await keepSentDraft({ values: { firstName, lastName, email, queryType, message } })
  return { to: `${localizedPath(contactPath, locale)}?draft=${draft}` }
})
