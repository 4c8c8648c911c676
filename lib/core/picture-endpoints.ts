import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/**
 * A size of a picture whose original the content system has: its width (`w`), its shape (`ar`, or both sides) and its format
 * (`fm`). The address is signed, so only pictures that the site itself shows have sizes. It leads to an original that
 * has none (307).
 */
export const pictureSize = endpoint('GET', '/api/sizes/:picture', {
  limit: 'reads',
  query: z.object({
    w: z.optional(z.string()),
    h: z.optional(z.string()),
    ar: z.optional(z.string()),
    fm: z.optional(z.string()),
  }),
  answer: 'image/webp',
})
