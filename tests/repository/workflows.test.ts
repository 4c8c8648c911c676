import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`)

const workflowSchema = z.object({
  permissions: z.object({ contents: z.literal('read') }),
  jobs: z.record(
    z.string(),
    z.object({
      uses: z.string().optional(),
      needs: z.string().optional(),
      'runs-on': z.string().optional(),
      'timeout-minutes': z.number().optional(),
      permissions: z.record(z.string(), z.string()).optional(),
      strategy: z.object({ matrix: z.object({ runner: z.array(z.string()) }) }).optional(),
      steps: z.array(z.object({ uses: z.string().optional(), run: z.string().optional() })).optional(),
    }),
  ),
})
const jobsOf = (path: string) => workflowSchema.parse(parse(read(path))).jobs
const commandsOf = (steps: readonly { run?: string | undefined }[] = []) => steps.flatMap(({ run }) => run ?? [])

test('the workflow of every change runs the program that decides here, too', () => {
  expect(read('.github/workflows/ci.yml')).toContain('bash .ci/run')
})

test.each([...workflows, 'CONTRIBUTING.md', 'docs/upgrading.md'])(
  '%s calls only npm scripts that there are',
  (path) => {
    const called = [...read(path).matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name)
    expect(called.filter((name) => !(name in scripts))).toEqual([])
  },
)

/** Jobs that may do more than read. */
const WRITING = new Map([['release.yml release', { contents: 'write' }]])

test.each(workflows)('%s may only read, but for the job that publishes a release', (path) => {
  const more = Object.entries(jobsOf(path)).filter(([, { permissions }]) => permissions !== undefined)
  for (const [name, { permissions }] of more) expect(WRITING.get(`${basename(path)} ${name}`)).toEqual(permissions)
})

test.each(workflows)('%s has no job that can hang for hours', (path) => {
  const own = Object.entries(jobsOf(path)).filter(([, { uses }]) => uses === undefined)
  expect(own.filter(([, job]) => job['timeout-minutes'] === undefined)).toEqual([])
})

test.each(workflows)('%s puts nothing that a stranger writes into a command', (path) => {
  const commands = Object.values(jobsOf(path)).flatMap(({ steps }) => commandsOf(steps))
  expect(commands.filter((command) => command.includes('${{'))).toEqual([])
})

test('a change is tried on both architectures of Linux, and builds on macOS and Windows', () => {
  const runners = Object.values(jobsOf('.github/workflows/ci.yml')).flatMap(
    ({ strategy }) => strategy?.matrix.runner ?? [],
  )
  for (const name of [/^ubuntu-[\d.]+$/, /^ubuntu-.+-arm$/, /^macos-\d+$/, /^macos-.+-intel$/, /^windows-/])
    expect(runners).toContainEqual(expect.stringMatching(name))
})

test('a release waits for everything that a change has to pass, and has its licences and its list of packages', () => {
  const { everything, release } = jobsOf('.github/workflows/release.yml')
  expect(everything?.uses).toBe('./.github/workflows/ci.yml')
  expect(release?.needs).toBe('everything')
  const commands = commandsOf(release?.steps).join('\n')
  for (const command of [
    'npm run --silent licences',
    'npm sbom',
    'npm run deploy:pack',
    'npm run --silent release:notes',
  ])
    expect(commands).toContain(command)
})

test('a wrong tag, a licence nobody looked at and a known weakness stop a release before everything runs, as CONTRIBUTING.md says', () => {
  const { quick, everything } = jobsOf('.github/workflows/release.yml')
  expect(everything?.needs).toBe('quick')
  const audit = 'npm audit --omit=dev --audit-level=high'
  expect(commandsOf(quick?.steps)).toEqual(
    expect.arrayContaining(['npm run --silent release:notes -- "$TAG"', 'npm run --silent licences', audit]),
  )
  expect(read('CONTRIBUTING.md')).toContain(audit)
})

test('every npm script that runs a program of ours names one that there is', () => {
  const programs = Object.values(scripts).flatMap((line) => /^node scripts\/run\.mjs ([\w-]+)/.exec(line)?.[1] ?? [])
  expect(programs.length).toBeGreaterThan(20)
  expect(programs.filter((name) => !existsSync(join(root, `scripts/${name}.ts`)))).toEqual([])
})

test('a team that upgrades is told every command that writes files from other files', () => {
  const programs = readdirSync(join(root, 'scripts')).filter((name) => name.endsWith('.ts'))
  const writing = programs.flatMap(
    (name) => /^\/\/ usage: npm run ([\w:-]+)\. Writes /.exec(read(`scripts/${name}`))?.[1] ?? [],
  )
  expect(writing).toEqual(expect.arrayContaining(['docs:api', 'env:example', 'models', 'theme']))
  const [, step = ''] = /^3\. (.*?)^4\. /ms.exec(read('docs/upgrading.md')) ?? []
  expect(writing.filter((name) => !step.includes(`\`npm run ${name}\``))).toEqual([])
})

test('renovate.json is valid JSON, and names every package of Node together', () => {
  const { packageRules } = z
    .object({
      packageRules: z.array(z.object({ groupName: z.string(), matchPackageNames: z.array(z.string()).optional() })),
    })
    .parse(JSON.parse(read('renovate.json')))
  const { optionalDependencies } = z
    .object({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  const together = packageRules.find(({ groupName }) => groupName === 'node')?.matchPackageNames
  expect(together).toEqual(expect.arrayContaining(Object.keys(optionalDependencies)))
})
