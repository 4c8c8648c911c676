import { z } from 'zod'

const moneySchema = z.object({ minor: z.int(), currency: z.string() })
const pictureSchema = z.object({ url: z.string(), width: z.int(), height: z.int(), alt: z.string() })

/** Sizes of an item in grid cells: columns and rows. */
export const sizes = ['1x1', '2x1', '1x2', '2x2'] as const
const sizeSchema = z.enum(sizes)
export type ItemSize = z.infer<typeof sizeSchema>

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
  price: moneySchema.optional(),
  compareAt: moneySchema.optional(),
  /** Whether the product works with the game. */
  isReady: z.boolean(),
  isDark: z.boolean(),
  size: z.object({ mobile: sizeSchema, tablet: sizeSchema, desktop: sizeSchema }),
  position: z.number(),
})

export type Item = z.infer<typeof itemSchema>
