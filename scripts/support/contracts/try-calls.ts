import { type Answer, ask, type Given, isOwnQuestion } from './ask.ts'
import { type Deviation, deviations } from './deviations.ts'
import { type Example, isSuccess, type Operation, responseOf } from './operations.ts'

/** What came of one example of a call. */
export type Outcome = { operation: Operation; example: Example } & (
  | { verdict: 'fits'; status: number }
  | { verdict: 'deviates'; deviations: readonly Deviation[] }
  /** Refused in a way that the contract describes: what the example asks for is not there, or not for this player. */
  | { verdict: 'not examined'; status: number }
  | { verdict: 'not asked'; why: 'token' | 'write' }
)

type Trial = {
  /** The address of the service. */
  base: string
  token?: string
  given?: Given
  /** Whether calls that change something are made as well. */
  writes?: boolean
  /** Milliseconds until a call is given up. */
  deadline?: number
}

/** Makes each call by each of its examples, one after the other. */
export async function* tryCalls(calls: readonly Operation[], trial: Trial): AsyncGenerator<Outcome> {
  for (const operation of calls) {
    for (const example of operation.examples)
      yield { operation, example, ...(await tryCall(operation, example, trial)) }
  }
}

async function tryCall(
  operation: Operation,
  example: Example,
  { base, token, given = {}, writes = false, deadline }: Trial,
) {
  if (!operation.isRead && !writes) return { verdict: 'not asked', why: 'write' } as const
  if (operation.needsToken && example.hasToken && !token) return { verdict: 'not asked', why: 'token' } as const
  const answer = await ask(operation, { base, token, parameters: given, example, deadline })
  if (isAnotherRefusal(operation, example, answer) && !isOwnQuestion(operation, example, given)) {
    return { verdict: 'not examined', status: answer.status } as const
  }
  const found = deviations(operation, answer, example)
  if (found.length > 0 || 'problem' in answer) return { verdict: 'deviates', deviations: found } as const
  return { verdict: 'fits', status: answer.status } as const
}

/** Whether the answer is a refusal that the contract describes, but not that of the example. */
function isAnotherRefusal(
  operation: Operation,
  example: Example,
  answer: Answer,
): answer is Answer & { status: number } {
  if ('problem' in answer || !example.hasToken || answer.status === 401) return false
  const described = responseOf(operation, answer.status)?.status
  return described !== undefined && !isSuccess(described) && described !== example.status
}
