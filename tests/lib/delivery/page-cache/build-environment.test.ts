import { expect, test } from 'vitest'
import { changesSinceBuild } from '@/lib/delivery/page-cache/build-environment'
import { recordEnvironment } from '@/scripts/support/build-record'
import { temporaryFolder } from '../../../support/temporary-folder'

test('a build knows with which environment its pages were made', () => {
  const build = temporaryFolder()
  recordEnvironment(build, { SITE_URL: 'http://localhost:1' })
  expect(changesSinceBuild(build, { SITE_URL: 'http://localhost:1', SESSION_SECRET: 'another' })).toEqual([])
  expect(changesSinceBuild(build, { SITE_URL: 'http://localhost:2' })).toEqual([
    'SITE_URL (“http://localhost:1”, now “http://localhost:2”)',
  ])
})

test('a build that doesn’t say so was made with another', () => {
  expect(changesSinceBuild(temporaryFolder(), {})).toEqual(['page-environment.json is missing'])
})
