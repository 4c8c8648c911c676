import { readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { KeptSizes } from '@/lib/core/server/pictures/kept-sizes'
import { temporaryFolder } from '@/tests/support/temporary-folder'

const bytes = (length: number) => Buffer.alloc(length, 1)

test('a size that is kept is there, also for the next process', async () => {
  const folder = temporaryFolder()
  const sizes = new KeptSizes(folder, 100)
  expect(await sizes.find('a')).toBeUndefined()
  await sizes.keep('a', bytes(10))
  expect(await sizes.find('a')).toEqual(bytes(10))
  expect(await new KeptSizes(folder, 100).find('a')).toEqual(bytes(10))
})

test('the folder never holds more than it may: what was shown longest ago goes', async () => {
  const folder = temporaryFolder()
  const sizes = new KeptSizes(folder, 100)
  for (const name of ['a', 'b']) await sizes.keep(name, bytes(40))
  await sizes.find('a')
  await sizes.keep('c', bytes(40))
  await expect.poll(() => readdirSync(folder).toSorted()).toEqual(['a', 'c'])
  await sizes.keep('huge', bytes(101))
  await expect.poll(() => readdirSync(folder)).not.toContain('huge')
})

test('a smaller folder than before is made so at the start, and what was left half written goes', async () => {
  const folder = temporaryFolder()
  for (const name of ['a', 'b', 'c']) writeFileSync(join(folder, name), bytes(40))
  writeFileSync(join(folder, 'd.tmp'), bytes(40))
  await new KeptSizes(folder, 100).find('x')
  await expect.poll(() => readdirSync(folder)).toHaveLength(2)
  expect(readdirSync(folder)).not.toContain('d.tmp')
})

test('a file that somebody removed is made again', async () => {
  const folder = temporaryFolder()
  const sizes = new KeptSizes(folder, 100)
  await sizes.keep('a', bytes(10))
  rmSync(join(folder, 'a'))
  expect(await sizes.find('a')).toBeUndefined()
})

test('a disk that takes nothing costs nothing but time', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const folder = join(temporaryFolder(), 'a')
  writeFileSync(folder, 'a file')
  const sizes = new KeptSizes(folder, 100)
  await sizes.keep('a', bytes(10))
  expect(await sizes.find('a')).toBeUndefined()
  expect(warn).toHaveBeenCalledOnce()
})

test('at the start what was kept longest ago goes, whatever its name', async () => {
  const folder = temporaryFolder()
  for (const [at, name] of ['c', 'a', 'b'].entries()) {
    writeFileSync(join(folder, name), bytes(40))
    utimesSync(join(folder, name), 1000 + at, 1000 + at)
  }
  await new KeptSizes(folder, 100).find('x')
  await expect.poll(() => readdirSync(folder).toSorted()).toEqual(['a', 'b'])
})

test('the folder is read once, and what can’t be looked at there keeps nothing else from being found', async () => {
  const folder = temporaryFolder()
  symlinkSync(join(folder, 'nowhere'), join(folder, 'broken'))
  writeFileSync(join(folder, 'a'), bytes(10))
  const sizes = new KeptSizes(folder, 100)
  expect(await sizes.find('a')).toEqual(bytes(10))
  expect(await sizes.find('broken')).toBeUndefined()
  writeFileSync(join(folder, 'b'), bytes(10))
  expect(await sizes.find('b')).toBeUndefined()
})

test('a file that somebody removed takes no room from others', async () => {
  const folder = temporaryFolder()
  const sizes = new KeptSizes(folder, 100)
  await sizes.keep('a', bytes(60))
  await sizes.keep('b', bytes(30))
  rmSync(join(folder, 'a'))
  expect(await sizes.find('a')).toBeUndefined()
  await sizes.keep('c', bytes(40))
  expect(await sizes.find('b')).toEqual(bytes(30))
  expect(await sizes.find('c')).toEqual(bytes(40))
})

test('a size that is replaced by another one stays', async () => {
  const folder = temporaryFolder()
  const sizes = new KeptSizes(folder, 100)
  await sizes.keep('a', bytes(60))
  await sizes.keep('a', bytes(70))
  expect(await sizes.find('a')).toEqual(bytes(70))
  expect(readFileSync(join(folder, 'a'))).toHaveLength(70)
})

test('the log says why a size could not be kept', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const folder = join(temporaryFolder(), 'a')
  writeFileSync(folder, 'a file')
  await new KeptSizes(folder, 100).keep('a', bytes(10))
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, expect.any(String))
})
