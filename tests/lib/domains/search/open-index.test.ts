import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openIndex } from '@/lib/domains/search/open-index'
import { temporaryFolder } from '@/tests/support/temporary-folder'

const item = {
  key: 'ride',
  version: '1',
  entries: [{ kind: 'page', locale: 'en', title: 'Ride', text: '', place: { type: 'page', uid: 'ride' } }],
} as const

function opened(path: string, failure?: unknown) {
  const index = openIndex(path, failure)
  onTestFinished(() => index.close())
  return index
}

test('what the index knows outlives its process', () => {
  const path = join(temporaryFolder(), 'below', 'search.sqlite')
  const first = openIndex(path)
  first.put('content', [item])
  first.setState('content', 'ref-1')
  first.close()
  const second = opened(path)
  expect(second.stateOf('content')).toBe('ref-1')
  expect([...second.versionsOf('content')]).toEqual([['ride', '1']])
})

test('a file that is no index is replaced by an empty one', () => {
  const path = join(temporaryFolder(), 'search.sqlite')
  writeFileSync(path, 'not a database, but long enough to be taken for one'.repeat(100))
  const index = opened(path)
  index.put('content', [item])
  expect(index.versionsOf('content').size).toBe(1)
})

test('an index that was stored differently is made anew', () => {
  const path = join(temporaryFolder(), 'search.sqlite')
  openIndex(path).close()
  const database = new DatabaseSync(path)
  database.exec('PRAGMA user_version = 99')
  database.close()
  expect(opened(path).stateOf('content')).toBeUndefined()
})

test('an index that failed in use is made anew', () => {
  const path = join(temporaryFolder(), 'search.sqlite')
  const first = openIndex(path)
  first.put('content', [item])
  first.close()
  expect(opened(path, new Error('malformed')).versionsOf('content').size).toBe(0)
})

test('a second process beside the first has an index of its own', () => {
  const path = join(temporaryFolder(), 'search.sqlite')
  const first = opened(path)
  const second = opened(path)
  first.put('content', [item])
  second.put('content', [{ ...item, key: 'run' }])
  expect([...first.versionsOf('content').keys()]).toEqual(['ride'])
  expect([...second.versionsOf('content').keys()]).toEqual(['run'])
})

test('without a folder to write to the index is in memory', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'file'), '')
  const index = opened(join(folder, 'file', 'search.sqlite'))
  index.put('content', [item])
  expect(index.versionsOf('content').size).toBe(1)
})
