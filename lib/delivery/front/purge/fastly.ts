import { z } from 'zod'
import { type Front, sendPurge } from './front.ts'

/** The id of each key's purge. */
const takenSchema = z.record(z.string(), z.string())

/**
 * Fastly, "Purge multiple surrogate key tags". Never softly: Fastly would show a softly purged page once more while it
 * fetches the next one.
 *
 * @param url `https://api.fastly.com/service/{id}`
 * @param token with the scope `purge_select`
 */
export function fastly(url: string, token: string): Front {
  return {
    name: new URL(url).host,
    mostKeys: 256,
    longestPauseMs: 5_000,
    purge: async (keys) => {
      const headers = { 'fastly-key': token, accept: 'application/json', 'surrogate-key': keys.join(' ') }
      const taken = takenSchema.parse(JSON.parse(await sendPurge(`${url}/purge`, { method: 'POST', headers })))
      const missing = keys.filter((key) => taken[key] === undefined)
      if (missing.length > 0) throw new Error(`${missing.length} keys were not purged`)
    },
  }
}
