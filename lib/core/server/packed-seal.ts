import 'server-only'
import { z } from 'zod'
import { machineTime } from '../clock'
import { packedText, packingKey, unpackedText } from './packed-text'
import { encoded, sealingSecrets } from './seal'

/**
 * Like `sealFor`, in a third less text: values are compressed, and turned into text once, which matters where they travel
 * with every request (docs/decisions/068).
 *
 * @param purpose part of the key: text of one purpose can't be opened for another
 * @param seconds after which the text can't be opened any more
 */
export function packedSealFor<Value>(purpose: string, schema: z.ZodType<Value>, seconds: number) {
  const keys = sealingSecrets.map((secret) => packingKey(secret, purpose))
  const [key = Buffer.alloc(0)] = keys
  const sealedSchema = z.object({ until: z.number(), value: schema })
  return {
    seal: (value: Value): string =>
      packedText({ until: machineTime() + seconds * 1000, value: encoded(schema, value) }, key),
    /** Undefined for text that is forged, sealed for another purpose, of another shape, or too old. */
    open(text: string): Value | undefined {
      for (const each of keys) {
        const { data } = sealedSchema.safeParse(unpackedText(text, each))
        if (data !== undefined) return data.until > machineTime() ? data.value : undefined
      }
      return undefined
    },
  }
}
