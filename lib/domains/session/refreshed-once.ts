import 'server-only'
import { processWide } from '@/lib/core/server/process-wide'

/**
 * How long a refresh is remembered. A refresh token works once; whoever comes later with the old cookie (another tab, a
 * page that can set no cookies, an answer that got lost) is given what it was exchanged for.
 */
const REMEMBERED_MS = 10 * 60 * 1000

type Entry<Result> = { result: Promise<Result>; until: number }

/**
 * Runs `refresh` once for a refresh token, whoever asks and however often. A failure is shared by those who wait for it
 * and then forgotten.
 *
 * @param now milliseconds since 1970
 */
export function refreshedOnce<Result>(
  refreshToken: string,
  now: number,
  refresh: () => Promise<Result>,
): Promise<Result> {
  const entries = processWide<Map<string, Entry<Result>>>('session refreshes', () => new Map())
  for (const [token, { until }] of entries) if (until < now) entries.delete(token)
  const known = entries.get(refreshToken)
  if (known) return known.result
  const result = refresh()
  entries.set(refreshToken, { result, until: now + REMEMBERED_MS })
  result.catch(() => entries.delete(refreshToken))
  return result
}
