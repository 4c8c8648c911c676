import 'server-only'
import type { NextRequest } from 'next/server'
import { AppError, hasCode } from '@/lib/core/errors'
import { loginPathTo } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { assertSameOrigin, readFormBody } from '@/lib/core/server/read-body'
import { seeOther } from '@/lib/core/server/see-other'
import { siteTime } from '@/lib/core/server/site-clock'
import { problemAddress } from './form-outcome'
import type { Member } from './member'
import type { SealedSession } from './sealed-session'
import { findMember, type FoundMember } from './server'
import { limitedWrite, withSession } from './with-member'

/**
 * Fields of such a form are few and short. The longest is a reason of a thousand characters, of which forms send those that
 * aren't Latin in nine bytes each.
 */
const LONGEST_FORM_BYTES = 16 * 1024

export type MemberFormCall = { member: Member; fields: Record<string, string>; inCookie: SealedSession }

/** The page of a form or a file. @param locale as the form or the link names it; it may be anything */
type PageIn = (locale: string) => string

/** Where the browser goes then. */
type MemberFormDone = { to: string }

/**
 * Makes the route handler of a native form of a player's page, with the checks of `withMember`. The form names the page's
 * player (`player`) and its language (`locale`), and every answer is a page (303): who is not signed in comes back after
 * sign-in, and a failure is told where the form is (`formProblemOf`).
 *
 * @param pageIn the page with the form
 */
export function forMemberForm(pageIn: PageIn, act: (call: MemberFormCall) => Promise<MemberFormDone>) {
  return withProblems(async (request: NextRequest) => {
    assertSameOrigin(request, env.SITE_URL)
    const fields = await readFormBody(request, LONGEST_FORM_BYTES).catch(orTooLong)
    if (fields === undefined) return seeOther(problemAddress(pageIn(languageOfSender(request)), 'invalid_input'))
    const page = pageIn(fields.locale ?? '')
    return forPage(request, { page, limit: 'writes' }, async ({ member, inCookie }) => {
      if (fields.player !== member.id) throw new AppError('another_player')
      const { to } = await limitedWrite(inCookie.subject, () => act({ member, fields, inCookie }))
      return seeOther(to)
    })
  })
}

function orTooLong(error: unknown): undefined {
  if (!hasCode(error, 'body_too_large')) throw error
}

/** The language of the page that a form is on, of which no field was read; it may be anything. */
function languageOfSender({ headers }: Request): string {
  return URL.parse(headers.get('referer') ?? '')?.pathname.split('/')[1] ?? ''
}

export type MemberFileCall = { member: Member; request: NextRequest }

/**
 * The same for a link of such a page that leads to a file, with the page's language in its query. A link from elsewhere
 * leads to the page.
 */
export function forMemberFile(pageIn: PageIn, make: (call: MemberFileCall) => Promise<Response>) {
  return withProblems(async (request: NextRequest) => {
    const page = pageIn(request.nextUrl.searchParams.get('locale') ?? '')
    if (request.headers.get('sec-fetch-site') !== 'same-origin') return seeOther(page)
    return forPage(request, { page, limit: 'reads' }, ({ member }) => make({ member, request }))
  })
}

type Page = { page: string; limit: 'reads' | 'writes' }

async function forPage(
  request: NextRequest,
  { page, limit }: Page,
  answer: (found: FoundMember) => Promise<Response>,
): Promise<Response> {
  let found: FoundMember | undefined
  try {
    await takeTry(limit, clientOf(request))
    found = await findMember(request.headers, siteTime)
    if (found === undefined) return seeOther(loginPathTo(page))
    const response = await answer(found)
    return await withSession(request, response, found.inCookie, found.session())
  } catch (err) {
    if (!(err instanceof AppError)) throw err
    const response = seeOther(hasCode(err, 'not_signed_in') ? loginPathTo(page) : problemAddress(page, err.code))
    log.warn({ err }, 'a form or file of a player could not be answered')
    // So that a session renewed on the way is not lost with the failure.
    return found === undefined ? response : withSession(request, response, found.inCookie, found.session())
  }
}
