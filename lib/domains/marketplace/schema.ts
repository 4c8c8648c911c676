import * as z from 'zod/mini'

/** An item ready to be rendered, with texts in the page's language. */
const itemCardSchema = z.object({
  handle: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  tags: z.array(z.string()),
  price: z.optional(z.string()),
  /** The price before, of an item that is reduced. */
  compareAt: z.optional(z.string()),
  /** As in `Item`. */
  availability: z.enum(['unknown', 'forSale', 'soldOut', 'notHere']),
  cta: z.optional(z.object({ label: z.string(), href: z.string() })),
  picture: z.optional(
    z.object({
      src: z.string(),
      srcSet: z.string(),
      alt: z.string(),
      /** Pictures for tablets and phones, where they differ. */
      tablet: z.optional(z.string()),
      mobile: z.optional(z.string()),
    }),
  ),
  isReady: z.boolean(),
  isDark: z.boolean(),
  size: z.object({ mobile: z.string(), tablet: z.string(), desktop: z.string() }),
})

export type ItemCard = z.infer<typeof itemCardSchema>

/** A page of a tab's items, with the tab's total. */
export const shopPageSchema = z.object({
  items: z.array(itemCardSchema),
  /** Number of items in the whole tab, not just on this page. */
  total: z.int(),
  tabs: z.array(z.string()),
})

export type ShopPage = z.infer<typeof shopPageSchema>

/** Number of items shown at first, and added with each request for more. */
export const PAGE_SIZE = 24
