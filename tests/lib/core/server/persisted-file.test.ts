import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { PersistedFile } from '@/lib/core/server/persisted-file'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'persisted-file-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('what is kept is read, and gone when it is removed', () => {
  const file = new PersistedFile(join(folder, 'deep/value.json'), z.number())
  expect(file.write(7)).toBe(true)
  expect(file.read()).toBe(7)
  expect([file.remove(), file.remove()]).toEqual([true, true])
  expect(file.read()).toBeUndefined()
})

test('a disk in disorder costs what was kept, and no page', () => {
  writeFileSync(join(folder, 'deep'), 'a file where a folder should be')
  const file = new PersistedFile(join(folder, 'deep/value.json'), z.number())
  expect([file.write(7), file.read(), file.remove()]).toEqual([false, undefined, false])
})
