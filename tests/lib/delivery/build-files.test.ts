import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { incompleteBuild } from '@/lib/delivery/build-files'
import { recordFiles, servedFiles } from '@/scripts/support/build-record'
import { temporaryFolder } from '../../support/temporary-folder'

const FILES = ['BUILD_ID', 'server/app/[locale]/page.js', 'static/chunks/a.js']

/** A build with a link to a package, whose files have been listed. */
function listedBuild(): string {
  const root = temporaryFolder()
  const build = join(root, '.next')
  for (const file of FILES) write(join(build, file), 'as built')
  write(join(root, 'node_modules/pino/index.js'), 'pino')
  mkdirSync(join(build, 'node_modules'))
  symlinkSync('../../node_modules/pino', join(build, 'node_modules/pino-7'))
  recordFiles(build)
  return build
}

test('a build that is whole lacks nothing, whatever is stored in it since', () => {
  const build = listedBuild()
  write(join(build, 'cache/pages/x'), 'stored')
  expect(incompleteBuild(build)).toBeUndefined()
})

test.each([...FILES, 'node_modules', 'server'])('a build without %s is not complete', (path) => {
  const build = listedBuild()
  rmSync(join(build, path), { recursive: true })
  expect(incompleteBuild(build)).toContain(`is not complete: ${path}`)
})

test('nor is one with a file that was cut off, or with a link that leads nowhere', () => {
  const build = listedBuild()
  writeFileSync(join(build, 'static/chunks/a.js'), 'as')
  rmSync(join(build, '../node_modules/pino'), { recursive: true })
  expect(incompleteBuild(build)).toContain('node_modules/pino-7 and 1 other files missing or not as built')
})

test('nor is one that has no list of its files', () => {
  expect(incompleteBuild(temporaryFolder())).toContain('build-files.json')
})

test('what only developers need is not listed, nor what packages contain', () => {
  const build = listedBuild()
  for (const file of ['server/a.js.map', 'server/a.js.nft.json', 'trace', 'types/routes.d.ts', 'cache/x'])
    write(join(build, file), '')
  expect([...servedFiles(build).keys()].toSorted()).toEqual([...FILES, 'node_modules/pino-7'].toSorted())
})

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
