import { localizedPath, splitLocale } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import { connect } from '@/lib/domains/pairing/endpoints'
import { connectPath } from '@/lib/domains/pairing/server'
import { forMember } from '@/lib/domains/session/for-member'

export const POST = forMember(connect, async ({ member, body: { returnTo } }) => {
  const page = localizedPath(settingsPath('connections'), splitLocale(returnTo).locale)
  return { path: await connectPath(member, returnTo, page) }
})
