/**
 * Optimizations of pages and files at delivery. Each can be left out by `DELIVERY_STEPS`, to measure its effect or to
 * do without it if a new version of the framework breaks it. Whatever security depends on (the policy and its
 * verification, statuses, headers) isn't among them.
 */
export const deliverySteps = [
  'arrange-scripts',
  'first-paint-first',
  'brotli-files',
  'page-data-files',
  'stored-responses',
  'scripts-at-first-sign',
  'kept-presses',
  'speculation-rules',
] as const

export type DeliverySteps = readonly (typeof deliverySteps)[number][]

/** Name of the browser's performance measure of each kept press, from the press until it was done. */
export const KEPT_PRESS = 'kept-press'
