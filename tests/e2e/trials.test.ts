import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Modules that start sites of a test's own, and the one that lists every page. */
const OF_TRIALS = /support\/(?:own-site|own-programs|instances|site-behind-front|packed-site)\.ts'|pagesOfSitemaps/

test('what starts sites of its own, or goes through every page, is a trial (decision 074)', () => {
  const others = globSync('e2e/*.spec.ts', { cwd: root })
  expect(others.length).toBeGreaterThan(50)
  expect(others.filter((path) => OF_TRIALS.test(read(path)))).toEqual([])
})

test('CI runs trials and sweeps with everything else', () => {
  expect(read('.ci/run')).toMatch(/npm test --silent -- all$/m)
})
