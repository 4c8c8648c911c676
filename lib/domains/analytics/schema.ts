import { z } from 'zod'
import { LABEL_LIMIT, URL_LIMIT } from './limits'

/** What was clicked, as it reads, and its absolute address; without one (a video's button) the address is empty. */
const target = { label: z.string().max(LABEL_LIMIT), url: z.string().max(URL_LIMIT) }
const timeStamp = z.iso.datetime()

/** What visitors do that we count, as the browser reports it (decisions.md, "Contact, forms, tracking"). */
export const interactionSchema = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('cta_click'),
    properties: z.strictObject({ position: z.enum(['primary', 'secondary']), ...target }),
    timeStamp,
  }),
  z.strictObject({
    event: z.literal('card_click'),
    /** `kind` is what the card shows (`event`), otherwise the type of the section it stands in (`three_cards`). */
    properties: z.strictObject({ kind: z.string().regex(/^[a-z0-9_]{1,60}$/), ...target }),
    timeStamp,
  }),
  /** How fast a page was, once for each name and page that was loaded; `value` in milliseconds, of CLS without a unit. */
  z.strictObject({
    event: z.literal('web_vital'),
    properties: z.strictObject({
      name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
      value: z.string().regex(/^\d{1,9}(\.\d{1,3})?$/),
      rating: z.enum(['good', 'needs-improvement', 'poor']),
      navigationType: z.string().regex(/^[a-z-]{1,30}$/),
      path: z.string().max(200),
    }),
    timeStamp,
  }),
  /** Steps of flows that end outside the site [TR-004, TR-005]. */
  z.strictObject({ event: z.literal('Fundraiser Created'), properties: z.strictObject({}), timeStamp }),
  z.strictObject({ event: z.literal('Training Plan Connected'), properties: z.strictObject({}), timeStamp }),
])

export type Interaction = z.infer<typeof interactionSchema>
