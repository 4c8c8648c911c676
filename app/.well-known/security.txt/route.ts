import { NotFoundError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { securityText } from '@/lib/delivery/security-text'

/** Always asked for, so that a change of the contacts needs no new build. */
export const dynamic = 'force-dynamic'

/** Where vulnerabilities are reported; without a contact there is no such file. */
export const GET = withProblems((_request: Request) => {
  const contacts = env.SECURITY_CONTACT
  if (contacts.length === 0) throw new NotFoundError('security.txt')
  return new Response(securityText({ contacts, siteUrl: env.SITE_URL }), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
})
