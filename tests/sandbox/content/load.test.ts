import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { loadDocuments, loadDocumentsOnce } from '@/sandbox/content/load.ts'

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const settings = { 'settings.en-us.yaml': 'data:\n  title: !rich "# Hills *again*"\n  count: 2\n' }

test('the first sandbox keeps the documents for the others, which read the same without the files', () => {
  const kept = join(folderWith({}), 'kept.json')
  const documents = loadDocumentsOnce(folderWith(settings), kept)
  expect(documents).toEqual(loadDocuments(folderWith(settings)))
  expect(loadDocumentsOnce(folderWith({}), kept)).toEqual(documents)
  expect(readdirSync(join(kept, '..')), 'no half-written file').toEqual(['kept.json'])
})

test('documents that can’t be served are not kept', () => {
  const kept = join(folderWith({}), 'kept.json')
  const load = () => loadDocumentsOnce(folderWith({ 'settings.en-us.yaml': 'date: {}\n' }), kept)
  expect(load).toThrow('settings.en-us.yaml, line 1')
  expect(load).toThrow('settings.en-us.yaml, line 1')
})
