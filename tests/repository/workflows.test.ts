import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

test('the workflow of every change runs the program that decides here, too', () => {
  expect(read('.github/workflows/ci.yml')).toContain('bash .ci/run')
})

test.each(['.github/workflows/ci.yml', '.github/workflows/versions.yml', 'CONTRIBUTING.md', 'docs/upgrading.md'])(
  '%s calls only npm scripts that there are',
  (path) => {
    const called = [...read(path).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(called.filter((name) => !(name in scripts))).toEqual([])
  },
)

test.each(['.github/workflows/ci.yml', '.github/workflows/versions.yml'])('%s may only read', (path) => {
  expect(read(path)).toContain('permissions:\n  contents: read\n')
})

test('every npm script that runs a program of ours names one that there is', () => {
  const programs = Object.values(scripts).flatMap((line) => /^node scripts\/run\.mjs ([\w-]+)/.exec(line)?.[1] ?? [])
  expect(programs.length).toBeGreaterThan(20)
  expect(programs.filter((name) => !existsSync(join(root, `scripts/${name}.ts`)))).toEqual([])
})

test.each(['renovate.json', '.devcontainer/devcontainer.json'])('%s is valid JSON', (path) => {
  expect(() => void JSON.parse(read(path))).not.toThrow()
})
