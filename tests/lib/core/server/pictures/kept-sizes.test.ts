import { readdirSync, rmSync, writeFileSync } from 'node:fs'
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
