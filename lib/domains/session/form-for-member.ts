import 'server-only'
import type { NextRequest } from 'next/server'
import { knownLocale, type Locale } from '@/i18n/locales'
import { localizedPath } from '@/i18n/localized-path'
import { AppError, hasCode, TooManyRequestsError } from '@/lib/core/errors'
import { loginPathTo } from '@/lib/core/paths'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { withProblems } from '@/lib/core/server/problem-response'
import { clientOf } from '@/lib/core/server/rate-limit/client-address'
import { takeTry } from '@/lib/core/server/rate-limit/rate-limit'
import { assertSameOrigin, readFormBody } from '@/lib/core/server/read-body'
import { seeOther } from '@/lib/core/server/see-other'
import { siteTime } from '@/lib/core/server/site-clock'
import { problemAddress } from './form-problem'
import type { Member } from './member'
import type { SealedSession } from './sealed-session'
import { findMember, type FoundMember } from './server'
import { limitedWrite, withSession } from './with-member'

/** Fields of such a form are few and short. */
const LONGEST_FORM_BYTES = 8 * 1024

export type MemberFormCall = { member: Member; fields: Record<string, string>; locale: Locale; inCookie: SealedSession }

/** Where the browser goes then, and the session that it is to have, if that is another one. */
export type MemberFormDone = { to: string; session?: SealedSession }

/**
 * Makes the route handler of a native form of a player's page, with the checks of `withMember`. The form names the page's
 * player (`player`) and its language (`locale`), and every answer is a page (303): who is not signed in comes back after
 * sign-in, and a failure is told where the form is (`formProblemOf`).
 *
 * @param path of the page with the form, without language
 */
export function forMemberForm(path: string, act: (call: MemberFormCall) => Promise<MemberFormDone>) {
  return withProblems(async (request: NextRequest) => {
    assertSameOrigin(request, env.SITE_URL)
    const fields = await readFormBody(request, LONGEST_FORM_BYTES)
    const locale = knownLocale(fields.locale ?? '')
    const page = localizedPath(path, locale)
    const begun = await begin(request)
    if (begun instanceof TooManyRequestsError) return seeOther(problemAddress(page, begun.code))
    if (begun === undefined) return seeOther(loginPathTo(page))
    const { member, inCookie } = begun
    const { to, session } = await answered(page, () => {
      if (fields.player !== member.id) throw new AppError('another_player')
      return limitedWrite(inCookie.subject, () => act({ member, fields, locale, inCookie }))
    })
    return withSession(request, seeOther(to), inCookie, session ?? begun.session())
  })
}

async function begin(request: NextRequest): Promise<FoundMember | TooManyRequestsError | undefined> {
  try {
    await takeTry('writes', clientOf(request))
    return await findMember(request.headers, siteTime)
  } catch (error) {
    if (error instanceof TooManyRequestsError) return error
    throw error
  }
}

async function answered(page: string, act: () => Promise<MemberFormDone>): Promise<MemberFormDone> {
  try {
    return await act()
  } catch (err) {
    if (!(err instanceof AppError)) throw err
    if (hasCode(err, 'not_signed_in')) return { to: loginPathTo(page) }
    log.warn({ err }, 'a form of a player could not be carried out')
    return { to: problemAddress(page, err.code) }
  }
}
