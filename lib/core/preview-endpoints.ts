import * as z from 'zod/mini'
import { endpoint } from './endpoint'

/** Makes a link to the draft that this browser sees, of the page that it comes from; who opens the link sees it, too. */
export const sharePreview = endpoint('POST', '/api/preview/share', {
  limit: 'reads',
  cache: 'private, no-store',
  answer: z.object({ url: z.string(), hours: z.number() }),
})
