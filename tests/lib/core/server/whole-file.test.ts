import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as fs from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { PersistedFile } from '@/lib/core/server/persisted-file'
import { sweepDrafts, TEMPORARY, writeWhole, writeWholeAsync } from '@/lib/core/server/whole-file'
import { TagJournal } from '@/lib/delivery/page-cache/tag-journal'
import { temporaryFolder } from '../../../support/temporary-folder'

vi.mock('node:fs', { spy: true })
vi.mock('node:fs/promises', { spy: true })

/** A disk that is full after some bytes. */
function fillDisk(): void {
  vi.mocked(fs.writeFileSync).mockImplementationOnce((path) => {
    fs.closeSync(fs.openSync(path as string, 'w'))
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
}

const writers: [string, (path: string, text: string) => unknown][] = [
  ['a file', writeWhole],
  ['a value', (path, text) => new PersistedFile(path, z.string()).write(text)],
  ['the journal', (path, text) => new TagJournal(path).record([text], 1000)],
]

test.each(writers)('%s that a full disk does not take leaves the former one and nothing half written', (_, write) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const folder = temporaryFolder()
  const path = join(folder, 'kept.json')
  write(path, 'former')
  const before = readFileSync(path, 'utf8')
  fillDisk()
  try {
    write(path, 'new')
  } catch {}
  expect(readdirSync(folder)).toEqual(['kept.json'])
  expect(readFileSync(path, 'utf8')).toBe(before)
})

test('a folder that can’t be made is told of, and nothing else is thrown', () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(() => writeWhole(join(file, 'below.json'), '{}')).toThrow(expect.objectContaining({ code: 'EEXIST' }))
  expect(new PersistedFile(join(file, 'below.json'), z.string()).write('text')).toBe(false)
  expect(new PersistedFile(join(file, 'below.json'), z.string()).remove()).toBe(false)
})

test('what processes that have ended were writing goes at the start; what another is writing stays, and so does all else', () => {
  const folder = temporaryFolder()
  const ended = 2 ** 22 + 1 // no process of Linux has a higher number than 2^22
  const [alive, own] = [process.ppid, process.pid]
  const names = [
    `a.json.${ended}.tmp`,
    `b.json.${own}.tmp`,
    'c.json.tmp',
    `d.json.${alive}.tmp`,
    'e.json',
    'f.tmp',
    'g.json.tmp.old',
  ]
  for (const name of names) writeFileSync(join(folder, name), 'half')
  sweepDrafts(folder)
  expect(readdirSync(folder).toSorted()).toEqual([`d.json.${alive}.tmp`, 'e.json', 'f.tmp', 'g.json.tmp.old'])
  sweepDrafts(join(folder, 'not there'))
})

test('a draft of a process of somebody else, which may not be asked, stays', () => {
  const folder = temporaryFolder()
  for (const name of ['a.json.7.tmp', 'b.json.8.tmp']) writeFileSync(join(folder, name), 'half')
  vi.spyOn(process, 'kill').mockImplementation((id) => {
    throw Object.assign(new Error('no'), { code: id === 7 ? 'EPERM' : 'ESRCH' })
  })
  sweepDrafts(folder)
  expect(readdirSync(folder)).toEqual(['a.json.7.tmp'])
})

test('a draft that can’t be removed stops no start', () => {
  const folder = temporaryFolder()
  fs.mkdirSync(join(folder, 'a.json.tmp'))
  expect(() => sweepDrafts(folder)).not.toThrow()
})

test('of several that write the same file at the same time each writes a whole one', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'deep', 'page.bin')
  await Promise.all(['one', 'two', 'three'].map((text) => writeWholeAsync(path, Buffer.from(text))))
  expect(readdirSync(join(folder, 'deep'))).toEqual(['page.bin'])
  expect(['one', 'two', 'three']).toContain(readFileSync(path, 'utf8'))
  const drafts = vi.mocked(rename).mock.calls.map(([draft]) => String(draft))
  expect(new Set(drafts).size).toBe(3)
  for (const draft of drafts) expect(draft.startsWith(`${path}.`) && draft.endsWith('.tmp')).toBe(true)
  expect(TEMPORARY).toBe('.tmp')
})

test('what can’t be written whole is told of, and leaves nothing', async () => {
  const folder = temporaryFolder()
  fs.mkdirSync(join(folder, 'page.bin', 'below'), { recursive: true })
  await expect(writeWholeAsync(join(folder, 'page.bin'), Buffer.from('text'))).rejects.toThrow(
    /EISDIR|ENOTEMPTY|EEXIST/,
  )
  expect(readdirSync(folder)).toEqual(['page.bin'])
  vi.mocked(rename).mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  await expect(writeWholeAsync(join(folder, 'other.bin'), Buffer.from('text'))).rejects.toThrow('full')
  expect(readdirSync(folder)).toEqual(['page.bin'])
})
