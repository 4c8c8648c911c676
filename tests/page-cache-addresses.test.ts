import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { askProxy } from './support/ask-proxy'
import { buildFolder, keyOf, page, reading, seed, startedCache, writing } from './support/started-page-cache'

vi.mock('@/lib/content/campaigns/campaign-schedule', () => ({ campaignSchedule: async () => ({}) }))

const BUILT = ['/en', '/en/about', '/en/plans', '/de', '/de/about', '/de/academy/first/ride']
const ROUTES = globSync('**/page.tsx', { cwd: 'app/[locale]' }).map((file) =>
  `/[locale]/${file}`.replace(/\.tsx$/, '').replace('//', '/'),
)

/** Pieces of addresses, those among them that mean something to a file system or to the framework's keys. */
const segment = fc.oneof(
  fc.constantFrom('$', '%24', '..', '%2e%2e', '.', '%2F', '..%2f..', '%5c', 'en', 'de', 'about', 'plans', 'index'),
  fc.constantFrom(
    'about.html',
    'en.html',
    '%00',
    'x',
    'a'.repeat(300),
    '$$',
    'route-cache',
    '%F0%9F%9A%B4',
    '__proto__',
  ),
  fc.string({ maxLength: 12 }).map(encodeURIComponent),
)
const address = fc.array(segment, { minLength: 1, maxLength: 8 }).map((segments) => `/${segments.join('/')}`)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

function builtSite() {
  const build = buildFolder()
  for (const path of BUILT) seed(build, page(path), path)
  return {
    build,
    files: () => readdirSync(join(build, 'server/app'), { recursive: true, encoding: 'utf8' }).toSorted(),
  }
}

test('no address that visitors make up takes a page of the build away, or gets at a file of it', async () => {
  const { build, files } = builtSite()
  const cache = await startedCache(build)
  const before = files()
  await fc.assert(
    fc.asyncProperty(address, fc.constantFrom(...ROUTES), async (path, route) => {
      const { served, leads } = await askProxy({ path })
      const pathname = new URL(served ?? leads ?? path, 'http://localhost').pathname
      const key = keyFor(pathname, route)
      fc.pre(key !== undefined && !BUILT.some((built) => keyOf(built) === key))
      await cache.set(key ?? '', page('Not here', { status: 404 }) as never, writing)
      await cache.set(key ?? '', null, writing)
      await expect(cache.get(key ?? '', reading)).resolves.toBeNull()
      expect(files()).toEqual(before)
    }),
    { numRuns: 400 },
  )
  expect(console.error).not.toHaveBeenCalled()
  expect(console.warn).not.toHaveBeenCalled()
})

test.each(['/en/about/$/x', '/de/$/x', '/$/x', '/en/about/$', '/en/$/en/about', '/en/../en/about/$/x'])(
  'nor does %s, however it came past everything before',
  async (path) => {
    const { build, files } = builtSite()
    const cache = await startedCache(build)
    const before = files()
    await cache.set(`/route-cache/APP_PAGE/owner/$${path}`, page('Not here', { status: 404 }) as never, writing)
    expect(files()).toEqual(before)
  },
)

test('a page that is gone is removed alone, and not that of another route with the same address; its files stay', async () => {
  const { build, files } = builtSite()
  const cache = await startedCache(build)
  const before = files()
  const about = keyOf('/en/about')
  await cache.set(keyOf('/en/about', '/[locale]/[...rest]/page'), page('Not here', { status: 404 }) as never, writing)
  await expect(cache.get(about, reading)).resolves.not.toBeNull()
  await cache.set(about, page('Not here', { status: 404 }) as never, writing)
  await expect(cache.get(about, reading)).resolves.toBeNull()
  expect(files()).toEqual(before)
})

test('an address of four thousand characters is no name of a file', async () => {
  const { build } = builtSite()
  const cache = await startedCache(build)
  for (const path of [`/en/${'a'.repeat(4000)}`, `/en/about/$/${'a'.repeat(4000)}`]) {
    await expect(cache.get(keyOf(path), reading)).resolves.toBeNull()
    for (const status of [404, 500, 503]) await cache.set(keyOf(path), page('No', { status }) as never, writing)
  }
  expect(console.warn).not.toHaveBeenCalled()
})

/** The framework makes no key of some paths, and answers them itself. */
function keyFor(path: string, route: string): string | undefined {
  try {
    return keyOf(path, route)
  } catch {
    return undefined
  }
}
