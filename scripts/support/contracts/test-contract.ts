import { type Question, requestOf } from './ask.ts'
import { type Operation, operations } from './operations.ts'
import { readOptions } from './options.ts'
import { requireKnown } from './known-names.ts'
import { linesOf, summaryOf } from './report.ts'
import { type Outcome, tryCalls } from './try-calls.ts'

/**
 * Tries the contracts against running services, and prints what comes of it.
 *
 * @returns the exit code: 1 if something deviates
 * @throws Failure if the command asks for something that is not there or can't be sent, before anything is sent
 */
export async function testContract(
  args: readonly string[],
  environment: NodeJS.Dict<string>,
  print: (line: string) => void,
): Promise<0 | 1> {
  const { against, services, isOfOneService, calls, ...trial } = readOptions(args, environment)
  requireKnown(calls, services, trial.given)
  const plan = services.map((service) => {
    const wanted = operations(service).filter(({ id }) => calls.length === 0 || calls.includes(id))
    return { service, wanted }
  })
  requireSendable(
    plan.flatMap(({ wanted }) => wanted),
    { base: against, token: trial.token, parameters: trial.given },
  )
  const outcomes: Outcome[] = []
  for (const { service, wanted } of plan) {
    const [first] = wanted
    if (!first) continue
    const base = isOfOneService ? against : against.replace(/\/$/, '') + first.sandboxPath
    print(`${service} at ${base}`)
    for await (const outcome of tryCalls(wanted, { ...trial, base })) {
      outcomes.push(outcome)
      for (const line of linesOf(outcome)) print(line)
    }
  }
  print(summaryOf(outcomes))
  return outcomes.some(({ verdict }) => verdict === 'deviates') ? 1 : 0
}

/** @throws Failure if a value of the caller can't be sent with some call */
function requireSendable(wanted: readonly Operation[], question: Question): void {
  for (const operation of wanted)
    for (const example of operation.examples) requestOf(operation, { ...question, example })
}
