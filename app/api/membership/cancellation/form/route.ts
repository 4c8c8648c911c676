import { pageIn } from '@/app/_member/page-in'
import { AppError } from '@/lib/core/errors'
import { cancellationPath, settingsPath } from '@/lib/core/paths'
import { cancelMembership } from '@/lib/domains/memberships/changes-server'
import { cancellationSchema } from '@/lib/domains/memberships/schema'
import { forMemberForm } from '@/lib/domains/session/form-for-member'

const membershipPage = pageIn(settingsPath('membership'))

/** Cancels the membership as `POST /api/membership/cancellation` does, without script (MB-017); its page shows what is left. */
export const POST = forMemberForm(pageIn(cancellationPath), async ({ member, fields }) => {
  // Browsers send a line break as two characters, and count it as one.
  const { data } = cancellationSchema.safeParse({ reason: fields.reason?.replaceAll('\r\n', '\n').trim() })
  if (data === undefined) throw new AppError('invalid_input')
  await cancelMembership(member, data.reason ?? '')
  return { to: membershipPage(fields.locale ?? '') }
})
