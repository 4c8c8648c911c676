import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'

/** What a published section shows in a frame, by its place in content. */
export const frame = endpoint('GET', '/api/frames/:locale/:document/:section', { limit: 'reads', answer: 'text/html' })

/**
 * What a section shows in a frame that editors alone see, in the address and signed. Since somebody may have had it signed
 * by the simulator, it opens in a frame of this site only: never as a page that a link could lead to.
 */
export const signedFrame = endpoint('GET', '/api/frames/:locale/signed', {
  limit: 'reads',
  query: z.object({ embed: z.optional(z.string()) }),
  answer: 'text/html',
})
