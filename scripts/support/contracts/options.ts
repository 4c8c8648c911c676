import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { Failure } from '../failure.ts'
import type { Given } from './ask.ts'
import { type ContractName, contractNames } from './document.ts'

export const usage = `usage: npm run test:contract -- --against URL [--service NAME] [--call NAME …] [--token VARIABLE]
       [--set NAME=VALUE …] [--parameters FILE] [--writes] [--deadline SECONDS]
Services: ${contractNames.join(', ')}.`

export type Options = {
  /** The address of the one service; without a service, of a site of all, where they are as in the sandbox. */
  against: string
  services: readonly ContractName[]
  isOfOneService: boolean
  /** The calls to make, by their names; all if empty. */
  calls: readonly string[]
  token: string | undefined
  given: Given
  writes: boolean
  /** Milliseconds until a call is given up. */
  deadline: number
}

const givenSchema = z.record(
  z.string(),
  z.unknown().transform((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
)

/** @throws Failure with what is wrong, and how the command is used */
export function readOptions(args: readonly string[], environment: NodeJS.Dict<string>): Options {
  const { values } = parsed(args)
  const { against, service, token } = values
  if (against === undefined || !/^https?:$/.test(URL.parse(against)?.protocol ?? ''))
    throw wrong('--against needs an address')
  const name = contractNames.find((each) => each === service)
  if (service !== undefined && name === undefined) throw wrong(`there is no service ${service}`)
  return {
    against,
    services: name === undefined ? contractNames : [name],
    isOfOneService: name !== undefined,
    calls: values.call ?? [],
    token: token === undefined ? undefined : tokenOf(token, environment),
    given: { ...fileOf(values.parameters, environment), ...Object.fromEntries((values.set ?? []).map(pairOf)) },
    writes: values.writes ?? false,
    deadline: millisecondsOf(values.deadline ?? '10'),
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        against: { type: 'string' },
        service: { type: 'string' },
        call: { type: 'string', multiple: true },
        token: { type: 'string' },
        set: { type: 'string', multiple: true },
        parameters: { type: 'string' },
        writes: { type: 'boolean' },
        deadline: { type: 'string' },
      },
    })
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error))
  }
}

const wrong = (reason: string) => new Failure(`${reason}\n${usage}`)

/** A token comes from a variable, so that it is in no list of processes and no history of a shell. */
function tokenOf(variable: string, environment: NodeJS.Dict<string>): string {
  const value = /^\w+$/.test(variable) ? environment[variable] : undefined
  if (!value) throw wrong('--token needs the name of a variable of the environment that has the token')
  return value
}

function millisecondsOf(seconds: string): number {
  const value = Number(seconds)
  if (!(value > 0 && value <= 600)) throw wrong(`--deadline needs seconds, up to 600, and not ${seconds}`)
  return value * 1000
}

function pairOf(text: string): [string, string] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? []
  if (name === undefined || value === undefined) throw wrong(`--set needs NAME=VALUE, and not ${text}`)
  return [name, value]
}

/** @param INIT_CWD the folder in which npm was called; npm runs programs in that of the project */
function fileOf(path: string | undefined, { INIT_CWD = process.cwd() }: NodeJS.Dict<string>): Given {
  if (path === undefined) return {}
  try {
    return givenSchema.parse(JSON.parse(readFileSync(resolve(INIT_CWD, path), 'utf8')))
  } catch {
    throw wrong(`${path} can’t be read as JSON of values by their names: { "getRoute.id": 7 }`)
  }
}
