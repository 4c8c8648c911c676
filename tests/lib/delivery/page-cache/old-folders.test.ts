import { existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { processTime } from '@/lib/core/clock'
import { formerBuildLimits } from '@/lib/core/limits'
import { removeOldFolders } from '@/lib/delivery/page-cache/old-folders'
import { temporaryFolder } from '../../../support/temporary-folder'

const HOUR = 3_600_000

function usedAgo(folder: string, ms: number): string {
  mkdirSync(folder, { recursive: true })
  const at = new Date(processTime() - ms)
  utimesSync(folder, at, at)
  return folder
}

test('folders of other builds and environments stay for a day, one’s own always', () => {
  const root = temporaryFolder()
  const own = { pages: usedAgo(join(root, 'pages/own'), 30 * HOUR), read: join(root, 'read/own') }
  const young = usedAgo(join(root, 'pages/young'), 23 * HOUR)
  const old = [usedAgo(join(root, 'pages/old'), 25 * HOUR), usedAgo(join(root, 'read/old'), 25 * HOUR)]
  removeOldFolders(own)
  expect([own.pages, own.read, young].every((each) => existsSync(each))).toBe(true)
  expect(old.some((each) => existsSync(each))).toBe(false)
  expect(statSync(own.pages).mtimeMs).toBeGreaterThan(processTime() - HOUR)
})

test('of many only the most recently used stay', () => {
  const root = temporaryFolder()
  for (const hours of [3, 4, 5, 6, 7]) usedAgo(join(root, `pages/${hours}`), hours * HOUR)
  removeOldFolders({ pages: join(root, 'pages/own'), read: join(root, 'read/own') })
  const stayed = readdirSync(join(root, 'pages')).filter((name) => name !== 'own')
  expect(stayed.toSorted()).toEqual(['3', '4', '5'].slice(0, formerBuildLimits.most))
})

test('but what was used within two hours always does: a running instance may have marked it an hour ago', () => {
  const root = temporaryFolder()
  const minutes = [1, 30, 60, 90, 119, 121]
  for (const each of minutes) usedAgo(join(root, `pages/${each}`), (each * HOUR) / 60)
  removeOldFolders({ pages: join(root, 'pages/own'), read: join(root, 'read/own') })
  const stayed = readdirSync(join(root, 'pages')).filter((name) => name !== 'own')
  expect(stayed.map(Number).toSorted((one, other) => one - other)).toEqual([1, 30, 60, 90, 119])
})
