import type { StorefrontFilter } from '@/lib/services/storefront/schema'

const AVAILABILITY = 'filter.v.availability'

/** How many products the availability filter counts as in stock; undefined where there is no such filter. */
export function inStockCountFrom(filters: readonly StorefrontFilter[]): number | undefined {
  const availability = filters.find(({ id }) => id === AVAILABILITY)
  return availability?.values.find(({ input }) => isAvailable(input))?.count
}

const isAvailable = (input: unknown) =>
  typeof input === 'object' && input !== null && 'available' in input && input.available === true
