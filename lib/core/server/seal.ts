import 'server-only'
import { sealData, unsealData } from 'iron-session'
import type { z } from 'zod'
import { env } from './env'

/**
 * Encrypts and signs values of one kind into text that only this site can read or create, for cookies, links and
 * bodies.
 *
 * @param purpose part of the key: text that was sealed for one purpose can't be opened for another, even if its content
 * fits
 * @param seconds after which the text can't be opened any more
 */
export function sealFor<Value>(purpose: string, schema: z.ZodType<Value>, seconds: number) {
  const password = `${env.SESSION_SECRET}:${purpose}`
  return {
    /** @param ttl a shorter lifetime, in seconds */
    seal: (value: Value, ttl = seconds): Promise<string> => sealData(value, { password, ttl }),
    /** Undefined for text that is forged, sealed for another purpose, of another shape, or too old. */
    async open(text: string | undefined): Promise<Value | undefined> {
      if (!text) return undefined
      const opened: unknown = await unsealData(text, { password }).catch(() => undefined)
      return schema.safeParse(opened).data
    },
  }
}
