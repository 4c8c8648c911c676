import { expect, vi } from 'vitest'
import { forgetProcessState } from '../../support/forget-process-state'
import { gameProfile } from '../../lib/support/identity-provider'
import { cookiesOf, requestTo, SITE } from '../../lib/support/session'
import { createBrowser } from '../../sandbox/identity/browser.ts'
import type { Provider } from './provider'

type Jar = Record<string, string>

const real = globalThis.fetch

/** What a browser has after an answer. */
function after(jar: Jar, response: Response): Jar {
  const set = Object.entries(cookiesOf(response)).map(([name, { value }]) => [name, value] as const)
  return Object.fromEntries(Object.entries({ ...jar, ...Object.fromEntries(set) }).filter(([, value]) => value !== ''))
}

const sent = (jar: Jar) =>
  new Headers({
    cookie: Object.entries(jar)
      .map((pair) => pair.join('='))
      .join('; '),
  })

/**
 * A site that has just been started in front of a provider, and the game server, which knows every player as Maya.
 * @param options.aheadMs how far the site's clock is ahead of the provider's
 */
export function siteAt(
  provider: Provider,
  { aheadMs = 0, variables = {} }: { aheadMs?: number; variables?: Record<string, string> } = {},
) {
  const asked: string[] = []
  restart()
  for (const [name, value] of Object.entries({ ...provider.variables, ...variables })) vi.stubEnv(name, value)
  const { origin } = new URL(provider.issuer)
  vi.stubGlobal('fetch', async (...call: ConstructorParameters<typeof Request>) => {
    const request = new Request(...call)
    if (!request.url.startsWith(origin)) return Response.json(gameProfile)
    if (request.headers.has('x-request-id')) asked.push(new URL(request.url).pathname.split('/').at(-1) ?? '')
    return aheadMs === 0 ? real(request) : atProvidersTime(() => real(request))
  })
  if (aheadMs !== 0) vi.setSystemTime(Date.now() + aheadMs)

  /** A provider in this process looks at the same clock. */
  async function atProvidersTime<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    vi.setSystemTime(Date.now() - aheadMs)
    return call().finally(() => vi.setSystemTime(Date.now() + aheadMs))
  }

  /** Forgets all that a process knows, as an instance does that is started anew. */
  function restart(): void {
    forgetProcessState()
    vi.resetModules()
  }

  /** A browser that the site sends to the provider. */
  async function begin() {
    const { GET } = await import('@/app/api/auth/login/route')
    const begun = await GET(requestTo('/login?returnTo=/events'))
    return { address: begun.headers.get('location') ?? '', jar: after({}, begun) }
  }

  /** The answer to a browser that the provider has sent back. */
  async function comeBack({ pathname, search }: URL, cookies: Jar): Promise<Response> {
    const { GET } = await import('@/app/api/auth/callback/route')
    return GET(requestTo(pathname + search, { cookies, headers: { 'sec-fetch-site': 'cross-site' } }))
  }

  async function signIn(browser = createBrowser(origin)) {
    const { address, jar } = await begin()
    const callback = await provider.signIn(browser, address)
    const response = await comeBack(callback, jar)
    expect(response.headers.get('location')).toBe(`${SITE}/events`)
    return { ...playerWith(after(jar, response)), browser, callback }
  }

  /** A player by the cookies of a browser. */
  function playerWith(cookies: Jar) {
    let jar = cookies
    return {
      cookies: () => jar,

      /** Asks the site who is signed in, as each page does. */
      async ask(): Promise<Response> {
        const { GET } = await import('@/app/api/session/route')
        const response = await GET(requestTo('/api/session', { cookies: jar }), { params: Promise.resolve({}) })
        jar = after(jar, response)
        return response
      },

      /** The access token that a service is called with. */
      async call(): Promise<string | undefined> {
        const { findMember } = await import('@/lib/domains/session/server')
        return (await findMember(sent(jar), Date.now))?.member.call(async (token) => token)
      },

      async session() {
        const { unsealSession } = await import('@/lib/domains/session/sealed-session')
        const { findSessionCookie } = await import('@/lib/domains/session/session-cookies')
        const session = await unsealSession(findSessionCookie(sent(jar)), Date.now())
        if (session === undefined) throw new Error('the cookies hold no session')
        return session
      },

      /** @returns where the browser goes */
      async signOut(): Promise<string> {
        const { POST } = await import('@/app/api/auth/logout/route')
        const response = await POST(requestTo('/api/auth/logout', { method: 'POST', cookies: jar }))
        return response.headers.get('location') ?? ''
      },
    }
  }

  return { asked, restart, begin, comeBack, signIn, playerWith }
}
