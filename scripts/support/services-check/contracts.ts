import { ask, type Answer } from '../contracts/ask.ts'
import { deviations, type Deviation } from '../contracts/deviations.ts'
import type { ContractName } from '../contracts/document.ts'
import { type Example, isSuccess, type Operation, operations, responseOf } from '../contracts/operations.ts'
import { jsonOf } from '../service-answer.ts'
import { type Finding, findingsOf } from './finding.ts'
import { learnedFrom, type Values } from './learned-values.ts'

export type ContractOptions = {
  /** The service's name in findings. */
  service: string
  contract: ContractName
  /** The address of the service. */
  base: string
  values: Values
  deadlineMs: number
  /** A player's access token. */
  token?: string
}

const TOKEN = 'PLAYER_TOKEN (for this run alone)'

/** Makes every call of a contract that only reads and that the site makes, and compares the answers with it. */
export async function checkContract({ service, contract, base, ...options }: ContractOptions): Promise<Finding[]> {
  const { notAsked } = findingsOf(service)
  const calls = operations(contract).filter(({ isRead, noCaller }) => isRead && noCaller === undefined)
  const found: Finding[] = []
  const known: Known = {
    values: { ...options.values },
    token: options.token,
    isTokenRefused: false,
    hasAnswered: false,
  }
  for (const [index, operation] of calls.entries()) {
    const what = `${operation.method} ${operation.path} (${operation.id})`
    const example = successes(operation).find((each) => hasValues(operation, each, known.values))
    if (example === undefined || (operation.needsToken && known.token === undefined)) {
      found.push(notAsked(what, ...reasons(operation, known)))
      continue
    }
    const question = { base, token: known.token, parameters: known.values, example, deadline: options.deadlineMs }
    const answer = await ask(operation, question)
    found.push(judge(operation, answer, example, { service, what }))
    const rest = calls.length - 1 - index
    if ('problem' in answer && !known.hasAnswered && rest > 0)
      return [...found, notAsked('other calls', `${rest} more, since the first had no answer`)]
    learn(known, operation, answer)
  }
  return found
}

/** What is known by the answers so far. */
type Known = {
  values: Record<string, string>
  token: string | undefined
  isTokenRefused: boolean
  hasAnswered: boolean
}

function learn(known: Known, { id, needsToken }: Operation, answer: Answer): void {
  if ('problem' in answer) return
  const isTokenRefused = known.isTokenRefused || (needsToken && answer.status === 401)
  Object.assign(known, { hasAnswered: true, isTokenRefused, token: isTokenRefused ? undefined : known.token })
  Object.assign(known.values, learnedFrom(id, jsonOf(answer)))
}

/** Why a call is not made, and what to look at. */
function reasons(operation: Operation, { token, values, isTokenRefused }: Known): [string, ...string[]] {
  if (operation.needsToken && token === undefined)
    return [isTokenRefused ? 'the player’s token is not taken' : 'needs a player’s token', TOKEN]
  return [`no ${lacking(operation, values).join(', ')} is known that it could be asked for`]
}

/** The examples that are answered with success. */
const successes = ({ examples }: Operation) => examples.filter(({ status, hasToken }) => hasToken && isSuccess(status))

/** The parameters that a real service knows no example of. */
const identifying = ({ parameters }: Operation, { name }: Example) =>
  parameters.filter(({ isRequired, examples }) => isRequired || examples[name] !== undefined)

const isGiven = ({ id }: Operation, name: string, values: Values) =>
  values[`${id}.${name}`] !== undefined || values[name] !== undefined

const hasValues = (operation: Operation, example: Example, values: Values) =>
  identifying(operation, example).every(({ name }) => isGiven(operation, name, values))

const lacking = (operation: Operation, values: Values) => [
  ...new Set(
    successes(operation)
      .flatMap((example) => identifying(operation, example))
      .flatMap(({ name }) => (isGiven(operation, name, values) ? [] : [name])),
  ),
]

type About = { service: string; what: string }

function judge(operation: Operation, answer: Answer, example: Example, { service, what }: About): Finding {
  const { fits, differs, unclear } = findingsOf(service)
  const { variable } = operation
  const contract = `docs/contracts/${operation.service}.yaml`
  const status = 'problem' in answer ? 0 : answer.status
  if (status === 401 && operation.needsToken)
    return differs(what, 'the player’s token is not taken (401)', TOKEN, 'OIDC_SCOPE', 'OIDC_AUTHORIZE_PARAMETERS')
  // Players need not have everything, and the sample's first campaign no mission.
  if (status === 404 && responseOf(operation, status) !== undefined)
    return unclear(what, 'answers 404: there is none, or no such call', variable, contract)
  const all = deviations(operation, answer, example)
  const grave = all.filter(({ isDispensable }) => !isDispensable)
  if (all.length === 0) return fits(what, 'fits its contract')
  if (grave.length === 0) return unclear(what, `the site does without this: ${sentence(all)}`, contract)
  return differs(what, sentence(grave), variable, contract)
}

const MOST_TOLD = 5

function sentence(all: readonly Deviation[]): string {
  const told = all.slice(0, MOST_TOLD).map(({ place, expected, found, times }) => {
    const often = times > 1 ? ` (${times} times)` : ''
    return place === 'answer' ? found : `${place} is ${found}, not ${expected}${often}`
  })
  const more = all.length > MOST_TOLD ? [`and ${all.length - MOST_TOLD} more`] : []
  return [...told, ...more].join('; ')
}
