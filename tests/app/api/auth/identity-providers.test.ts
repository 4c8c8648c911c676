// The blocks of docs/connecting-identity-providers.md, each with a stand-in that answers in its provider's form.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv as parseFile } from 'node:util'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { kilobytesOf } from '../../../../bench/support/provider-tokens.ts'
import { variables } from '@/lib/core/server/env-schema'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { forms, manyRoles, standIn } from '../../../lib/support/provider-forms'
import { cookiesOf, NOW, ofMaya, requestTo, SITE } from '../../../lib/support/session'

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/connecting-identity-providers.md'), 'utf8')
const blocks = new Map(
  [...guide.matchAll(/^## (.+?)\n.*?^```sh\n(.*?)^```$/gms)].map(([, name = '', text = '']) => [name, parseFile(text)]),
)

beforeEach(() => {
  forgetProcessState()
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
})
afterEach(() => void vi.useRealTimers())

const anyContext = { params: Promise.resolve({}) }

/** What a browser has after an answer. */
const after = (jar: Record<string, string>, response: Response) => {
  const all = {
    ...jar,
    ...Object.fromEntries(Object.entries(cookiesOf(response)).map(([name, { value }]) => [name, value])),
  }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

test('the guide has a block for each form, and every line of one is a variable of signing in', () => {
  expect([...blocks.keys()]).toEqual(Object.keys(forms))
  const known = new Set(variables.map(({ name }) => name))
  const names = [...blocks.values()].flatMap((block) => Object.keys(block))
  expect(names.filter((name) => !known.has(name) || !name.startsWith('OIDC_'))).toEqual([])
})

test('its table states the tokens that sessions were measured with, and in how many cookies they are', () => {
  const rows = [...guide.matchAll(/^\| (\S+)[^|]*\|[^|]*\| ([\d.]+ KB)[^|]*, (\d) \|/gm)]
  const stated = rows.map(([, name, kilobytes, cookies]) => [name, kilobytes, Number(cookies)])
  expect(stated).toEqual(
    Object.entries(forms).map(([name, { tokens, cookies }]) => [name, kilobytesOf(tokens), cookies]),
  )
})

describe.each([
  ...Object.entries(forms).map(([name, form]) => ({ name, what: name, form })),
  { name: 'Keycloak', what: 'Keycloak with many roles', form: manyRoles },
])('at $what', ({ name, form }) => {
  const block = blocks.get(name) ?? {}
  const issuer = block.OIDC_ISSUER ?? ''

  async function signInPages() {
    for (const [variable, value] of Object.entries(block)) vi.stubEnv(variable, value)
    const provider = standIn(issuer, form)
    const [login, join_, callback, session, logout] = await Promise.all([
      import('@/app/api/auth/login/route'),
      import('@/app/api/auth/join/route'),
      import('@/app/api/auth/callback/route'),
      import('@/app/api/session/route'),
      import('@/app/api/auth/logout/route'),
    ])
    return {
      ...provider,
      login: login.GET,
      join: join_.GET,
      callback: callback.GET,
      session: session.GET,
      logout: logout.POST,
    }
  }

  test('signing in and joining ask for what it wants, one prompt at most', async () => {
    const { login, join: joining } = await signInPages()
    for (const [begin, expected] of [
      [login, form.signingIn ?? {}],
      [joining, form.joining],
    ] as const) {
      const address = new URL((await begin(requestTo('/login'))).headers.get('location') ?? '')
      const { prompt, audience, screen_hint } = Object.fromEntries(address.searchParams)
      const asked = Object.entries({ prompt, audience, screen_hint }).filter(([, value]) => value !== undefined)
      expect(Object.fromEntries(asked)).toEqual(expected)
      expect(address.searchParams.get('scope')).toBe(block.OIDC_SCOPE)
    }
  })

  test('a player signs in, is renewed, and signs out, with tokens of its length', async () => {
    const { asked, expectNonce, login, callback, session, logout } = await signInPages()
    const begun = await login(requestTo('/login?returnTo=/events'))
    const { state = '', nonce = '' } = Object.fromEntries(new URL(begun.headers.get('location') ?? '').searchParams)
    expectNonce(nonce)
    const query = new URLSearchParams({ code: 'c', state, ...(form.namesItself && { iss: issuer }) })
    const cookies = after({}, begun)
    const back = await callback(requestTo(`/api/auth/callback?${String(query)}`, { cookies }))
    expect(back.headers.get('location')).toBe(`${SITE}/events`)
    let jar = after(cookies, back)
    expect(Object.keys(jar).filter((each) => each.startsWith('session'))).toHaveLength(form.cookies)

    const ask = () => session(requestTo('/api/session', { cookies: jar, headers: ofMaya }), anyContext)
    expect((await ask()).status).toBe(200)
    vi.setSystemTime(NOW + 660_000)
    const renewed = await ask()
    expect(renewed.status).toBe(200)
    jar = after(jar, renewed)
    expect(asked.filter(({ url }) => url.endsWith('/token'))).toHaveLength(2)

    const out = await logout(requestTo('/api/auth/logout', { method: 'POST', cookies: jar }))
    const end = new URL(out.headers.get('location') ?? '')
    expect(end.origin + end.pathname).toBe(form.end)
    expect(end.searchParams.get('id_token_hint')).toMatch(/^eyJ/)
    expect(end.searchParams.get('logout_uri')).toBe(name === 'Cognito' ? 'https://www.site.example/' : null)
    expect(after(jar, out)).toEqual({})
    const revoked = asked.filter(({ url }) => url.endsWith('/revoke'))
    expect(revoked).toHaveLength(form.lacks?.includes('revocation_endpoint') ? 0 : 2)
  })

  test('forms may lead to its pages', async () => {
    for (const [variable, value] of Object.entries(block)) vi.stubEnv(variable, value)
    const { env } = await import('@/lib/core/server/env')
    const { policySources } = await import('@/lib/delivery/page-cache/policy-sources')
    expect(policySources(env).forms).toEqual(expect.arrayContaining([new URL(form.end).origin, new URL(issuer).origin]))
  })

  test('who it is, is read by its own names', async () => {
    for (const [variable, value] of Object.entries(block)) vi.stubEnv(variable, value)
    const { claimsFrom } = await import('@/lib/services/identity/schema')
    const { publicId = 'public_id', claims } = form
    const others = { sub: 'a', public_id: 'of-another-site', ...claims }
    expect(claimsFrom({ ...others, [publicId]: 'ply-maya-lindqvist' }).public_id).toBe('ply-maya-lindqvist')
  })
})
