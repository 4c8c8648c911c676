import 'server-only'
import { processWide } from '@/lib/core/server/process-wide'
import type { Renewal } from './sealed-session'

/**
 * How long a refresh is remembered. A refresh token works once; whoever comes later with the old cookie (another tab,
 * after a page that could set no cookies, or an answer that got lost) is given what it was exchanged for.
 */
const REMEMBERED_MS = 10 * 60 * 1000

type Entry = { result: Promise<Renewal>; until: number }

const refreshes = () => processWide<Map<string, Entry>>('session refreshes', () => new Map())

/**
 * Runs `refresh` once for a refresh token, whoever asks and however often. A failure is shared by those who wait for it
 * and then forgotten; so is a token that stays as it was, since it can be used again.
 *
 * @param now milliseconds since 1970
 */
export function refreshedOnce(refreshToken: string, now: number, refresh: () => Promise<Renewal>): Promise<Renewal> {
  const entries = refreshes()
  for (const [token, { until }] of entries) if (until < now) entries.delete(token)
  const known = entries.get(refreshToken)
  if (known) return known.result
  const result = refresh()
  entries.set(refreshToken, { result, until: now + REMEMBERED_MS })
  const forget = () => entries.delete(refreshToken)
  result.then(({ tokens }) => tokens.refresh === refreshToken && forget(), forget)
  return result
}

/** What a refresh token was or is being exchanged for, where this process remembers. */
export async function findRefreshed(refreshToken: string, now: number): Promise<Renewal | undefined> {
  const entry = refreshes().get(refreshToken)
  return entry && entry.until >= now ? entry.result.catch(() => undefined) : undefined
}
