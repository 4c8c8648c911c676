import { z } from 'zod'

/** An interaction as the browser reports it. */
export const interactionSchema = z.object({
  event: z.literal('cta_click'),
  properties: z.object({
    position: z.enum(['primary', 'secondary']),
    label: z.string().max(200),
    url: z.string().max(2000),
  }),
  timeStamp: z.iso.datetime(),
})
