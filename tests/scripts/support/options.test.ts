import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageFile from '@/package.json'
import { Failure } from '@/scripts/support/failure'
import { isDryRun, optionsOf } from '@/scripts/support/options'

const OPTIONS = { 'dry-run': { type: 'boolean' }, only: { type: 'string' } } as const
const read = (...args: string[]) => optionsOf({ command: 'content:push', args }, OPTIONS)

test('reads the options of a command, and its words', () => {
  const { values, positionals } = optionsOf(
    { command: 'content:push', takesWords: true, args: ['mine', '--only', 'models', '--dry-run'] },
    OPTIONS,
  )
  expect(values).toEqual({ only: 'models', 'dry-run': true })
  expect(positionals).toEqual(['mine'])
})

test.each(['--help', '-h'])('every command has %s', (help) => {
  expect(read(help).values.help).toBe(true)
  expect(optionsOf({ command: 'start', args: [help] }, {}).values.help).toBe(true)
})

test.each([
  ['an option that there is not', ['--dryrun'], "Unknown option '--dryrun'"],
  ['an option without its value', ['--only'], "Option '--only <value>' argument missing"],
  ['an option in place of a value', ['--only', '--dry-run'], "Option '--only' argument is ambiguous"],
  ['a value that nothing takes', ['--dry-run=no'], "Option '--dry-run' does not take an argument"],
  ['a word where none is taken', ['mine'], "Unexpected argument 'mine'"],
])('%s is said in one sentence, with how to see what there is', (_, args, reason) => {
  const failure = new Failure(`${reason} (npm run content:push -- --help lists what there is).`)
  expect(() => read(...args)).toThrow(failure)
})

test('an unknown option is told as briefly where words are taken', () => {
  const form = { command: 'section', takesWords: true, args: ['--delete'] }
  expect(() => optionsOf(form, {})).toThrow(
    new Failure("Unknown option '--delete' (npm run section -- --help lists what there is)."),
  )
})

test.each([
  ['after --', { 'dry-run': true }, {}, true],
  ['before --, where npm takes it', {}, { npm_config_dry_run: 'true' }, true],
  ['nowhere', {}, {}, false],
  ['nowhere, and npm says so', {}, { npm_config_dry_run: '' }, false],
])('--dry-run %s', (_, options, environment, isDry) => {
  expect(isDryRun(options, environment)).toBe(isDry)
})

const scripts = join(process.cwd(), 'scripts')

/** Npm scripts, and the text of the command that each runs, if that reads its options here. */
const commands = Object.entries(packageFile.scripts).flatMap(([script, line]) => {
  const name = /^node scripts\/run\.mjs (\S+)$/.exec(line)?.[1]
  const text = name === undefined ? '' : readFileSync(join(scripts, `${name}.ts`), 'utf8')
  return text.includes('optionsOf({') ? [[script, text] as const] : []
})

test('commands with options are found', () => {
  expect(commands.map(([script]) => script)).toEqual(expect.arrayContaining(['start', 'content:push']))
})

test.each(commands)('%s is named in its sentences and in its help as it is called', (script, text) => {
  expect(text).toContain(`optionsOf({ command: '${script}'`)
  expect(text).toMatch(new RegExp(`HELP = .npm (run )?${script}: `))
})

const NOWHERE = 'http://127.0.0.1:9'
const APIS = ['PRISMIC_TYPES_API', 'PRISMIC_ASSET_API', 'PRISMIC_MIGRATION_API'].map((name) => [name, NOWHERE])

/** Runs a command on a machine where no repository can be reached. */
function run(file: string, args: string[], environment: NodeJS.Dict<string> = {}) {
  const unreachable = { PRISMIC_ENDPOINT: `${NOWHERE}/api/v2`, ...Object.fromEntries(APIS) }
  const env = { ...process.env, ...unreachable, ...environment }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(scripts, file), ...args], {
    encoding: 'utf8',
    env,
  })
  return { status, stdout, stderr }
}

test.each([
  ['content:push', 'content-push.ts', 1],
  ['services:check', 'services-check.ts', 2],
])('%s says a mistake in one sentence, and does nothing', (script, file, status) => {
  const stderr = `Unknown option '--dryrun' (npm run ${script} -- --help lists what there is).\n`
  expect(run(file, ['--dryrun'])).toEqual({ status, stdout: '', stderr })
})

test.each([
  ['content:push', 'content-push.ts'],
  ['services:check', 'services-check.ts'],
])('%s --help says what there is, and does nothing', (script, file) => {
  const stdout: unknown = expect.stringContaining(`npm run ${script}: `)
  expect(run(file, ['--help'])).toEqual({ status: 0, stdout, stderr: '' })
})

test('a push whose --dry-run npm took for its own sends nothing', () => {
  const { stdout } = run('content-push.ts', ['--only', 'models'], { npm_config_dry_run: 'true' })
  expect(stdout).toMatch(/^What would be sent to /)
})
