import { parseArgs, type ParseArgsConfig } from 'node:util'
import { Failure } from './failure.ts'

const HELP = { help: { type: 'boolean', short: 'h' } } as const

/** What a command is called with, beside its options: words, or nothing. */
type Form = { command: string; takesWords?: boolean; args?: string[] }

/**
 * The options that a command was given, `--help` among them, and its words.
 *
 * @param command the npm script, as sentences name it
 * @throws Failure for whatever the command doesn't take, which says how to see what it does
 */
export function optionsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(
  { command, takesWords: allowPositionals = false, args = process.argv.slice(2) }: Form,
  options: Options,
) {
  try {
    return parseArgs({ args, allowPositionals, options: { ...options, ...HELP } })
  } catch (error) {
    // What Node adds after the first sentence is about its own function, or about words that begin with a dash.
    const reason = error instanceof Error ? /^.*?(?=\. |\.?\n|\.?$)/.exec(error.message)?.[0] : undefined
    throw new Failure(`${reason ?? String(error)} (npm run ${command} -- --help lists what there is).`)
  }
}

/**
 * Whether a command must change nothing. npm takes `--dry-run` without `--` before it as its own option, and tells scripts in
 * their environment alone.
 */
export function isDryRun(options: { 'dry-run'?: boolean }, environment: NodeJS.Dict<string> = process.env): boolean {
  return options['dry-run'] === true || environment.npm_config_dry_run === 'true'
}
