import { z } from 'zod'
import { LABEL_LIMIT, URL_LIMIT } from './limits'

/** The label of what was clicked, and its absolute address; empty without one (a video's button). */
const target = { label: z.string().max(LABEL_LIMIT), url: z.string().max(URL_LIMIT) }

/** An event: its name, its properties, and a description of what triggers it. */
const counted = <Event extends string, Properties extends z.ZodRawShape>(
  event: Event,
  properties: Properties,
  fired: string,
) =>
  z
    .strictObject({ event: z.literal(event), properties: z.strictObject(properties), timeStamp: z.iso.datetime() })
    .meta({ fired })

/**
 * All interactions that we count, once visitors have agreed to it (decisions.md, "Contact, forms, tracking"); the table
 * of docs/what-we-count.md is generated from it, and a test compares the two.
 */
export const interactionSchema = z.discriminatedUnion('event', [
  counted(
    'cta_click',
    { position: z.enum(['primary', 'secondary']), ...target },
    'by a click on a call to action (`data-cta`), buttons for help, chat and videos included',
  ),
  counted(
    'card_click',
    /** `kind` is the kind of the card's content (`event`), otherwise the type of the section it is in (`three_cards`). */
    { kind: z.string().regex(/^[a-z0-9_]{1,60}$/), ...target },
    'by a click on a card’s link (`data-card`)',
  ),
  counted(
    'web_vital',
    /** `value` in milliseconds; for CLS without a unit. */
    {
      name: z.enum(['CLS', 'FCP', 'INP', 'KEPT_PRESS', 'LCP', 'TTFB']),
      value: z.string().regex(/^\d{1,9}(\.\d{1,3})?$/),
      rating: z.enum(['good', 'needs-improvement', 'poor']),
      navigationType: z.string().regex(/^[a-z-]{1,30}$/),
      path: z.string().max(200),
    },
    'once a value of a page is final, at the latest as the page goes away',
  ),
  counted('Fundraiser Created', {}, 'in the opt-in, once there is a project'),
  counted('Training Plan Connected', {}, 'back from the partner, where the account is linked'),
])

export type Interaction = z.infer<typeof interactionSchema>
