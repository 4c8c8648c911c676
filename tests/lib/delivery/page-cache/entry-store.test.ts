import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import * as promises from 'node:fs/promises'
import { join } from 'node:path'
import { serialize } from 'node:v8'
import { beforeEach, expect, test, vi } from 'vitest'
import { siteLog } from '@/lib/core/server/logging/logger'
import { EntryStore } from '@/lib/delivery/page-cache/entry-store'
import { folderSize } from '@/e2e/support/folder-size'
import { temporaryFolder } from '../../../support/temporary-folder'

vi.mock('node:fs/promises', { spy: true })
vi.mock('node:fs', { spy: true })

type Text = { text: string }

const ROOMY = { bytes: 1_000_000, entries: 100 }
const long: Text = { text: 'x'.repeat(1000) }

const isText = (value: object): value is Text => 'text' in value

const open = (directory: string, ceiling = ROOMY) => new EntryStore(directory, ceiling, isText)

const folder = () => join(temporaryFolder(), 'not/there/yet')

beforeEach(() => void vi.spyOn(siteLog(), 'warn').mockReturnValue())

/** A fault is logged once a minute: some hours from now it is whatever another test's was. */
const later = (hours: number) => vi.spyOn(performance, 'now').mockReturnValue(performance.now() + hours * 3_600_000)

test('what was kept is there after a restart, buffers and maps included', async () => {
  const directory = folder()
  const entry = { rscData: Buffer.from('flight'), segments: new Map([['/_tree', Buffer.from('part')]]), at: 7 }
  const isEntry = (value: object): value is typeof entry => 'rscData' in value
  await new EntryStore(directory, ROOMY, isEntry).write('/plans', entry)
  const read = await new EntryStore(directory, ROOMY, isEntry).read('/plans')
  expect(read).toEqual(entry)
  expect(read?.rscData).toBeInstanceOf(Buffer)
})

test('an address of any length and form is a key like any other', async () => {
  const store = open(folder())
  for (const key of ['/'.repeat(5000), '/../../../etc/passwd', '/山道\0']) {
    await store.write(key, { text: key })
    await expect(store.read(key)).resolves.toEqual({ text: key })
  }
  await expect(store.read('/other')).resolves.toBeUndefined()
})

test('what was never kept costs no look at the disk', async () => {
  const store = open(folder())
  await store.write('/plans', long)
  vi.mocked(promises.readFile).mockClear()
  await expect(store.read('/made-up')).resolves.toBeUndefined()
  expect(promises.readFile).not.toHaveBeenCalled()
  await expect(store.read('/plans')).resolves.toEqual(long)
})

test.each([
  ['entries', { bytes: 1_000_000, entries: 3 }],
  ['bytes', { bytes: 3500, entries: 100 }],
])('above its ceiling of %s the least recently used go, from the disk too', async (_, ceiling) => {
  const directory = folder()
  const store = open(directory, ceiling)
  for (const key of ['/a', '/b', '/c']) await store.write(key, long)
  await store.read('/a')
  store.touch('/b')
  await store.write('/d', long)
  await expect.poll(() => readdirSync(directory).length).toBe(3)
  await expect(store.read('/c')).resolves.toBeUndefined()
  for (const key of ['/a', '/b', '/d']) await expect(store.read(key)).resolves.toBeDefined()
})

test('a thousand entries take no more room than the ceiling says', async () => {
  const directory = folder()
  const store = open(directory, { bytes: 20_000, entries: 100 })
  for (let index = 0; index < 1000; index += 1) await store.write(`/${index}`, long)
  await expect.poll(() => folderSize(directory).bytes).toBeLessThanOrEqual(20_000)
})

test('what an earlier process left counts, the oldest first', async () => {
  const directory = folder()
  const before = open(directory)
  const seen = new Set<string>()
  for (const [index, key] of ['/b', '/a', '/c'].entries()) {
    await before.write(key, long)
    const newest = readdirSync(directory).find((name) => !seen.has(name)) ?? ''
    seen.add(newest)
    await promises.utimes(join(directory, newest), index, index)
  }
  const after = open(directory, { bytes: 1_000_000, entries: 2 })
  await expect.poll(() => readdirSync(directory).length).toBe(2)
  await expect(after.read('/b')).resolves.toBeUndefined()
  await expect(after.read('/c')).resolves.toBeDefined()
})

test('an entry that is larger than all there is room for is not kept', async () => {
  const directory = folder()
  const store = open(directory, { bytes: 500, entries: 10 })
  await store.write('/large', long)
  await expect(store.read('/large')).resolves.toBeUndefined()
})

test('what a killed process was writing is dropped, and a broken file is no entry', async () => {
  const directory = folder()
  await open(directory).write('/plans', long)
  const [name = ''] = readdirSync(directory)
  writeFileSync(join(directory, `${name}.half.tmp`), 'half')
  writeFileSync(join(directory, name), 'broken')
  const after = open(directory)
  expect(readdirSync(directory)).toEqual([name])
  await expect(after.read('/plans')).resolves.toBeUndefined()
  expect(readdirSync(directory)).toEqual([])
})

