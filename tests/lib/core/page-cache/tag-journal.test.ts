import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { TagJournal } from '@/lib/core/page-cache/tag-journal'

const HOUR = 3_600_000

function journalFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'not/there/yet.json')
}

test('what was invalidated is known after a restart', () => {
  const file = journalFile()
  new TagJournal(file).record(['doc:a'], 0)
  new TagJournal(file).record(['doc:b'], HOUR)
  expect(new TagJournal(file).recent(HOUR)).toEqual(['doc:a', 'doc:b'])
})

test('after two hours it no longer matters', () => {
  const journal = new TagJournal(journalFile())
  journal.record(['doc:a'], 0)
  expect(journal.recent(2 * HOUR - 1)).toEqual(['doc:a'])
  expect(journal.recent(2 * HOUR)).toEqual([])
})

test('without its file, or with a broken one, there is nothing to know', () => {
  const file = journalFile()
  const journal = new TagJournal(file)
  expect(journal.recent(0)).toEqual([])
  journal.record(['doc:a'], 0)
  writeFileSync(file, '{"doc:a":')
  expect(journal.recent(0)).toEqual([])
  journal.record(['doc:b'], 0)
  expect(journal.recent(0)).toEqual(['doc:b'])
})
