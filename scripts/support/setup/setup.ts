import { join } from 'node:path'
import { OFF } from '../../../lib/core/server/env-variables/variable.ts'
import { parseEnv } from '../../../lib/core/server/parse-env.ts'
import { servicesOff } from '../../../lib/core/server/services-off.ts'
import { documentedVariables } from '../build-stamp.ts'
import { Failure } from '../failure.ts'
import { type Answers, madeSecrets, problemsOf } from './answers.ts'
import { askEverything, type Dialogue, unanswered } from './ask.ts'
import { readEnvFile, writeEnvFile } from './env-file.ts'
import { placesText, placesToEnter } from './places.ts'

export type SetupOptions = {
  /** Where `.env` is written. */
  folder: string
  /** A file with answers, in the form of `.env`. */
  from?: string
  /** Whether a `.env` that is there may be replaced. */
  mayReplace: boolean
  /** Text of `.env.example`, which names the variables that only commands read as well. */
  example: string
  /** Holds a conversation with somebody at a terminal; undefined without one. */
  converse?: (run: (dialogue: Dialogue) => Promise<Answers>) => Promise<Answers>
}

/**
 * Makes a `.env` of answers, each checked as the site's start does.
 *
 * @returns what it has done, and what is left to do elsewhere
 * @throws Failure if it has to ask and nobody is there, if an answer is wrong, and for a `.env` that is there already; then
 * nothing is written
 */
export async function setUp({ folder, from, mayReplace, example, converse }: SetupOptions): Promise<string> {
  const former = readEnvFile(join(folder, '.env'))
  const given = from === undefined ? {} : readAnswers(from, documentedVariables(example))
  if (converse === undefined) requireComplete(given, former, mayReplace, from)
  const answers = converse
    ? await converse(async (dialogue) => ask(given, former, mayReplace, dialogue))
    : { SANDBOX: OFF, ...former, ...given }
  const complete = { ...answers, ...madeSecrets(answers) }
  const env = parsed(complete)
  const wasThere = writeEnvFile(folder, complete)
  return report(env, Object.keys(madeSecrets(answers)), wasThere)
}

function readAnswers(path: string, names: readonly string[]): Answers {
  const given = readEnvFile(path)
  if (given === undefined) throw new Failure(`There is no file ${path}.`)
  // Only what is said is looked at: what is missing is asked for.
  const problems = problemsOf({ SANDBOX: OFF, ...given }, names).filter((problem) =>
    Object.keys(given).some((name) => problem.startsWith(`${name}: `)),
  )
  if (problems.length > 0) throw new Failure([`${path} can't be taken:`, ...problems].join('\n  '))
  return given
}

function requireComplete(given: Answers, former: Answers | undefined, mayReplace: boolean, from = 'a file'): void {
  const open = unanswered({ ...former, ...given })
  if (open.length > 0)
    throw new Failure(
      `Nobody can be asked here, without a terminal, and ${from} does not say: ${open.join(', ')}. Name a file of answers ` +
        'that does (`npm run setup -- --from answers.env`); `off` for a service that you don’t have, or SANDBOX=off for all it ' +
        'doesn’t name. Nothing was written.',
    )
  if (former !== undefined && !mayReplace)
    throw new Failure(
      'There is a .env already, and nothing was written: `--overwrite` replaces it, and keeps it as .env.before.',
    )
}

async function ask(given: Answers, former: Answers = {}, mayReplace: boolean, dialogue: Dialogue): Promise<Answers> {
  const isThere = Object.keys(former).length > 0
  dialogue.say(
    isThere
      ? 'There is a .env: its values are offered as answers, and nothing is written before the end. Enter keeps one, - empties it.'
      : 'Writes .env. Enter takes the answer between brackets, - none; nothing is written before the end.',
  )
  const answers = await askEverything(given, former, dialogue)
  if (isThere && !mayReplace) {
    const typed = await dialogue.ask('\nReplace .env? It is kept as .env.before. [y/N]: ')
    if (!/^y(es)?$/i.test(typed.trim())) throw new Failure('Nothing was written.')
  }
  return answers
}

function parsed(answers: Answers) {
  try {
    return parseEnv(answers)
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)} Nothing was written.`)
  }
}

function report(env: ReturnType<typeof parseEnv>, made: readonly string[], wasThere: boolean): string {
  const off = [...servicesOff(env)]
  return [
    '',
    `.env is written, readable by this account alone${wasThere ? '; the former one is .env.before' : ''}.`,
    ...(made.length > 0 ? [`Made for it: ${made.join(', ')}.`] : []),
    ...(off.length > 0 ? [`Off: ${off.join(', ')}.`] : []),
    '',
    'Nothing was registered anywhere. What to enter where, in this order:',
    '',
    placesText(placesToEnter(env)),
    '',
    'Then: `npm run services:check` asks each service whether it fits; `npm run build` and `npm run serve` start the site.',
  ].join('\n')
}
