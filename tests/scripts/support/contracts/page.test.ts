import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contractNames } from '@/scripts/support/contracts/document.ts'
import { contractPage } from '@/scripts/support/contracts/page.ts'

test.each(contractNames)(
  'docs/contracts/%s.md says what the contract says (`npm run docs:contracts` writes it)',
  (name) => {
    expect(readFileSync(`docs/contracts/${name}.md`, 'utf8')).toBe(contractPage(name))
  },
)

test('a page has each call with its parameters, fields, refusals and examples', () => {
  const page = contractPage('game')
  expect(page).toContain(
    '### signUp\n\nSign the player up. `POST /events/subgroups/signup/{subgroupId}` · with token · changes something.',
  )
  expect(page).toContain('| `subgroupId` | path |')
  expect(page).toContain('| `event.restricted` | Only invited players may join | `restricted` |')
  expect(page).toContain('| `eventSubgroups` | a list of [Subgroup](#subgroup) | yes |')
  expect(page).toMatch(/### Subgroup\n/)
})
