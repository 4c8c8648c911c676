/** Number of a collection's products in a country's market. */
export type Stock = { inStock: number; outOfStock: number }

/** Collection handle → country → [in stock, out of stock]; a country that is missing doesn't have the collection. */
const counts: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  'smart-trainers': {
    US: [14, 2],
    CA: [12, 0],
    GB: [9, 1],
    DE: [11, 0],
    FR: [10, 1],
    ES: [8, 0],
    IT: [8, 2],
    JP: [4, 0],
  },
  'smart-bikes': { US: [6, 0], CA: [4, 1], GB: [3, 0], DE: [1, 1], FR: [2, 0], ES: [0, 2], IT: [1, 0] },
  apparel: { US: [38, 5], CA: [35, 0], GB: [31, 2], DE: [33, 0], FR: [33, 1], ES: [29, 0], IT: [30, 0], JP: [22, 3] },
  'heart-rate-straps': { US: [7, 1], DE: [5, 0] },
  accessories: {
    US: [21, 0],
    CA: [20, 0],
    GB: [18, 0],
    DE: [19, 2],
    FR: [17, 0],
    ES: [15, 0],
    IT: [15, 1],
    JP: [12, 0],
  },
}

export function findStock(handle: string, country: string): Stock | undefined {
  const count = counts[handle]?.[country]
  return count && { inStock: count[0], outOfStock: count[1] }
}
