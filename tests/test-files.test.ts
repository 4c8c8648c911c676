import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../vitest.config'

const root = join(import.meta.dirname, '..')

test('every test file belongs to exactly one project, so that none is forgotten', () => {
  const projects = config.test?.projects ?? []
  const listed = projects.flatMap((each) =>
    typeof each === 'object' && 'test' in each ? (each.test?.include ?? []) : [],
  )
  const files = globSync('tests/**/*.test.{ts,tsx}', { cwd: root })
  const plain = listed.map((path) => path.replaceAll('\\', ''))
  expect(plain.toSorted()).toEqual(files.toSorted())
})
