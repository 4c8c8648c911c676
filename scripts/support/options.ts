import { parseArgs, type ParseArgsConfig } from 'node:util'
import { Failure } from './failure.ts'

const HELP = { help: { type: 'boolean', short: 'h' } } as const

/** What a command is called with. */
type Call = {
  /** The npm script, as sentences name it. */
  command: string
  /** Words that it takes at most, beside its options. */
  words?: number
  args?: string[]
  environment?: NodeJS.Dict<string>
}

/**
 * The options that a command was given, `--help` among them, and its words.
 *
 * @throws Failure for whatever the command doesn't take, and for an option that npm has taken for its own
 */
export function optionsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(
  { command, words = 0, args = process.argv.slice(2), environment = process.env }: Call,
  options: Options,
) {
  const refuse = (reason: string) => new Failure(`${reason} (npm run ${command} -- --help lists what there is).`)
  const taken = takenByNpm(Object.keys(options), args, environment)
  if (taken !== undefined) throw refuse(taken)
  const given = parse(args, { ...options, ...HELP }, refuse)
  const extra = given.positionals[words]
  if (extra !== undefined) throw refuse(`Unexpected argument '${extra}'`)
  return given
}

function parse<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  refuse: (reason: string) => Failure,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    // What Node adds after the first sentence is about its own function, or about words that begin with a dash.
    const reason = error instanceof Error ? /^.*?(?=\. |\.?\n|\.?$)/.exec(error.message)?.[0] : undefined
    throw refuse(reason ?? String(error))
  }
}

/** Prints what a command without options does, if that is asked for. @returns whether it is */
export function saysHelp(command: string, help: string): boolean {
  const { values } = optionsOf({ command }, {})
  if (values.help) console.log(help)
  return values.help === true
}

const DRY_RUN = 'dry-run'

/**
 * Whether a command must change nothing: nobody who wrote `--dry-run` without `--` before it expects anything else.
 */
export function isDryRun(options: { [DRY_RUN]?: boolean }, environment: NodeJS.Dict<string> = process.env): boolean {
  return options[DRY_RUN] === true || isTakenByNpm(DRY_RUN, environment)
}

/**
 * What is wrong if npm has taken an option of a command for its own, since the command would do more without it. No option is
 * named like one of npm's, or like the beginning of one: npm takes `--update` for `--update-notifier`, and says nothing.
 *
 * @param names of the command's options
 */
export function takenByNpm(
  names: readonly string[],
  args: readonly string[] = process.argv.slice(2),
  environment: NodeJS.Dict<string> = process.env,
): string | undefined {
  const taken = names.find((name) => name !== DRY_RUN && !isAmong(args, name) && isTakenByNpm(name, environment))
  return taken && `npm takes --${taken} for its own, unless -- stands before it`
}

/** npm takes an option without `--` before it as its own, and tells scripts in their environment alone. */
const isTakenByNpm = (name: string, environment: NodeJS.Dict<string>) =>
  !['', 'false'].includes(environment[`npm_config_${name.replaceAll('-', '_')}`] ?? '')

const isAmong = (args: readonly string[], name: string) =>
  args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
