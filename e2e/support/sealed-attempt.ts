import type { BrowserContext } from '@playwright/test'
import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { sessionSecret } from './sealed-session.ts'

/** The site's key for sealing sign-in attempts. */
const password = `${sessionSecret}:sign-in attempt`
const attemptSchema = z.looseObject({ pending: z.looseObject({ at: z.number() }) })

/** Makes the intent that this browser's sign-in is for older, as if its visitor had taken that long. */
export async function ageIntent(context: BrowserContext, ms: number): Promise<void> {
  const cookie = (await context.cookies()).find(({ name }) => name.startsWith('sign_in_'))
  if (!cookie) throw new Error('no sign-in is under way')
  const attempt = attemptSchema.parse(await unsealData(cookie.value, { password }))
  attempt.pending.at -= ms
  await context.addCookies([{ ...cookie, value: await sealData(attempt, { password }) }])
}
