import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { frameworkConfig } from '@/lib/delivery/server/framework-config'
import { temporaryFolder } from '../../../support/temporary-folder'

test('the framework gets the configuration of the build, in the folder where it is now', () => {
  const root = temporaryFolder()
  mkdirSync(join(root, '.moved'))
  const config = { distDir: '.next', outputFileTracingRoot: '/where/it/was/built', poweredByHeader: false }
  writeFileSync(join(root, '.moved/required-server-files.json'), JSON.stringify({ version: 1, config }))
  const [text = ''] = Object.values(frameworkConfig(root, '.moved'))
  expect(JSON.parse(text)).toEqual({
    distDir: '.moved',
    outputFileTracingRoot: root,
    poweredByHeader: false,
  })
})
