import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { missingOf, testsNamedIn } from './support/named-tests'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const [, table = ''] = read('docs/adding-an-upstream-call.md').split('\n## Faults of the services')
const rows = [...table.matchAll(/^\| (.+?) \| (.+?) \| (`.+) \|$/gm)].map(([, what = '', , shown = '']) => ({
  what,
  shown,
}))

test('each test that the table of faults names is there', () => {
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.flatMap(({ shown }) => testsNamedIn(shown)).flatMap(missingOf)).toEqual([])
})

test('every native form and file of a player is in a row', () => {
  const routes = globSync('app/api/**/route.{ts,tsx}', { cwd: root }).filter((file) =>
    /\bforMember(?:Form|File)\(/.test(read(file)),
  )
  expect(routes.length).toBeGreaterThan(8)
  const named = new Set(
    rows.flatMap(({ what }) => [...what.matchAll(/`(api\/[\w/-]+)`/g)].map(([, path = '']) => path)),
  )
  expect([...named].toSorted()).toEqual(routes.map((file) => file.replace(/^app\/|\/route\.tsx?$/g, '')).toSorted())
})
