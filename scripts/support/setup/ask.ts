import { nearestName } from '../../../lib/core/nearest-name.ts'
import { OFF } from '../../../lib/core/server/env-variables/variable.ts'
import { type Service, services, withDependents } from '../../../lib/core/services.ts'
import {
  aboutService,
  type Answers,
  defaultOf,
  isRequired,
  offIn,
  problemOf,
  switchesOf,
  undecidedServices,
  variableOf,
} from './answers.ts'
import { isAsked, type Part, serviceParts, siteParts } from './parts.ts'

/** Somebody who can be asked. */
export type Dialogue = {
  say: (text: string) => void
  /** What is typed to a prompt; a secret is not shown while it is typed. */
  ask: (prompt: string, options?: { isSecret: boolean }) => Promise<string>
}

/** What empties an answer that has a default. */
const NOTHING = '-'

/**
 * Asks for everything that is not given.
 *
 * @param former answers of another time, which stay where nothing is typed
 * @returns what is given, what was answered, and what stays of another time
 */
export async function askEverything(given: Answers, former: Answers, dialogue: Dialogue): Promise<Answers> {
  // A team that sets up real services wants the sandbox only where it says so.
  const usual = { SANDBOX: OFF, ...former }
  const site = { SANDBOX: OFF, ...(await askParts(siteParts, given, usual, dialogue)) }
  const undecided = undecidedServices(site)
  // `SANDBOX=off` in a file says itself that services without an address are off.
  const isSaid = given.SANDBOX === OFF
  const off = isSaid
    ? withDependents(undecidedServices({ ...former, ...site }))
    : await askWhatIsOff(undecided, offIn(former), dialogue)
  const switched = Object.fromEntries(switchesOf(off).map((name) => [name, OFF]))
  const kept = isSaid ? former : withoutOff(former, switchesOf(new Set(undecided)))
  return { ...kept, ...(await askParts(serviceParts, { ...switched, ...site }, kept, dialogue)) }
}

/** Answers without the `off` of these variables: whether their services are off was asked anew. */
const withoutOff = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name, value]) => value !== OFF || !names.includes(name)))

async function askParts(parts: readonly Part[], given: Answers, former: Answers, dialogue: Dialogue) {
  const answers: Record<string, string> = { ...given }
  for (const { title, service, names, before } of parts) {
    let isTold = false
    for (const name of names) {
      const isOff = service !== undefined && offIn(answers).has(service)
      if (isOff || answers[name] !== undefined || !isAsked(name, answers)) continue
      if (!isTold) dialogue.say(heading(title, before?.(defaultOf('SITE_URL', answers) ?? '')))
      isTold = true
      const answer = await askOne(name, answers, former[name], dialogue)
      if (answer !== undefined) answers[name] = answer
    }
  }
  return answers
}

const heading = (title: string, before = '') => `\n── ${title}${before === '' ? '' : `\n${before}`}`

/** @returns undefined where the default is taken, which need not be written anywhere */
async function askOne(name: string, answers: Answers, former: string | undefined, { say, ask }: Dialogue) {
  const { about, canBeOff, kind } = variableOf(name)
  const isSecret = kind === 'secret' || name === 'PRISMIC_ACCESS_TOKEN'
  const fallback = former ?? (isRequired(name, answers) ? undefined : (defaultOf(name, answers) ?? ''))
  const shown = fallback && (isSecret ? 'the one that is there' : fallback)
  say(`\n${about}${canBeOff ? '; or off' : ''}`)
  for (;;) {
    const typed = (await ask(`${name}${shown ? ` [${shown}]` : ''}: `, { isSecret })).trim()
    const value = typed === NOTHING ? '' : typed || fallback
    const problem = value === undefined ? 'not set' : problemOf(name, value, answers)
    if (problem === undefined) return typed === '' ? former : value
    say(`  ✗ ${problem}`)
  }
}

/** Asks by name which services there are not, and tells which others that takes along. */
async function askWhatIsOff(
  undecided: readonly Service[],
  formerly: ReadonlySet<Service>,
  { say, ask }: Dialogue,
): Promise<ReadonlySet<Service>> {
  if (undecided.length === 0) return new Set()
  const widest = Math.max(...undecided.map((service) => service.length))
  const lines = undecided.map((service) => `  ${service.padEnd(widest)}  ${aboutService(service)}`)
  say([heading('What you don’t have'), ...lines].join('\n'))
  say('\nThe site does without these: nothing of them is shown, and nothing asked (docs/decisions/057).')
  const usual = undecided.filter((service) => formerly.has(service))
  for (;;) {
    const typed = (await ask(`Names with commas between, or all, or none [${usual.join(',') || 'none'}]: `)).trim()
    const names = typed === '' ? usual : namesIn(typed, undecided)
    const wrong = names.find((name) => !isOneOf(undecided, name))
    if (wrong === undefined) {
      const off = withDependents(names.filter((name) => isOneOf(undecided, name)))
      if (off.size > 0) say(`  Off: ${[...off].join(', ')}`)
      return off
    }
    const near = nearestName(wrong, services)
    say(`  ✗ ${wrong} is none of them${near === undefined ? '' : `: is ${near} meant?`}`)
  }
}

function namesIn(typed: string, undecided: readonly Service[]): readonly string[] {
  if (/^none$/i.test(typed)) return []
  if (/^all$/i.test(typed)) return undecided
  return typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

const isOneOf = (all: readonly Service[], name: string): name is Service => all.some((service) => service === name)

/**
 * The variables that somebody would have to be asked for. `SANDBOX=off` among the answers says itself that services without
 * an address are off.
 */
export function unanswered(given: Answers): string[] {
  const answers = { SANDBOX: OFF, ...given }
  const undecided = answers.SANDBOX === OFF ? undecidedServices(given) : []
  const skipped = withDependents([...offIn(given), ...undecided])
  const needed = [...siteParts, ...serviceParts]
    .filter(({ service }) => service === undefined || !skipped.has(service))
    .flatMap(({ names }) => names)
    .filter((name) => given[name] === undefined && isAsked(name, answers) && isRequired(name, answers))
  return [...needed, ...(given.SANDBOX === undefined ? switchesOf(new Set(undecided)) : [])]
}
