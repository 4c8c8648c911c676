// What becomes of a session at a provider that nobody here wrote, and at our own stand-in (see sign-in.test.ts).
import { expect, test, vi } from 'vitest'
import { SITE } from '../../lib/support/session'
import { withEachProvider } from './each-provider'
import { ACCESS_TOKEN_SECONDS } from './provider'
import { siteAt } from './site'

const ENDED_MS = (ACCESS_TOKEN_SECONDS + 1) * 1000

const pass = (ms: number) => void vi.setSystemTime(Date.now() + ms)

const problemOf = async (response: Response) => ({ status: response.status, body: (await response.json()) as unknown })
const ended = {
  status: 401,
  body: expect.objectContaining({ code: 'not_signed_in', title: 'The session is missing or has ended' }) as unknown,
}

withEachProvider((kind, as) => {
  const exchangesOf = (asked: readonly string[]) => asked.filter((each) => each === 'token').length

  test.each([0, 60_000, -60_000])(
    'a session is renewed, once for six calls at a time, and again, by a clock that is %d ms ahead',
    async (aheadMs) => {
      const { asked, signIn } = siteAt(await as('usual'), { aheadMs })
      const player = await signIn()
      for (let turn = 1; turn <= 2; turn += 1) {
        pass(ENDED_MS)
        const before = exchangesOf(asked)
        const tokens = await Promise.all(Array.from({ length: 6 }, () => player.call()))
        expect(new Set(tokens).size).toBe(1)
        expect(exchangesOf(asked) - before).toBe(1)
        await player.ask()
      }
    },
  )

  test.runIf(kind.rotates)('a refresh token that comes again ends the session', async () => {
    const { asked, restart, signIn, playerWith } = siteAt(await as('usual'))
    const player = await signIn()
    const copy = playerWith(player.cookies())
    const { refresh } = (await player.session()).tokens
    pass(ENDED_MS)
    await player.ask()
    expect((await player.session()).tokens.refresh).not.toBe(refresh)
    // The same process knows what the token was exchanged for.
    expect((await copy.ask()).status).toBe(200)
    expect(exchangesOf(asked)).toBe(2)

    const thief = playerWith(copy.cookies())
    restart()
    pass(ENDED_MS)
    expect((await player.ask()).status).toBe(200)
    restart()
    expect(await problemOf(await thief.ask())).toEqual(ended)
    pass(ENDED_MS)
    expect(await problemOf(await player.ask())).toEqual(ended)
  })

  test.runIf(!kind.rotates)('a refresh token stays, and is good again', async () => {
    const { asked, restart, signIn, playerWith } = siteAt(await as('usual'))
    const player = await signIn()
    const copy = playerWith(player.cookies())
    const { refresh } = (await player.session()).tokens
    pass(ENDED_MS)
    await player.ask()
    expect((await player.session()).tokens.refresh).toBe(refresh)
    restart()
    expect((await copy.ask()).status).toBe(200)
    expect(exchangesOf(asked)).toBe(3)
  })

  test('a session ends that it has forgotten, with the next renewal', async () => {
    const provider = await as('usual')
    const { signIn } = siteAt(provider)
    const [player, other] = [await signIn(), await signIn()]
    pass(ENDED_MS)
    expect((await player.ask()).status).toBe(200)
    provider.forgetGrants()
    expect(await problemOf(await other.ask())).toEqual(ended)
    expect(other.cookies()).toEqual({})
  })

  test('without refresh tokens a session ends with its access token, and takes its cookies with it', async () => {
    const { asked, signIn } = siteAt(await as('without refresh tokens'))
    const player = await signIn()
    expect((await player.session()).tokens.refresh).toBeUndefined()
    expect(await player.call()).toBe((await player.session()).tokens.access)
    pass(ENDED_MS)
    expect(await problemOf(await player.ask())).toEqual(ended)
    expect(player.cookies()).toEqual({})
    expect(exchangesOf(asked)).toBe(1)
  })

  test('a player who signs out there is signed out here, with the next renewal', async () => {
    const provider = await as('usual')
    const { signIn } = siteAt(provider, { variables: { OIDC_PROMPT: 'omit' } })
    const player = await signIn()
    await provider.signOutThere(player.browser)
    expect((await player.ask()).status).toBe(200)
    pass(ENDED_MS)
    expect(await problemOf(await player.ask())).toEqual(ended)
  })

  test('signing out ends the session here and there', async () => {
    const provider = await as('usual')
    const { signIn, begin } = siteAt(provider)
    const player = await signIn()
    const address = await player.signOut()
    expect(address.startsWith(provider.issuer)).toBe(true)
    expect((await player.ask()).status).toBe(401)
    expect((await provider.signOut(player.browser, address)).href).toBe(`${SITE}/`)
    expect((await player.browser.open((await begin()).address)).html).toContain('name="password"')
  })

  /** What an instance that knows of no sign-out says to a copy of a cookie of before. */
  async function copyAfterSignOut() {
    const { asked, restart, signIn, playerWith } = siteAt(await as('usual'))
    const player = await signIn()
    const copy = playerWith(player.cookies())
    await player.signOut()
    restart()
    pass(ENDED_MS)
    const { status } = await copy.ask()
    return { status, revocations: asked.filter((each) => each === 'revocation').length }
  }

  test.runIf(kind.revokes)('its tokens are revoked then, and are of no use with a copy of the cookie', async () => {
    expect(await copyAfterSignOut()).toEqual({ status: 401, revocations: 2 })
  })

  test.runIf(!kind.revokes)('its tokens can’t be revoked then, and are good with a copy of the cookie', async () => {
    expect(await copyAfterSignOut()).toEqual({ status: 200, revocations: 0 })
  })

  test.skipIf(kind.lacks.includes('with questions'))(
    'a player whom it asks whether to sign out stays there, signed out',
    async () => {
      const provider = await as('with questions')
      const { signIn, begin } = siteAt(provider)
      const player = await signIn()
      const address = await player.signOut()
      expect((await provider.signOut(player.browser, address)).href).toBe(`${provider.issuer}/oauth2`)
      expect((await player.browser.open((await begin()).address)).html).toContain('name="password"')
    },
  )

  test.skipIf(kind.lacks.includes('without end'))(
    'without an address for signing out there, signing out ends the session here and leads home',
    async () => {
      const { signIn } = siteAt(await as('without end'))
      const player = await signIn()
      expect(await player.signOut()).toBe(`${SITE}/`)
      expect((await player.ask()).status).toBe(401)
    },
  )

  test.each([
    { form: 'usual', what: 'opaque', parts: 1, least: 32, cookies: 1 },
    { form: 'signed', what: 'signed', parts: 3, least: 600, cookies: 1 },
    { form: 'long', what: 'of 6 KB', parts: 3, least: 6000, cookies: 2 },
  ] as const)('with access tokens that are $what a player signs in, is renewed, and signs out', async (tokens) => {
    const provider = await as(tokens.form)
    const player = await siteAt(provider).signIn()
    const { access } = (await player.session()).tokens
    expect(access.split('.')).toHaveLength(tokens.parts)
    expect(access.length).toBeGreaterThanOrEqual(tokens.least)
    expect(Object.keys(player.cookies()).filter((name) => name.startsWith('session'))).toHaveLength(tokens.cookies)
    pass(ENDED_MS)
    expect((await player.ask()).status).toBe(200)
    expect(await player.call()).not.toBe(access)
    const address = await player.signOut()
    expect((await player.ask()).status).toBe(401)
    expect((await provider.signOut(player.browser, address)).href).toBe(`${SITE}/`)
  })
})
