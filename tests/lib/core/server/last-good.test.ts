import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { NotFoundError, UpstreamError } from '@/lib/core/errors'
import { dataFilePath } from '@/lib/core/server/data-file-path'
import { findReading, forgetReading, keepReading, lastGood } from '@/lib/core/server/last-good'
import { log } from '@/lib/core/server/log'
import { temporaryFolder } from '@/tests/support/temporary-folder'

const outage = new UpstreamError({ service: 'game', operation: 'read', kind: 'timeout' })
const fail = () => Promise.reject(outage)
const laps = (name: string) => ({ name, schema: z.int() })

let folder = ''
let warn = vi.spyOn(log, 'warn')
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(temporaryFolder())
  folder = dataFilePath('last-good')
  warn = vi.spyOn(log, 'warn').mockReturnValue()
})

test('in an outage the last good reading serves, and the log says so', async () => {
  await expect(lastGood(laps('laps'), () => Promise.resolve(3))).resolves.toBe(3)
  await expect(lastGood(laps('laps'), () => Promise.resolve(4))).resolves.toBe(4)
  expect(warn).not.toHaveBeenCalled()
  await expect(lastGood(laps('laps'), fail)).resolves.toBe(4)
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: outage, name: 'laps' }, expect.any(String))
})

test('what an earlier process read last serves as well, if it still fits', async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'left.json'), '3')
  writeFileSync(join(folder, 'unfit.json'), '{"laps":3}')
  await expect(lastGood(laps('left'), fail)).resolves.toBe(3)
  await expect(lastGood(laps('unfit'), fail)).rejects.toBe(outage)
  await expect(lastGood(laps('never'), fail)).rejects.toBe(outage)
})

test('only an outage brings a reading back, and only one that fits', async () => {
  await lastGood(laps('own'), () => Promise.resolve(3))
  const missing = new NotFoundError('laps')
  await expect(lastGood(laps('own'), () => Promise.reject(missing))).rejects.toBe(missing)
  const changed = { name: 'own', schema: z.object({ count: z.int() }) }
  await expect(lastGood(changed, fail)).rejects.toBe(outage)
})

test('the disk is written when a reading has changed, and not else', () => {
  keepReading(laps('changing'), 3)
  const file = join(folder, 'changing.json')
  expect(readFileSync(file, 'utf8')).toBe('3')
  writeFileSync(file, '5')
  keepReading(laps('changing'), 3)
  expect(readFileSync(file, 'utf8')).toBe('5')
  keepReading(laps('changing'), 4)
  expect(readFileSync(file, 'utf8')).toBe('4')
})

test('a forgotten reading is gone from the process and from the disk', () => {
  keepReading(laps('forgotten'), 3)
  forgetReading('forgotten')
  expect(findReading(laps('forgotten'))).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
  expect(warn).not.toHaveBeenCalled()
})

test('a plain name is the name of its file, and any other is hashed, since visitors choose parts of it', () => {
  const names = ['plain_name-2', 'a'.repeat(80), 'a'.repeat(81), '../above', 'name/', '', 'ö', 'name x']
  for (const name of names) keepReading(laps(name), 3)
  const files = readdirSync(folder)
  expect(files).toHaveLength(names.length)
  expect(files.filter((file) => !/^[\da-f]{64}\.json$/.test(file)).toSorted()).toEqual(
    [`${'a'.repeat(80)}.json`, 'plain_name-2.json'].toSorted(),
  )
  for (const name of names) expect(findReading(laps(name))).toBe(3)
})

test('a disk that takes nothing costs a warning, and no reading of this process', () => {
  mkdirSync(join(folder, '..'), { recursive: true })
  writeFileSync(folder, 'a file where the folder should be')
  keepReading(laps('lost'), 3)
  expect(warn).toHaveBeenCalledExactlyOnceWith({ name: 'lost' }, expect.any(String))
  expect(findReading(laps('lost'))).toBe(3)
  forgetReading('lost')
  expect(warn).toHaveBeenCalledTimes(2)
  expect(warn).toHaveBeenLastCalledWith({ name: 'lost' }, expect.any(String))
})
