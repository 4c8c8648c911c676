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
