import { sealData } from 'iron-session'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import {
  cookiesForDraft,
  DRAFT_COOKIE,
  draftCookie,
  draftRefOf,
  endedDraftCookie,
  unsealDraftRef,
} from '@/lib/core/server/draft-cookie'
import { env } from '@/lib/core/server/env'
import { withoutInternalCookies } from '@/lib/core/server/internal-cookies'

const REF = 'https://cms.example/previews/a~b?websitePreviewId=c'
const HOUR = 3600 * 1000

afterEach(() => void vi.useRealTimers())

test('a draft cookie is read back, by no script, and not sent along by other sites', async () => {
  const cookie = await draftCookie(REF)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', maxAge: 12 * 3600 })
  expect(cookie.value).not.toContain('previews')
  await expect(unsealDraftRef(cookie.value)).resolves.toBe(REF)
})

test('it ends by itself after a working day, whatever the browser does', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { value } = await draftCookie(REF)
  vi.setSystemTime(Date.now() + 11.9 * HOUR)
  await expect(unsealDraftRef(value)).resolves.toBe(REF)
  vi.setSystemTime(Date.now() + 0.2 * HOUR)
  await expect(unsealDraftRef(value)).resolves.toBeUndefined()
})

test.each([
  ['a minute', 60.9, 60],
  ['more than a working day', 13 * 3600, 12 * 3600],
  ['no time at all', 0.5, 1],
  ['a time that is over', -5, 1],
])('for %s it lives for whole seconds, from one to a working day', async (_, seconds, maxAge) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const cookie = await draftCookie(REF, seconds)
  expect(cookie.maxAge).toBe(maxAge)
  // The seal allows a minute for clocks that differ.
  vi.setSystemTime(Date.now() + (maxAge + 61) * 1000)
  await expect(unsealDraftRef(cookie.value)).resolves.toBeUndefined()
})

test('the framework’s switch is read once, and a build without one is refused', async () => {
  vi.resetModules()
  const { cookiesForDraft: cookiesOfNew } = await import('@/lib/core/server/draft-cookie')
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const manifest = join(folder, env.NEXT_DIST_DIR, 'prerender-manifest.json')
  mkdirSync(join(folder, env.NEXT_DIST_DIR))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  writeFileSync(manifest, JSON.stringify({ preview: {} }))
  expect(() => cookiesOfNew('', REF)).toThrow(/previewModeId/)
  writeFileSync(manifest, JSON.stringify({ preview: { previewModeId: 'first' } }))
  expect(cookiesOfNew('', 'a')).toContain('__prerender_bypass=first; io.prismic.preview=a')
  writeFileSync(manifest, JSON.stringify({ preview: { previewModeId: 'second' } }))
  expect(cookiesOfNew('', 'a')).toContain('__prerender_bypass=first')
})

test.each([
  ['nothing', async () => undefined],
  ['an empty one', async () => ''],
  ['garbage', async () => 'garbage'],
  ['the ref itself', async () => REF],
  ['one of another secret', () => sealData({ draftRef: REF }, { password: 'x'.repeat(32) })],
  ['one that was changed', async () => withOtherSign((await draftCookie(REF)).value)],
  ['one sealed for another purpose', () => sealData({ draftRef: REF }, { password: `${env.SESSION_SECRET}:session` })],
  ['a draft without a ref', () => sealData({ draftRef: '' }, { password: `${env.SESSION_SECRET}:draft` })],
])('%s shows no draft', async (_case, cookie) => {
  await expect(unsealDraftRef(await cookie())).resolves.toBeUndefined()
})

test('the longest token that a preview may have still makes a cookie that browsers keep', async () => {
  const { name, value } = await draftCookie('x'.repeat(2000))
  expect(name.length + value.length).toBeLessThan(4000)
})

test('its end removes the very same cookie', async () => {
  const { name, path } = await draftCookie(REF)
  expect(endedDraftCookie).toMatchObject({ name, path, value: '', maxAge: 0 })
})

test('a page is asked for the draft with the framework’s own switches, and with none that the browser made up', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const build = join(folder, env.NEXT_DIST_DIR)
  mkdirSync(build)
  writeFileSync(join(build, 'prerender-manifest.json'), JSON.stringify({ preview: { previewModeId: 'of-the-build' } }))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  const header = cookiesForDraft('a=1; __prerender_bypass=mine; io.prismic.preview=other; b=2', REF)
  expect(header).toBe(`a=1; b=2; __prerender_bypass=of-the-build; io.prismic.preview=${encodeURIComponent(REF)}`)
})

test.each([
  ['', ''],
  ['a=1', 'a=1'],
  ['__next_preview_data=x', ''],
  [' __prerender_bypass = x;a=1;io.prismic.preview=y', 'a=1'],
  ['x__prerender_bypass=1; __prerender_bypassx=2', 'x__prerender_bypass=1; __prerender_bypassx=2'],
  ['__prerender_bypass', ''],
])('of the cookies “%s” a browser may send “%s”', (header, left) => {
  expect(withoutInternalCookies(header)).toBe(left)
})

/** In the middle, where the sealed text is. */
function withOtherSign(sealed: string): string {
  const middle = Math.floor(sealed.length / 2)
  return sealed.slice(0, middle) + (sealed[middle] === 'A' ? 'B' : 'A') + sealed.slice(middle + 1)
}

test('the draft of a request is that of its cookie, and at once none if it has no such cookie', async () => {
  const { name, value } = await draftCookie(REF)
  expect([DRAFT_COOKIE, name]).toEqual(['draft', 'draft'])
  await expect(draftRefOf(new Headers({ cookie: `a=1; draft=${value}` }))).resolves.toBe(REF)
  await expect(draftRefOf(new Headers({ cookie: 'draft=forged' }))).resolves.toBeUndefined()
  expect(draftRefOf(new Headers({ cookie: 'drafts=x' }))).toBeUndefined()
  expect(draftRefOf(new Headers())).toBeUndefined()
})

test('in development, where there is no build, the framework takes any switch', async () => {
  vi.resetModules()
  vi.stubEnv('NODE_ENV', 'development')
  const { cookiesForDraft: cookiesOfNew } = await import('@/lib/core/server/draft-cookie')
  expect(cookiesOfNew('a=1', 'b')).toBe('a=1; __prerender_bypass=development; io.prismic.preview=b')
})
