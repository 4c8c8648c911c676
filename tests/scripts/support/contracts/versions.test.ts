import { expect, test } from 'vitest'
import { contentOf, readVersions, withPresent } from '@/scripts/support/contracts/versions.ts'

test('the present version of each contract is recorded (`npm run docs:contracts` does it)', () => {
  expect(withPresent(readVersions())).toEqual(readVersions())
})

const changed = (version: string) => (name: string) => {
  const content = Object(contentOf(name)) as { info: object }
  return name === 'chat' ? { ...content, info: { ...content.info, version }, tags: [] } : content
}

test('a contract that has changed needs another version, and keeps those it had', () => {
  const { chat = {} } = readVersions()
  const [version = ''] = Object.keys(chat).slice(-1)
  expect(() => withPresent(readVersions(), changed(version))).toThrow(
    `chat.yaml says something else, and is still version ${version}`,
  )
  expect(withPresent(readVersions(), changed('9.0.0')).chat).toEqual({
    ...chat,
    '9.0.0': expect.stringMatching(/^[\da-f]{16}$/),
  })
})
