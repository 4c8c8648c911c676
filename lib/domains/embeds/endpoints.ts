import * as z from 'zod/mini'
import { endpoint } from '@/lib/core/endpoint'
import { PLAYERS_PARAMETER, PLAYERS_SHOWN } from '@/lib/core/frame-messages'

/** Whether the visitor has asked for the players of others in it. */
const players = z.optional(z.literal(PLAYERS_SHOWN))

/** The frame of a published section, named by the section's position in content. */
export const frame = endpoint('GET', '/api/frames/:locale/:document/:section', {
  limit: 'reads',
  query: z.object({ [PLAYERS_PARAMETER]: players }),
  answer: 'text/html',
})

/**
 * The frame of a section that only editors see: the address contains its content, signed. Anybody may have had content
 * signed by the live preview, so the frame opens only inside this site, never as a page that a link leads to.
 */
export const signedFrame = endpoint('GET', '/api/frames/:locale/signed', {
  limit: 'reads',
  query: z.object({ embed: z.optional(z.string()), [PLAYERS_PARAMETER]: players }),
  answer: 'text/html',
})
