import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { dataFilePath } from '@/lib/core/server/data-file-path'
import { env } from '@/lib/core/server/env'
import { pageEnvironment, pageEnvironmentId } from '@/lib/core/server/page-environment'
import { buildIdOf, storageFolders } from '@/lib/core/server/storage-folders'
import { temporaryFolder } from '@/tests/support/temporary-folder'

const given = { SITE_URL: 'https://gruppetto.cc' }
const id = pageEnvironmentId(pageEnvironment(given))

/** A build with a name. */
function build(name = ' build-7\n'): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'BUILD_ID'), name)
  return folder
}

test('a site keeps what it stores below its build, pages by build and environment, readings by environment', () => {
  const folder = build()
  const all = join(folder, 'cache')
  expect(storageFolders(folder, given)).toEqual({
    all,
    read: join(all, 'read', id),
    pages: join(all, 'pages', `build-7-${id}`),
    formerFiles: join(all, 'former-files'),
  })
})

test('or where it is told to, and former files where others find them', () => {
  const folder = build()
  const told = { ...given, CACHE_FOLDER: '/var/cache/site', FORMER_FILES_FOLDER: '/var/shared' }
  expect(storageFolders(folder, told)).toMatchObject({ all: '/var/cache/site', formerFiles: '/var/shared' })
  expect(storageFolders(folder, { ...told, FORMER_FILES_FOLDER: '' }).formerFiles).toBe('/var/cache/site/former-files')
  expect(storageFolders(folder, { CACHE_FOLDER: '' }).all).toBe(join(folder, 'cache'))
  expect(storageFolders(folder, { CACHE_FOLDER: 'relative' }).all).toBe(join(process.cwd(), 'relative'))
})

test('another environment has other folders for what is read and for pages', () => {
  const folder = build()
  const [one, other] = [storageFolders(folder, given), storageFolders(folder, { SITE_URL: 'https://other.cc' })]
  expect([other.read === one.read, other.pages === one.pages, other.all]).toEqual([false, false, one.all])
})

test('a build has the name that the framework gave it, and none while it is being made', () => {
  expect(buildIdOf(build())).toBe('build-7')
  expect(buildIdOf(temporaryFolder())).toBe('none')
})

test('a file that outlives its process is of one environment, or of all', () => {
  const root = temporaryFolder()
  vi.spyOn(process, 'cwd').mockReturnValue(root)
  mkdirSync(join(root, env.NEXT_DIST_DIR))
  const cache = join(root, env.NEXT_DIST_DIR, 'cache')
  expect(dataFilePath('a.json', 'all')).toBe(join(cache, 'a.json'))
  expect(dataFilePath('a.json')).toMatch(new RegExp(`^${cache}/read/[\\da-f]{16}/a\\.json$`))
  expect(dataFilePath('a.json', 'read')).toBe(dataFilePath('a.json'))
})