test('a leftover that can’t be removed, or goes at that moment, keeps the store from nothing', async () => {
  const directory = folder()
  await open(directory).write('/plans', long)
  const [name = ''] = readdirSync(directory)
  writeFileSync(join(directory, `${name}.half.tmp`), 'half')
  vi.mocked(rmSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('read-only file system'), { code: 'EROFS' })
  })
  symlinkSync(join(directory, 'gone'), join(directory, 'dangling'))
  const after = open(directory)
  await expect(after.read('/plans')).resolves.toEqual(long)
  expect(siteLog().warn).toHaveBeenCalled()
})

test('a full disk costs the entry and a warning; what was there stays, and nothing is left half written', async () => {
  const directory = folder()
  const store = open(directory)
  await store.write('/plans', { text: 'old' })
  vi.mocked(promises.writeFile).mockImplementation(async (path) => {
    writeFileSync(path as string, 'half')
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  })
  for (const text of ['new', 'newer']) await store.write('/plans', { text })
  await store.write('/about', { text: 'new' })
  vi.mocked(promises.writeFile).mockRestore()
  await expect(store.read('/plans')).resolves.toEqual({ text: 'old' })
  await expect(store.read('/about')).resolves.toBeUndefined()
  expect(readdirSync(directory)).toHaveLength(1)
  expect(siteLog().warn).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: expect.stringContaining('no space left on device') }) },
    'page cache can’t be written',
  )
})

test('a folder that can’t be made is a store without entries', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  const store = open(join(file, 'below'))
  await store.write('/plans', { text: 'new' })
  await expect(store.read('/plans')).resolves.toBeUndefined()
  await store.remove('/plans')
})

test('an entry that is replaced by a longer one stays', async () => {
  const directory = folder()
  const store = open(directory)
  await store.write('/plans', { text: 'old' })
  vi.mocked(promises.rm).mockClear()
  await store.write('/plans', long)
  expect(promises.rm).not.toHaveBeenCalled()
  await expect(store.read('/plans')).resolves.toEqual(long)
})

test.each([
  ['for another key', { key: '/other', entry: long }],
  ['of another shape', { key: '/plans', entry: { other: 1 } }],
  ['without an entry', { key: '/plans', entry: null }],
])('a file %s is no entry', async (_, content) => {
  const directory = folder()
  const store = open(directory)
  await store.write('/plans', long)
  const [name = ''] = readdirSync(directory)
  writeFileSync(join(directory, name), serialize(content))
  await expect(store.read('/plans')).resolves.toBeUndefined()
})

test.each([
  ['is missing at that moment, as while another writes it, stays', 'ENOENT', long],
  ['can’t be read goes', 'EIO', undefined],
])('an entry whose file %s', async (_, code, after) => {
  const store = open(folder())
  await store.write('/plans', long)
  vi.mocked(promises.readFile).mockRejectedValueOnce(Object.assign(new Error('not read'), { code }))
  await expect(store.read('/plans')).resolves.toBeUndefined()
  await expect(store.read('/plans')).resolves.toEqual(after)
})

test('an entry may fill all the room, and one that is larger never comes to the disk', async () => {
  const { length } = serialize({ key: '/plans', entry: long })
  const directory = folder()
  await open(directory, { bytes: length - 1, entries: 10 }).write('/plans', long)
  expect(existsSync(directory)).toBe(false)
  const store = open(directory, { bytes: length, entries: 10 })
  await store.write('/plans', long)
  await expect(store.read('/plans')).resolves.toEqual(long)
})

test('what an earlier process left counts by its bytes, too', async () => {
  const directory = folder()
  for (const key of ['/a', '/b', '/c']) await open(directory).write(key, long)
  open(directory, { bytes: 2500, entries: 10 })
  await expect.poll(() => readdirSync(directory).length).toBe(2)
})

test('what is not there is not removed from the disk, and a file that is gone is no fault', async () => {
  const directory = folder()
  const store = open(directory)
  await store.write('/plans', long)
  vi.mocked(promises.rm).mockClear()
  await store.remove('/made-up')
  expect(promises.rm).not.toHaveBeenCalled()
  for (const name of readdirSync(directory)) rmSync(join(directory, name))
  later(1)
  await store.remove('/plans')
  expect(siteLog().warn).not.toHaveBeenCalled()
})

test('a file that can’t be removed is told of in the log', async () => {
  const store = open(folder())
  await store.write('/plans', long)
  const err = new Error('read-only file system')
  vi.mocked(promises.rm).mockRejectedValueOnce(err)
  later(2)
  await store.remove('/plans')
  expect(siteLog().warn).toHaveBeenCalledExactlyOnceWith({ err }, expect.any(String))
})

test('a removed entry is gone, also after a restart', async () => {
  const directory = folder()
  const store = open(directory)
  await store.write('/plans', { text: 'new' })
  await store.remove('/plans')
  await expect(open(directory).read('/plans')).resolves.toBeUndefined()
})
