import type { Browser } from '@playwright/test'
import { sessionOf } from './double-clicks.ts'
import type { Instances } from './instances.ts'
import { memberOf } from './member.ts'
import type { Sandbox } from './sandbox.ts'
import { players } from './sign-in.ts'

/** One round: renewals at the provider, the answers of both instances, and that of a request with the cookie of before. */
export type Rotation = { renewals: number; statuses: number[]; ofAnOldCookie: number }

/**
 * Lets a player's access token end, by turns because it is refused and because its time is up, and then calls all
 * instances at once. The provider rotates refresh tokens, and ends the sign-in when one is used twice.
 */
export async function rotations(
  { url, all }: Instances,
  sandbox: Sandbox,
  browser: Browser,
  rounds: number,
): Promise<Rotation[]> {
  // A token that lives for so long is worn from the beginning (`MARGIN_MS`).
  await sandbox.changeTokenLives({ accessTokenSeconds: 20 })
  const { page } = await memberOf(url, browser, 'Maya')
  const { request } = page.context()
  const ask = (site: string, cookie?: string) =>
    request.fetch(`${site}/api/profile`, { headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) } })
  const sessionNow = async () =>
    (await page.context().cookies()).flatMap(({ name, value }) => (name === 'session' ? [`session=${value}`] : []))[0]
  const results: Rotation[] = []
  for (let round = 1; round <= rounds; round += 1) {
    if (round === Math.ceil(rounds / 2)) await sandbox.changeTokenLives({ accessTokenSeconds: 600 })
    if (round > rounds / 2) await sandbox.endAccessTokens(players.Maya.email)
    await sandbox.clearCalls()
    const before = await sessionNow()
    const answers = await Promise.all(all.map((each) => ask(each.url)))
    const renewals = (await sandbox.calls({ service: 'identity', path: '/token' })).length
    const late = await ask(all[round % all.length]?.url ?? '', before)
    results.push({ renewals, statuses: answers.map((each) => each.status()), ofAnOldCookie: late.status() })
  }
  await sandbox.changeTokenLives({ accessTokenSeconds: 600 })
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
