import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('the index lists every decision record once, in order, under its own title and with a status', () => {
  const records = globSync('docs/decisions/[0-9]*.md')
    .toSorted()
    .map((file) => {
      const [, number = '', title = ''] = /^# (\d{3}) · (.+)/.exec(readFileSync(file, 'utf8')) ?? []
      return `${number} ${title} ${basename(file)}`
    })
  const index = readFileSync('docs/decisions/README.md', 'utf8')
  const listed = [...index.matchAll(/^\| (\d{3}) \| \[(.+)\]\((.+)\) \| \S.* \|$/gm)]
  expect(listed.map(([, number = '', title = '', file = '']) => `${number} ${title} ${file}`)).toEqual(records)
})
