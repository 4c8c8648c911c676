import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Invalidations } from '@/lib/delivery/page-cache/invalidations'
import { temporaryFolder } from '../../../support/temporary-folder'

const NOW = Date.parse('2026-03-10T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance'] })
  tagsManifest.clear()
})
afterEach(() => void vi.useRealTimers())

/** Invalidations of a journal that is complete since some time ago. */
function sinceAWhile(completeSince: number, tags: [string, number][] = []) {
  const file = join(temporaryFolder(), 'tags.json')
  writeFileSync(file, JSON.stringify({ completeSince, tags }))
  return new Invalidations(file)
}

test('what was read before a tag was invalidated is outdated, what was read after it is not', () => {
  const invalidations = sinceAWhile(0, [['doc:a', NOW - 1000]])
  expect(invalidations.isOutdated(['doc:a'], NOW - 1001)).toBe(true)
  expect(invalidations.isOutdated(['doc:a'], NOW - 999)).toBe(false)
  expect(invalidations.isOutdated(['doc:b'], NOW - 1001)).toBe(false)
})

test('what is older than the journal may be outdated, unless it has no tags', () => {
  const invalidations = sinceAWhile(NOW - 1000)
  expect(invalidations.isOutdated(['doc:a'], NOW - 1001)).toBe(true)
  expect(invalidations.isOutdated(['doc:a'], NOW - 1000)).toBe(false)
  expect(invalidations.isOutdated([], NOW - 1001)).toBe(false)
})

test('what a clock that ran ahead has made is outdated, and what was made at this moment is not', () => {
  const invalidations = new Invalidations(undefined)
  expect(invalidations.isOutdated([], NOW + 1)).toBe(true)
  expect(invalidations.isOutdated([], NOW)).toBe(false)
})

test('an older invalidation of the journal takes nothing from what the framework knows', () => {
  tagsManifest.set('doc:a', { stale: NOW - 10, expired: NOW - 10 })
  const invalidations = sinceAWhile(0, [['doc:a', NOW - 1000]])
  expect(invalidations.isOutdated(['doc:a'], NOW - 500)).toBe(true)
})

/** A page's tags: its own document and what it names. */
const PAGE = ['withdrawn:a', 'doc:a', 'doc:b']
const everywhere = () => true

test('when everything is stale, a page of a document that still exists is shown while it is made anew', () => {
  const invalidations = sinceAWhile(0)
  invalidations.recordAll()
  expect(invalidations.isOutdated(PAGE, NOW - 1)).toBe(true)
  // Not before it is known which documents exist.
  expect(invalidations.mayBeShown(PAGE, NOW - 1)).toBe(false)
  invalidations.showWhileRemade((id) => id === 'a')
  expect(invalidations.mayBeShown(PAGE, NOW - 1)).toBe(true)
  expect(invalidations.mayBeShown(['withdrawn:gone', 'doc:gone'], NOW - 1)).toBe(false)
  expect(invalidations.isOutdated(PAGE, NOW)).toBe(false)
})

test('a page is not shown that is known to be outdated, or may be for another reason', () => {
  const invalidations = sinceAWhile(NOW - 5000, [['doc:b', NOW - 1000]])
  invalidations.recordAll()
  invalidations.showWhileRemade(everywhere)
  expect(invalidations.mayBeShown(PAGE, NOW - 999)).toBe(true)
  expect(invalidations.mayBeShown(PAGE, NOW - 1001)).toBe(false)
  expect(invalidations.mayBeShown(['doc:a'], NOW - 5001)).toBe(false)
  invalidations.record(['doc:a'])
  expect(invalidations.mayBeShown(PAGE, NOW - 999)).toBe(false)
})

test('if everything is stale once more, what exists has to be found out once more', () => {
  const invalidations = sinceAWhile(0)
  invalidations.recordAll()
  invalidations.showWhileRemade(everywhere)
  vi.advanceTimersByTime(1000)
  invalidations.recordAll()
  expect(invalidations.mayBeShown(PAGE, NOW - 1)).toBe(false)
  invalidations.showWhileRemade(everywhere)
  expect(invalidations.mayBeShown(PAGE, NOW - 1)).toBe(true)
})

test('after a restart everything that was stale still is, and is made anew before it is shown', () => {
  const file = join(temporaryFolder(), 'tags.json')
  new Invalidations(file).recordAll()
  const invalidations = new Invalidations(file)
  invalidations.showWhileRemade(everywhere)
  expect(invalidations.isOutdated(PAGE, NOW - 1)).toBe(true)
  expect(invalidations.mayBeShown(PAGE, NOW - 1)).toBe(false)
})
