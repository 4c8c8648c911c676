import { expect, type Browser } from '@playwright/test'
import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { sessionOf } from './double-clicks.ts'
import type { Instances } from './instances.ts'
import { memberOf } from './member.ts'
import type { Sandbox } from './sandbox.ts'
import { sessionSecret } from './sealed-session.ts'
import { players } from './sign-in.ts'
import { siteTime } from './site-time.ts'

/** One round: renewals at the provider, and the answers: of all instances, and then to a request with the old cookie. */
export type Rotation = { renewals: number; statuses: number[] }

const sessionSchema = z.looseObject({ tokens: z.looseObject({ accessEndsAt: z.number() }) })
const password = `${sessionSecret}:session`

/** The session with an access token whose time is up, as far as the cookie says. */
async function worn(sealed: string): Promise<string> {
  const session = sessionSchema.parse(await unsealData(sealed, { password }))
  const tokens = { ...session.tokens, accessEndsAt: siteTime() - 1000 }
  return sealData({ ...session, tokens }, { password, ttl: 3600 })
}

/**
 * Lets a player's access token end, by turns because its time is up and because it is refused, and then calls all
 * instances at once, and one of them again with the old cookie. The provider rotates refresh tokens, and ends the sign-in
 * when one is used twice.
 */
export async function rotations(
  { url, all }: Instances,
  sandbox: Sandbox,
  browser: Browser,
  rounds: number,
): Promise<Rotation[]> {
  const { page } = await memberOf(url, browser, 'Maya')
  const { request } = page.context()
  const sessionNow = async () => (await page.context().cookies()).find(({ name }) => name === 'session')?.value ?? ''
  const results: Rotation[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const isTimeUp = round % 2 === 1
    const session = isTimeUp ? await worn(await sessionNow()) : await sessionNow()
    if (!isTimeUp) await sandbox.endAccessTokens(players.Maya.email)
    await sandbox.clearCalls()
    const headers = { 'sec-fetch-site': 'same-origin', cookie: `session=${session}` }
    const ask = async (site?: string) => (await request.fetch(`${site}/api/profile`, { headers })).status()
    const statuses = await Promise.all(all.map((each) => ask(each.url)))
    statuses.push(await ask(all[round % all.length]?.url))
    const renewals = (await sandbox.calls({ service: 'identity', path: '/token' })).length
    results.push({ renewals, statuses })
  }
  await page.close()
  return results
}

/** Signs out at one instance, by turns, and then brings a copy of the cookie to the other. @returns what that answers */
export async function signOuts({ all }: Instances, rounds: number): Promise<number[]> {
  const statuses: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const headers = await sessionOf('woman', `out-${round}`)
    const [here, there] = round % 2 === 0 ? all : all.toReversed()
    await fetch(`${here?.url}/api/auth/logout`, { method: 'POST', headers, redirect: 'manual' })
    statuses.push((await fetch(`${there?.url}/api/session`, { headers })).status)
  }
  return statuses
}

/**
 * A player uses a session at one instance, by turns, sees it listed at the other, and there ends all others.
 * @returns what the ended session and the one that ended it are answered, by the instance of the former
 */
export async function endings({ all }: Instances, rounds: number): Promise<number[][]> {
  const statuses: number[][] = []
  for (let round = 1; round <= rounds; round += 1) {
    const [ended, kept] = [await sessionOf('woman', `list-${round}`), await sessionOf('woman', `list-${round}`)]
    const [here, there] = round % 2 === 0 ? all : all.toReversed()
    const ask = async (headers: Record<string, string>) => (await fetch(`${here?.url}/api/session`, { headers })).status
    const before = await ask(ended)
    const page = async () => (await fetch(`${there?.url}/settings/account`, { headers: kept })).text()
    // The answer to the use does not wait until it is noted.
    await expect.poll(page).toContain('name="session"')
    await fetch(`${there?.url}/api/account/sessions`, {
      method: 'POST',
      headers: { ...kept, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ player: kept['x-player'] ?? '', locale: 'en' }),
      redirect: 'manual',
    })
    statuses.push([before, await ask(ended), await ask(kept)])
  }
  return statuses
}
