import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const lines = readFileSync(join(root, '.github/CODEOWNERS'), 'utf8').split('\n')
const owned = lines.filter((line) => line.startsWith('/')).map((line) => line.split(/\s+/)[0] ?? '')

const foldersIn = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true }).flatMap((each) =>
    each.isDirectory() ? [`/${path}/${each.name}/`] : [],
  )

test('every room of lib has somebody who looks at its changes', () => {
  const rooms = ['content', 'core', 'delivery', 'domains', 'services'].flatMap((each) => foldersIn(`lib/${each}`))
  expect(rooms.filter((room) => !owned.includes(room))).toEqual([])
})

test('nobody is named for a place that is not there', () => {
  expect(owned.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every line names somebody', () => {
  const named = lines.filter((line) => line !== '' && !line.startsWith('#'))
  for (const line of named) expect(line).toMatch(/^\S+(\s+@[\w-]+\/[\w-]+)+$/)
})
