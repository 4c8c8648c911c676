/**
 * What is done to pages and files on their way out for speed alone. Each step can be left out by `DELIVERY_STEPS`, to find out
 * what it is worth or to do without it where a new version of the framework doesn't bear it. What keeps visitors safe (the
 * policy and what it verifies, statuses, headers) is no step.
 */
export const deliverySteps = ['arrange-scripts', 'first-paint-first', 'brotli-files'] as const

export type DeliverySteps = readonly (typeof deliverySteps)[number][]
