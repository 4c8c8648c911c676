// The same sign-in against a provider that nobody here wrote. e2e/providers/lemonldap/install.sh unpacks it; without
// that, these tests are skipped.
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasLemonldap, LEMONLDAP_PLAYER, startLemonldap } from '@/e2e/providers/lemonldap/lemonldap.ts'
import { gameProfile } from '../lib/support/identity-provider'
import { cookiesOf, requestTo, SITE } from '../lib/support/session'
import { forgetProcessState } from '../support/forget-process-state'

type Jar = Record<string, string>

const real = globalThis.fetch

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => void server.close(resolve))
  return port
}

/** What a browser has after an answer. */
function after(jar: Jar, response: Response): Jar {
  const set = Object.entries(cookiesOf(response)).map(([name, { value }]) => [name, value] as const)
  return Object.fromEntries(Object.entries({ ...jar, ...Object.fromEntries(set) }).filter(([, value]) => value !== ''))
}

/** The fields of a page's form, as a browser would send them. */
function fieldsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input [^>]*type="hidden"[^>]*>/g)].map(([tag]) => tag)
  const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  return Object.fromEntries(inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]))
}

describe.skipIf(!hasLemonldap())('LemonLDAP::NG', () => {
  let provider: Awaited<ReturnType<typeof startLemonldap>>
  let atProvider: Jar
  let exchanges: number

  beforeAll(async () => {
    provider = await startLemonldap(await freePort(), {
      id: 'gruppetto-site',
      secret: 'example-oidc-client-secret',
      redirectUri: `${SITE}/api/auth/callback`,
      postLogoutRedirectUri: `${SITE}/`,
      // The site renews half a minute before: with each request.
      accessTokenSeconds: 20,
    })
  })
  afterAll(() => provider.stop())

  beforeEach(() => {
    forgetProcessState()
    vi.resetModules()
    atProvider = {}
    exchanges = 0
    vi.stubEnv('OIDC_ISSUER', provider.issuer)
    vi.stubEnv('OIDC_SCOPE', 'openid profile email offline_access')
    vi.stubGlobal('fetch', async (...call: ConstructorParameters<typeof Request>) => {
      const request = new Request(...call)
      if (!request.url.startsWith(provider.issuer)) return Response.json(gameProfile)
      if (request.url.endsWith('/token')) exchanges += 1
      return real(request)
    })
  })

  /** A page of the provider, in the browser that has its cookies; a form is posted. */
  async function open(address: string, form?: Record<string, string>) {
    const cookie = Object.entries(atProvider).map((pair) => pair.join('='))
    const body = form && new URLSearchParams(form)
    const headers = { cookie: cookie.join('; '), accept: 'text/html' }
    const response = await real(address, { method: form ? 'POST' : 'GET', headers, body, redirect: 'manual' })
    atProvider = after(atProvider, response)
    return { location: response.headers.get('location') ?? '', html: await response.text() }
  }

  /** Signs in at the provider, up to its question whether the site may. */
  async function signInThere() {
    const { GET } = await import('@/app/api/auth/login/route')
    const begun = await GET(requestTo('/login?returnTo=/events'))
    const address = begun.headers.get('location') ?? ''
    const form = fieldsOf((await open(address)).html)
    const asked = await open(address, { ...form, user: LEMONLDAP_PLAYER, password: LEMONLDAP_PLAYER })
    return { address, asked, jar: after({}, begun) }
  }

  async function comeBack(location: string, cookies: Jar): Promise<Response> {
    const { GET } = await import('@/app/api/auth/callback/route')
    const { pathname, search } = new URL(location)
    return GET(requestTo(pathname + search, { cookies, headers: { 'sec-fetch-site': 'cross-site' } }))
  }

  async function signIn() {
    const { address, asked, jar } = await signInThere()
    const answered = await open(address, fieldsOf(asked.html))
    const response = await comeBack(answered.location, jar)
    expect(response.headers.get('location')).toBe(`${SITE}/events`)
    return after(jar, response)
  }

  async function ask(jar: Jar): Promise<Response> {
    const { GET } = await import('@/app/api/session/route')
    return GET(requestTo('/api/session', { cookies: jar }), { params: Promise.resolve({}) })
  }

  test('signs a player in, with consent, and names who it is', async () => {
    const response = await ask(await signIn())
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ isAuthenticated: true, firstName: 'Maya' })
  })

  // The clock of the site runs ahead of the provider's meanwhile, by half a minute and then by a whole one.
  test('renews, once for six requests at a time, and again', async () => {
    let jar = await signIn()
    for (let turn = 0; turn < 2; turn += 1) {
      const before = exchanges
      vi.setSystemTime(Date.now() + 30_000)
      const { findMember } = await import('@/lib/domains/session/server')
      const headers = new Headers({
        cookie: Object.entries(jar)
          .map((pair) => pair.join('='))
          .join('; '),
      })
      const call = async () => (await findMember(headers, Date.now))?.member.call(async () => 'done')
      await Promise.all(Array.from({ length: 6 }, call))
      expect(exchanges - before).toBe(1)
      jar = after(jar, await ask(jar))
    }
    vi.useRealTimers()
  })

  test('a player who doesn’t consent comes back with a reason', async () => {
    const { address, asked, jar } = await signInThere()
    const { confirm = '', ...form } = fieldsOf(asked.html)
    const refused = await open(address, { ...form, confirm: `-${confirm}` })
    const response = await comeBack(refused.location, jar)
    expect(new URL(response.headers.get('location') ?? '').searchParams.get('problem')).toBe('denied')
    expect(cookiesOf(response).session).toBeUndefined()
  })

  test('signing out ends the session here and there', async () => {
    const jar = await signIn()
    const { POST } = await import('@/app/api/auth/logout/route')
    const response = await POST(requestTo('/api/auth/logout', { method: 'POST', cookies: jar }))
    const address = response.headers.get('location') ?? ''
    expect(address.startsWith(`${provider.issuer}/oauth2/logout?`)).toBe(true)
    expect((await ask(jar)).status).toBe(401)
    const asked = await open(address)
    await open(address, fieldsOf(asked.html))
    const { GET } = await import('@/app/api/auth/login/route')
    const again = await GET(requestTo('/login'))
    expect((await open(again.headers.get('location') ?? '')).html).toContain('name="password"')
  })
})
