import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageFile from '@/package.json'
import { Failure } from '@/scripts/support/failure'
import { isDryRun, optionsOf } from '@/scripts/support/options'

const OPTIONS = { 'dry-run': { type: 'boolean' }, part: { type: 'string' } } as const
const read = (...args: string[]) => optionsOf({ command: 'content:push', args }, OPTIONS)

test('reads the options of a command, and its words', () => {
  const { values, positionals } = optionsOf(
    { command: 'content:push', words: 1, args: ['mine', '--part', 'models', '--dry-run'] },
    OPTIONS,
  )
  expect(values).toEqual({ part: 'models', 'dry-run': true })
  expect(positionals).toEqual(['mine'])
})

test.each(['--help', '-h'])('every command has %s', (help) => {
  expect(read(help).values.help).toBe(true)
  expect(optionsOf({ command: 'start', args: [help] }, {}).values.help).toBe(true)
})

test.each([
  ['an option that there is not', ['--dryrun'], "Unknown option '--dryrun'"],
  ['an option without its value', ['--part'], "Option '--part <value>' argument missing"],
  ['an option in place of a value', ['--part', '--dry-run'], "Option '--part' argument is ambiguous"],
  ['a value that nothing takes', ['--dry-run=no'], "Option '--dry-run' does not take an argument"],
  ['a word where none is taken', ['mine'], "Unexpected argument 'mine'"],
])('%s is said in one sentence, with how to see what there is', (_, args, reason) => {
  const failure = new Failure(`${reason} (npm run content:push -- --help lists what there is).`)
  expect(() => read(...args)).toThrow(failure)
})

test('an unknown option is told as briefly where words are taken', () => {
  const form = { command: 'section', words: 1, args: ['--delete'] }
  expect(() => optionsOf(form, {})).toThrow(
    new Failure("Unknown option '--delete' (npm run section -- --help lists what there is)."),
  )
})

test('more words than a command takes are refused', () => {
  expect(() => optionsOf({ command: 'section', words: 1, args: ['hero_new', 'and', 'more'] }, {})).toThrow(
    new Failure("Unexpected argument 'and' (npm run section -- --help lists what there is)."),
  )
})

test('an option that npm took for its own is asked for again, since the command would do more without it', () => {
  const form = { command: 'content:push', words: 1, args: ['models'], environment: { npm_config_part: 'true' } }
  const sentence =
    'npm takes --part for its own, unless -- stands before it (npm run content:push -- --help lists what there is).'
  expect(() => optionsOf(form, OPTIONS)).toThrow(new Failure(sentence))
  const given = { ...form, args: ['--part=models'] }
  expect(optionsOf(given, OPTIONS).values.part).toBe('models')
  expect(
    optionsOf({ ...form, environment: { npm_config_dry_run: 'true', npm_config_part: '' } }, OPTIONS).values,
  ).toEqual({})
})

test.each([
  ['after --', { 'dry-run': true }, {}, true],
  ['before --, where npm takes it', {}, { npm_config_dry_run: 'true' }, true],
  ['nowhere', {}, {}, false],
  ['nowhere, and npm says so', {}, { npm_config_dry_run: '' }, false],
  ['nowhere, and the shell says so', {}, { npm_config_dry_run: 'false' }, false],
])('--dry-run %s', (_, options, environment, isDry) => {
  expect(isDryRun(options, environment)).toBe(isDry)
})

const scripts = join(process.cwd(), 'scripts')

/** Npm scripts, and the text of the command that each runs, if that reads its options here. */
const commands = Object.entries(packageFile.scripts).flatMap(([script, line]) => {
  const name = /^node scripts\/run\.mjs (\S+)$/.exec(line)?.[1]
  const text = name === undefined ? '' : readFileSync(join(scripts, `${name}.ts`), 'utf8')
  return /optionsOf\(\s*\{|saysHelp\(/.test(text) ? [[script, text] as const] : []
})

/** Commands that read what they are called with by themselves, and refuse what they don't know. */
const OWN = new Set(['check', 'test', 'test:contract', 'ops', 'bench:one-client', 'bench:mutants'])

test('every command refuses what it doesn’t take, and says what it does', () => {
  const named = Object.entries(packageFile.scripts).filter(([, line]) => line.startsWith('node scripts/run.mjs '))
  const others = named.map(([script]) => script).filter((script) => !script.startsWith('check:'))
  expect(commands.map(([script]) => script).toSorted()).toEqual(others.filter((script) => !OWN.has(script)).toSorted())
})

test.each(commands)('%s is named in its sentences and in its help as it is called', (script, text) => {
  expect(text).toMatch(new RegExp(`optionsOf\\(\\s*\\{ command: '${script}'|saysHelp\\('${script}', HELP\\)`))
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

test.each([
  ['sandbox:reset', 'sandbox-reset.ts'],
  ['env:example', 'env-example.ts'],
])('%s does nothing but say what it does, or what it doesn’t take', (script, file) => {
  const stdout: unknown = expect.stringContaining(`npm run ${script}: `)
  expect(run(file, ['--help'])).toEqual({ status: 0, stdout, stderr: '' })
  const stderr = `Unexpected argument 'now' (npm run ${script} -- --help lists what there is).\n`
  expect(run(file, ['now'])).toEqual({ status: 1, stdout: '', stderr })
})

test.each([
  ['ops.ts', ['flag', 'web-default-annual', 'on'], { npm_config_share: '20' }],
  ['ops.ts', ['purge-all'], { npm_config_site: 'http://10.0.0.7:3000' }],
  ['test.ts', [], { npm_config_without: 'stored-responses' }],
  ['test-contract.ts', ['--against', NOWHERE], { npm_config_service: 'game' }],
])('%s %j does nothing where npm took what narrows it down', (file, args, environment) => {
  const stderr: unknown = expect.stringMatching(/^npm takes --\w+ for its own, unless -- stands before it: .+\n$/)
  expect(run(file, args, environment)).toEqual({ status: 1, stdout: '', stderr })
})

test('a push whose --dry-run npm took for its own sends nothing', () => {
  const { stdout } = run('content-push.ts', ['--part', 'models'], { npm_config_dry_run: 'true' })
  expect(stdout).toMatch(/^What would be sent to /)
})
