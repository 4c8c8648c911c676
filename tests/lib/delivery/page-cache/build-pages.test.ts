import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BuildPages } from '@/lib/delivery/page-cache/build-pages'
import { buildFolder, KEY, keyOf, page, seed } from '../../../support/started-page-cache'

function aBuild() {
  const folder = buildFolder()
  const file = seed(folder, page('ü', { tags: 'doc:a' }))
  return { folder, file, built: new BuildPages(join(folder, 'server')) }
}

test('a page of the build is read with its data, its headers and its time', async () => {
  const { built } = aBuild()
  expect(built.has(KEY)).toBe(true)
  await expect(built.read(KEY)).resolves.toEqual({
    value: {
      html: page('ü').html,
      rscData: Buffer.from('ü'),
      headers: { 'x-next-cache-tags': 'doc:a' },
    },
    lastModified: expect.any(Number),
  })
})

test.each([keyOf('/en/about'), `elsewhere${KEY}`, KEY.replace('$', ''), ''])(
  '%j is no page of the build',
  async (key) => {
    const { built } = aBuild()
    expect(built.has(key)).toBe(false)
    await expect(built.read(key)).resolves.toBeUndefined()
  },
)

test('what the manifest does not list is not read, though it lies there', async () => {
  const { folder, file } = aBuild()
  seed(folder, page('about'), '/en/about')
  rmSync(join(folder, 'prerender-manifest.json'))
  const built = new BuildPages(join(folder, 'server'))
  await expect(built.read(KEY)).resolves.toBeUndefined()
  await built.remove(KEY)
  expect(existsSync(file)).toBe(true)
})

test('the page of another route of the same path is neither read nor removed', async () => {
  const { built, file } = aBuild()
  const other = keyOf('/en/plans', '/[locale]/plans/page')
  await expect(built.read(other)).resolves.toBeUndefined()
  await built.remove(other)
  expect(readFileSync(file, 'utf8')).toBe(page('ü').html)
})

test('a removed page is gone, also for the next process, and its files stay as they were built', async () => {
  const { folder, file } = aBuild()
  const removedFile = join(folder, 'cache/removed-pages.json')
  const start = () => new BuildPages(join(folder, 'server'), { removedFile })
  const built = start()
  for (const _ of [1, 2]) await expect(built.remove(KEY)).resolves.toBeUndefined()
  for (const each of [built, start()]) {
    expect(each.has(KEY)).toBe(false)
    await expect(each.read(KEY)).resolves.toBeUndefined()
  }
  expect(existsSync(file)).toBe(true)
})

test('a page is removed even if the disk can’t be written', async () => {
  const { folder } = aBuild()
  writeFileSync(join(folder, 'cache'), 'no folder')
  const built = new BuildPages(join(folder, 'server'), { removedFile: join(folder, 'cache/removed-pages.json') })
  await built.remove(KEY)
  expect(built.has(KEY)).toBe(false)
})

test('pages that were made with another environment are none', async () => {
  const { folder } = aBuild()
  const built = new BuildPages(join(folder, 'server'), { areForeign: true })
  expect(built.has(KEY)).toBe(false)
  await expect(built.read(KEY)).resolves.toBeUndefined()
})

test('a page that is not whole is none', async () => {
  const { built, file } = aBuild()
  renameSync(file.replace('.html', '.rsc'), `${file}.away`)
  await expect(built.read(KEY)).resolves.toBeUndefined()
  writeFileSync(file.replace('.html', '.meta'), '{}')
  await expect(built.remove(KEY)).resolves.toBeUndefined()
  expect(existsSync(file)).toBe(true)
})
