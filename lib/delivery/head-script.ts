import type { DeliverySteps } from '../core/delivery-steps.ts'
import minified from './head-script.min.json' with { type: 'json' }

/**
 * Our inline script that runs before the first paint, as complete text: policies allow exactly this one by its hash. It
 * is the same on every page of a build.
 */
export const headScriptOf = (steps: DeliverySteps) =>
  [
    minified.marks,
    minified.schemeChoice,
    minified.visitorTexts,
    minified.frameMessages,
    minified.commandButtons,
    minified.lineNotice,
    minified.searchKey,
    withFlags(minified.paintScript, steps),
    ...(steps.includes('kept-presses') ? [minified.keptPresses] : []),
  ].join(';')

/** The paint script for a choice of steps. */
export const withFlags = (text: string, steps: DeliverySteps) =>
  text
    .replaceAll('WAITS_FOR_PAINT', String(steps.includes('first-paint-first')))
    .replaceAll('WAITS_FOR_SIGN', String(steps.includes('scripts-at-first-sign')))
