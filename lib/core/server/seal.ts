import 'server-only'
import { sealData, unsealData } from 'iron-session'
import { z } from 'zod'
import { env } from './env'

/** What seals, followed by what has sealed before: that opens still, and never seals again. */
export const sealingSecrets: readonly string[] = [env.SESSION_SECRET, ...env.SESSION_SECRETS_BEFORE]

/**
 * A value as its schema encodes it. One of another shape stays as it is, and is refused when it is opened; so does one whose
 * schema has a transform, which can't be undone.
 */
export function encoded<Value>(schema: z.ZodType<Value>, value: Value): unknown {
  try {
    return z.encode(schema, value)
  } catch (error) {
    if (error instanceof z.core.$ZodEncodeError || error instanceof z.core.$ZodError) return value
    throw error
  }
}

/**
 * Encrypts and signs values of one kind, as their schema encodes them, into text that only this site can read or create,
 * for cookies, links and bodies.
 *
 * @param purpose part of the key: text that was sealed for one purpose can't be opened for another, even if its content
 * fits
 * @param seconds after which the text can't be opened any more
 */
export function sealFor<Value>(purpose: string, schema: z.ZodType<Value>, seconds: number) {
  const passwords = sealingSecrets.map((secret) => `${secret}:${purpose}`)
  const [password = ''] = passwords
  return {
    /** @param ttl a shorter lifetime, in seconds */
    seal: (value: Value, ttl = seconds): Promise<string> => sealData(encoded(schema, value), { password, ttl }),
    /** Undefined for text that is forged, sealed for another purpose, of another shape, or too old. */
    async open(text: string | undefined): Promise<Value | undefined> {
      if (!text) return undefined
      for (const each of passwords) {
        const opened: unknown = await unsealData(text, { password: each }).catch(() => undefined)
        const { data } = schema.safeParse(opened)
        if (data !== undefined) return data
      }
      return undefined
    },
  }
}
