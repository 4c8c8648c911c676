import { z } from 'zod'

const moneySchema = z.object({ minor: z.int(), currency: z.string() })
const pictureSchema = z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() })

/** Sizes of an item in grid cells: columns and rows. */
export const sizes = ['1x1', '2x1', '1x2', '2x2'] as const
const sizeSchema = z.enum(sizes)
export type ItemSize = z.infer<typeof sizeSchema>

/**
 * Whether an item's product can be bought in a market: `notHere` if it isn't sold there, `unknown` of items without a
 * product, which are sold elsewhere.
 */
const availabilitySchema = z.enum(['unknown', 'forSale', 'soldOut', 'notHere'])
export type Availability = z.infer<typeof availabilitySchema>

/** An item of the marketplace, as cached by the server (MK-002). */
export const itemSchema = z.object({
  handle: z.string(),
  name: z.string(),
  description: z.string().optional(),
  type: z.string().optional(),
  /** The item's tags, in lower case, without duplicates. */
  tags: z.array(z.string()),
  cta: z.object({ label: z.string(), href: z.string() }).optional(),
  image: pictureSchema.optional(),
  imageTablet: pictureSchema.optional(),
  imageMobile: pictureSchema.optional(),
  /** Missing where it is said nowhere, and in a market that the item's product isn't sold in. */
  price: moneySchema.optional(),
  /** The price before, if the item is reduced: more than the price, in its currency. */
  compareAt: moneySchema.optional(),
  availability: availabilitySchema,
  /** Whether the product works with the game. */
  isReady: z.boolean(),
  isDark: z.boolean(),
  size: z.object({ mobile: sizeSchema, tablet: sizeSchema, desktop: sizeSchema }),
  position: z.number(),
})

export type Item = z.infer<typeof itemSchema>
