import { localizedPath, splitLocale } from '@/i18n/localized-path'
import { settingsPath } from '@/lib/core/paths'
import { readJsonBody } from '@/lib/core/server/read-body'
import { connectRequestSchema } from '@/lib/domains/pairing/schema'
import { connectPath } from '@/lib/domains/pairing/server'
import { withMember } from '@/lib/domains/session/with-member'

/** Where the player goes to link an account of their own, in the language of the page that asks. */
export const POST = withMember(async ({ member, request }) => {
  const { returnTo } = await readJsonBody(request, connectRequestSchema)
  const page = localizedPath(settingsPath('connections'), splitLocale(returnTo).locale)
  return Response.json({ path: await connectPath(member, returnTo, page) })
})
