import * as z from 'zod/mini'

/** An item ready to be drawn, in words of the page's language. */
const itemCardSchema = z.object({
  handle: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  tags: z.array(z.string()),
  price: z.optional(z.string()),
  compareAt: z.optional(z.string()),
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

/** Some of the items of a tab, and what there is besides. */
export const shopPageSchema = z.object({
  items: z.array(itemCardSchema),
  /** Number of items in the whole tab, not just on this page. */
  total: z.int(),
  tabs: z.array(z.string()),
})

export type ShopPage = z.infer<typeof shopPageSchema>

/** Items that a page shows at first, and that come with each wish for more. */
export const PAGE_SIZE = 24
