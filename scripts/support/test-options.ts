import { type DeliverySteps, deliverySteps } from '../../lib/core/delivery-steps.ts'
import { Failure } from './failure.ts'

export type TestOptions = {
  /** The delivery step that the site does without. */
  step: DeliverySteps[number] | undefined
  /** Whether the checks without a browser run. */
  checks: boolean
  /** Playwright's arguments; undefined for no browser tests. */
  browser: string[] | undefined
  /** Whether the budgets of script are measured. */
  budgets: boolean
}

const WITHOUT = '--without'

/** Browser tests of how pages and files are delivered. */
export const DELIVERY_TESTS =
  'page-cache stored-responses first-sign freshness passage one-request same-for-everybody security redirects navigation failed-page missing-page no-script session preview'
    .split(' ')
    .map((name) => `e2e/${name}.spec.ts`)

/**
 * What `npm test` was asked for: `all`, `budgets`, or Playwright's own arguments, and `--without STEP` anywhere among them.
 *
 * @throws Failure if no delivery step has that name
 */
export function readTestOptions(args: readonly string[]): TestOptions {
  const at = args.indexOf(WITHOUT)
  const step = at === -1 ? undefined : stepOf(args[at + 1])
  const given = at === -1 ? args : args.toSpliced(at, 2)
  const rest = step !== undefined && given.length === 0 ? DELIVERY_TESTS : given
  return { step, ...choiceOf(rest, step === undefined ? [] : ['--grep-invert', `@needs-${step}`]) }
}

function choiceOf(given: readonly string[], invert: readonly string[]): Omit<TestOptions, 'step'> {
  const [first] = given
  if (first === undefined) return { checks: true, browser: ['--project=product', ...invert], budgets: true }
  if (first === 'all') return { checks: true, browser: [...invert], budgets: true }
  if (first === 'budgets') return { checks: false, browser: undefined, budgets: true }
  return { checks: false, browser: [...given, ...invert], budgets: false }
}

function stepOf(name: string | undefined): DeliverySteps[number] {
  const step = deliverySteps.find((each) => each === name)
  if (step === undefined) throw new Failure(`${WITHOUT} takes one of ${deliverySteps.join(', ')}.`)
  return step
}
