import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How long something takes, or how large it is. */
const FIGURE = /\d ?(?:ms|µs|KB|KiB|MB|MiB|GB|Mbit\/s)(?![\w-])/
const FILE = /`([\w./[\]-]+\.tsx?)`/g

/** Its figures are those of `lib/core/limits.ts`, which it says first, and what they add up to. */
const OF_THE_LIMITS = 'docs/decisions/034-admission.md'

const sources = globSync('{app,bench,components,e2e,lib,scripts,slices,tests}/**/*.{ts,tsx}')
const isThere = (name: string) => sources.some((path) => path === name || path.endsWith(`/${name}`))

/** What of a text says how long or how large something is, and not by which program or file. */
const unfounded = (text: string) =>
  text
    .split(/\n\s*\n|\n(?=- |\d+\. |\|)/)
    .filter((paragraph) => FIGURE.test(paragraph))
    .filter((paragraph) => [...paragraph.matchAll(FILE)].every(([, name = '']) => !isThere(name)))

test.each([
  ['The whole carousel is 1.6 KB.', 1],
  ['The whole carousel is 1.6 KB (`bench/no-such-program.ts`).', 1],
  ['The whole carousel is 1.6 KB (`bench/script-budget.ts`).', 0],
  ['- It takes 12 ms.\n- It is measured by `bench/livez.ts`.', 1],
  ['The next call goes 100 ms later (`upstream-pace.ts`).', 0],
  ['It was opened 3 times in 20 seconds, on port 4010.', 0],
])('“%s” has %i figures that nobody can check', (text, count) => {
  expect(unfounded(text)).toHaveLength(count)
})

test('a figure of time or size in a record names the program that takes it, or the file that sets it', () => {
  const records = globSync('docs/decisions/*.md').filter((file) => file !== OF_THE_LIMITS)
  expect(records.length).toBeGreaterThan(30)
  expect(records.flatMap((file) => unfounded(readFileSync(file, 'utf8')).map((each) => [file, each]))).toEqual([])
})
