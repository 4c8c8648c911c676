import { expect, test, vi } from 'vitest'
import { offMachine } from '@/tests/support/off-machine'

const cookies = (header?: string) => new Headers(header === undefined ? {} : { cookie: header })

/** The module as a site with this address and these variables loads it. */
async function siteWith(environment: Readonly<Record<string, string>>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  return import('@/lib/core/server/host-cookie')
}

test('on a site with https a cookie is bound to its host, and is sent by no other way', async () => {
  const { hostCookie, hostCookieName, siteCookie } = await siteWith(offMachine)
  expect(hostCookieName('draft')).toBe('__Host-draft')
  expect(siteCookie).toEqual({ path: '/', sameSite: 'lax', secure: true })
  expect(hostCookie).toEqual({ path: '/', sameSite: 'lax', secure: true, httpOnly: true })
})

test('on this machine, without https, browsers would refuse such a name', async () => {
  const { hostCookie, hostCookieName } = await siteWith({ SITE_URL: 'http://localhost:3000' })
  expect(hostCookieName('draft')).toBe('draft')
  expect(hostCookie).toEqual({ path: '/', sameSite: 'lax', secure: false, httpOnly: true })
})

test('a cookie is found by its exact name, if it is there once', async () => {
  const { findHostCookie } = await siteWith({})
  const find = (header?: string) => findHostCookie(cookies(header), 'draft')
  expect(find()).toBeUndefined()
  expect(find('')).toBeUndefined()
  expect(find('a=1; draft=x=y; b=2')).toBe('x=y')
  expect(find('draft=')).toBe('')
  expect(find('a=1;draft=x')).toBe('x')
  expect(find('a=1; \t draft=x \t ; b=2')).toBe('x')
  for (const other of [
    'drafts=x',
    'xdraft=x',
    'Draft=x',
    'draft',
    'draft =x',
    'draft=x; draft=x',
    'draft=x; a=1; draft=y',
  ])
    expect(find(other)).toBeUndefined()
})

test('spaces within a value stay', async () => {
  const { findHostCookie } = await siteWith({})
  const find = (header: string) => findHostCookie(cookies(header), 'draft')
  expect(find('a=1;  draft=x  y\t z  ; b=2')).toBe('x  y\t z')
  expect(find('b=2 draft=x')).toBeUndefined()
})
