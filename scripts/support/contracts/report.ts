import type { Deviation } from './deviations.ts'
import type { Outcome } from './try-calls.ts'

/** What is printed about an outcome: one line, and one for each deviation. */
export function linesOf(outcome: Outcome): string[] {
  const { operation, example } = outcome
  const name = example.name === operation.examples[0]?.name ? operation.id : `${operation.id}, ${example.name}`
  if (outcome.verdict === 'fits') return [`  fits          ${name} (${outcome.status})`]
  if (outcome.verdict === 'deviates') return [`  DEVIATES      ${name}`, ...outcome.deviations.map(lineOf)]
  if (outcome.verdict === 'not examined') {
    const parameter = [
      ...operation.parameters.map((each) => each.name),
      ...Object.keys(operation.body?.schema.properties ?? {}),
    ]
    const hint =
      parameter[0] === undefined ? '' : `: give values that this service has, --set ${operation.id}.${parameter[0]}=…`
    return [`  not examined  ${name} (${outcome.status})${hint}`]
  }
  const why = outcome.why === 'token' ? 'it needs a token (--token)' : 'it changes something (--writes)'
  return [`  not asked     ${name}: ${why}`]
}

function lineOf({ status, place, expected, found, times, isDispensable }: Deviation): string {
  const often = times > 1 ? `, in ${times} places` : ''
  const harm = isDispensable ? '; the site does without it' : ''
  return `                ${status || 'no answer'}: ${place} is to be ${expected}, and is ${found}${often}${harm}`
}

/** `52 fit, 1 deviates, 3 not examined, 12 not asked` */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const count = (verdict: Outcome['verdict']) => outcomes.filter((outcome) => outcome.verdict === verdict).length
  const [fit, deviate] = [count('fits'), count('deviates')]
  const parts = [`${fit} ${fit === 1 ? 'fits' : 'fit'}`, `${deviate} ${deviate === 1 ? 'deviates' : 'deviate'}`]
  const others = (['not examined', 'not asked'] as const).map((verdict) => `${count(verdict)} ${verdict}`)
  return [...parts, ...others].join(', ')
}
