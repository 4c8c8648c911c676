import { NextResponse } from 'next/server'
import { GET } from '@/app/api/auth/callback/route'
import type { PendingIntent } from '@/lib/domains/session/intents/form-intent'
import { keepAttempt, newAttempt, type SignInAttempt } from '@/lib/domains/session/sign-in-attempt'
import { settled } from '../../../contract/settled'
import { idToken, ISSUER, tokenAnswer } from '../../../lib/support/identity-provider'
import { cookiesOf, requestTo } from '../../../lib/support/session'

/** A browser that went to the provider from this page; `comeBack` is what the provider sends it back with. */
export async function browserFrom(
  returnTo: string,
  pending?: PendingIntent,
  options?: Parameters<typeof newAttempt>[2],
) {
  const attempt = newAttempt(returnTo, pending, options)
  const response = NextResponse.json({})
  await keepAttempt(requestTo('/login'), response, attempt)
  const [[name, { value }] = ['', { value: '' }]] = Object.entries(cookiesOf(response))
  const comeBack = (query: Record<string, string>, cookies: Record<string, string> = { [name]: value }) =>
    settled(
      GET(
        requestTo(`/api/auth/callback?${String(new URLSearchParams(query))}`, {
          cookies,
          headers: { 'sec-fetch-site': 'cross-site' },
        }),
      ),
    )
  return { attempt, name, comeBack }
}

export const answerTo = ({ state }: SignInAttempt) => ({ code: 'the-code', state, iss: ISSUER })

/** The token endpoint's answer to the code of this attempt. */
export const granting =
  ({ nonce }: SignInAttempt, claims: Record<string, unknown> = {}) =>
  () =>
    Response.json(tokenAnswer({ id_token: idToken({ nonce, ...claims }) }))
