import { InvalidInputError, NotFoundError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { countingGuesses } from '@/lib/core/server/rate-limit/rate-limit'
import { readFormBody } from '@/lib/core/server/read-body'
import { siteTime } from '@/lib/core/server/site-clock'
import { endByProvider } from '@/lib/domains/session/provider-logout-server'

const BODY_LIMIT_BYTES = 16 * 1024

/**
 * The identity provider tells of a sign-out elsewhere (OpenID Connect Back-Channel Logout 1.0). Its token proves who
 * sends it: no browser and no cookie takes part.
 */
export const POST = withProblems(async (request) => {
  if (!env.OIDC_BACKCHANNEL_LOGOUT) throw new NotFoundError('back-channel logout')
  const { logout_token: token } = await readFormBody(request, BODY_LIMIT_BYTES)
  if (!token) throw new InvalidInputError('there is no logout_token')
  await countingGuesses('providerLogout', clientOf(request), () => endByProvider(token, siteTime()))
  return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } })
})
