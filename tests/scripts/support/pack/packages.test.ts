import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { folderOf, packagesOf, surprises, withOtherLicence } from '@/scripts/support/pack/packages'
import { packReport } from '@/scripts/support/pack/report'
import { temporaryFolder } from '../../../support/temporary-folder'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../../../..', path), 'utf8')
const list = read('deploy/packages.txt')
const lockSchema = z.object({ packages: z.record(z.string(), z.object({ license: z.string().optional() })) })

test('what runs is under licences that have been looked at', () => {
  expect(withOtherLicence(list)).toEqual([])
  expect(withOtherLicence('sharp LGPL-3.0-or-later\nzod MIT\n')).toEqual(['sharp LGPL-3.0-or-later'])
})

test('the list names installed packages with their licences', () => {
  const { packages } = lockSchema.parse(JSON.parse(read('package-lock.json')))
  const installed = new Set(
    Object.entries(packages).map(([path, { license }]) => `${path.replace(/^.*node_modules\//, '')} ${license}`),
  )
  expect(list.split('\n').filter((line) => line !== '' && !installed.has(line))).toEqual([])
})

test.each(['sharp', '@img/', 'playwright', 'typescript', 'node-linux', '@next/swc', 'caniuse', '@tailwindcss'])(
  'nothing of %s runs',
  (name) => {
    expect(list).not.toContain(name)
  },
)

function project(): { root: string; files: string[] } {
  const root = temporaryFolder()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    return path
  }
  write('node_modules/zod/package.json', '{"name":"zod","version":"4.0.0","license":"MIT"}')
  write('node_modules/zod/node_modules/@a/b/package.json', '{"name":"@a/b","version":"1.0.0"}')
  const files = ['node_modules/zod/index.js', 'node_modules/zod/node_modules/@a/b/lib/x.js', 'server.ts']
  return { root, files: files.map((path) => write(path, 'x'.repeat(60_000))) }
}

test('files are told apart by their packages, also those within others', () => {
  const { root, files } = project()
  expect(packagesOf(root, files)).toEqual([
    { name: '@a/b', version: '1.0.0', licence: 'none', bytes: 60_000 },
    { name: 'zod', version: '4.0.0', licence: 'MIT', bytes: 60_000 },
  ])
  expect(folderOf('server.ts')).toBeUndefined()
})

test('a package that is new, missing, or under another licence is named', () => {
  const { root, files } = project()
  const packages = packagesOf(root, files)
  expect(surprises(packages, '@a/b none\nzod MIT\n')).toEqual([])
  expect(surprises(packages, 'zod ISC\n')).toEqual(['new is @a/b none', 'new is zod MIT', 'missing is zod ISC'])
})

test('the report says of each package and part how large it is', () => {
  const { root, files } = project()
  const report = packReport(packagesOf(root, files), root)
  expect(report).toMatch(/^zod 4\.0\.0 +MIT +0\.1 MB$/m)
  expect(report).toMatch(/^server\.ts +0\.1 MB$/m)
  expect(report).toMatch(/^in all +0\.2 MB$/m)
})
