import { z } from 'zod'
import { type Front, sendPurge } from './front.ts'

const answerSchema = z.object({ success: z.boolean(), errors: z.array(z.object({ message: z.string() })).default([]) })

/**
 * Cloudflare, "Purge cached content" by tags.
 *
 * @param url `https://api.cloudflare.com/client/v4/zones/{id}`
 * @param token with the permission Cache Purge
 */
export function cloudflare(url: string, token: string): Front {
  return {
    name: new URL(url).host,
    // The smallest limit of any of its plans.
    mostKeys: 30,
    longestPauseMs: 5_000,
    purge: async (keys) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const body = JSON.stringify({ tags: keys })
      const text = await sendPurge(`${url}/purge_cache`, { method: 'POST', headers, body })
      const { success, errors } = answerSchema.parse(JSON.parse(text))
      if (!success) throw new Error(errors.map(({ message }) => message).join(', '))
    },
  }
}
