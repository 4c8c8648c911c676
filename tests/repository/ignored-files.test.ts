import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The files of secrets that a list names. */
const environments = (list: string) =>
  readFileSync(join(import.meta.dirname, '../..', list), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('.env'))

test('no file of secrets that Git ignores is copied into an image', () => {
  expect(environments('.gitignore')).toContain('.env')
  expect(environments('.dockerignore').toSorted()).toEqual(environments('.gitignore').toSorted())
})
