import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { siteLog } from '@/lib/core/server/logging/logger'
import { TagJournal } from '@/lib/delivery/page-cache/tag-journal'
import { temporaryFolder } from '../../../support/temporary-folder'

const journalFile = () => join(temporaryFolder(), 'not/there/yet.json')

beforeEach(() => void vi.spyOn(siteLog(), 'warn').mockReturnValue())

test('what was invalidated is known after a restart, with its time, however long ago', () => {
  const file = journalFile()
  new TagJournal(file).record(['doc:a', 'doc:b'], 1000)
  new TagJournal(file).record(['doc:b'], 2000)
  const journal = new TagJournal(file, { now: Date.parse('2100-01-01T00:00:00Z') })
  expect([...journal.tags]).toEqual([
    ['doc:a', 1000],
    ['doc:b', 2000],
  ])
  expect(journal.completeSince).toBe(0)
})

test('times in the future are brought back to now: they are of a clock that ran ahead', () => {
  const file = journalFile()
  const before = new TagJournal(file, { limit: 1 })
  before.record(['doc:a'], 8000)
  before.record(['doc:b'], 9000)
  const journal = new TagJournal(file, { now: 5000 })
  expect([[...journal.tags], journal.completeSince]).toEqual([[['doc:b', 5000]], 5000])
})

test('it remembers so many tags, and says how far back it is complete', () => {
  const file = journalFile()
  const journal = new TagJournal(file, { limit: 2 })
  for (const [index, tag] of ['doc:a', 'doc:b', 'doc:c', 'doc:b'].entries()) journal.record([tag], 1000 + index)
  for (const each of [journal, new TagJournal(file)]) {
    expect([...each.tags.keys()]).toEqual(['doc:c', 'doc:b'])
    expect(each.completeSince).toBe(1000)
  }
})

test('without its file nothing was ever invalidated; after a broken one anything may have been', () => {
  const file = journalFile()
  expect(new TagJournal(file, { now: 5000 }).completeSince).toBe(0)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '{"doc:a":')
  const journal = new TagJournal(file, { now: 5000 })
  expect([journal.tags.size, journal.completeSince]).toEqual([0, 5000])
})

test('a file that can’t be read may say anything', () => {
  const folder = temporaryFolder()
  expect(new TagJournal(folder, { now: 5000 }).completeSince).toBe(5000)
})

test('without a place for a file nothing is written, and nothing was invalidated before', () => {
  const journal = new TagJournal(undefined, { now: 5000 })
  expect([[...journal.tags], journal.completeSince]).toEqual([[], 0])
  journal.record(['doc:a'], 6000)
  expect(journal.tags.get('doc:a')).toBe(6000)
  expect(siteLog().warn).not.toHaveBeenCalled()
})

test('where the disk can’t be written, what was invalidated is known to this process', () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  const journal = new TagJournal(join(file, 'below.json'))
  journal.record(['doc:a'], 1000)
  expect(journal.tags.get('doc:a')).toBe(1000)
  expect(siteLog().warn).toHaveBeenCalledOnce()
})
