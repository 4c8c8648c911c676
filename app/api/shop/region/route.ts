import { findMemberLocale } from '@/lib/domains/marketplace/server'
import { withMember } from '@/lib/domains/session/with-member'

/** The shop's locale of where the player lives, in the language of the page as far as it is spoken there. */
export const GET = withMember(async ({ member, request }) => {
  const language = new URL(request.url).searchParams.get('locale') ?? 'en'
  return Response.json({ locale: (await findMemberLocale(member, language)) ?? null })
})
