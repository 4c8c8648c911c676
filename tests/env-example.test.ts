import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withDefaults } from '@/lib/core/server/env-schema'
import { documentedVariables } from '../scripts/support/build-stamp'

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')

test('documents every variable that has a default', () => {
  expect(documentedVariables(example)).toEqual(expect.arrayContaining(Object.keys(withDefaults({}))))
})

test('says of each address in a comment what it derives to', () => {
  const derived = [...example.matchAll(/^# ([A-Z_]+)=(http.+)$/gm)]
  const defaults = withDefaults({ PORT: '3000', SANDBOX_PORT: '4010' })
  expect(derived.length).toBeGreaterThan(0)
  for (const [, name = '', value] of derived) expect(defaults[name]).toBe(value)
})
