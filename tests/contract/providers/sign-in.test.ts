// Signing in at a provider that nobody here wrote, and at our own stand-in. e2e/providers/lemonldap/install.sh unpacks the
// former; without that, its tests are skipped.
import { expect, test, vi } from 'vitest'
import { cookiesOf } from '../../lib/support/session'
import { createBrowser } from '../../sandbox/identity/browser.ts'
import { withEachProvider } from './each-provider'
import { siteAt } from './site'

/** After it keys that are not known are asked for again (lib/services/identity/signature.ts). */
const KEYS_ARE_YOUNG_MS = 31_000

withEachProvider((kind, as) => {
  test('signs a player in, and names who it is', async () => {
    const player = await siteAt(await as('usual')).signIn()
    const response = await player.ask()
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ isAuthenticated: true, firstName: 'Maya' })
  })

  test('a sign-in asks it for tokens alone, once its description and its keys are known', async () => {
    const { asked, signIn } = siteAt(await as('usual'))
    await signIn()
    // Once before a browser is sent there, so that it is known to be alive, and once for an hour.
    expect(asked).toEqual(['openid-configuration', 'openid-configuration', 'token', 'jwks'])
    asked.length = 0
    await signIn()
    expect(asked.filter((each) => each !== 'openid-configuration')).toEqual(['token'])
  })

  test('claims that its ID token lacks are one request more', async () => {
    const { asked, signIn } = siteAt(await as('with claims apart'))
    const { email } = await (await signIn()).session()
    expect(email).toBeDefined()
    expect(asked.slice(-3)).toEqual(['token', 'jwks', expect.stringMatching(/^(userinfo|me)$/)])
  })

  test('is taken though its answer doesn’t say whose it is', async () => {
    const { callback } = await siteAt(await as('nameless')).signIn()
    expect(callback.searchParams.has('iss')).toBe(false)
  })

  test('a player who doesn’t consent comes back with a reason', async () => {
    const provider = await as('usual')
    const { begin, comeBack } = siteAt(provider)
    const { address, jar } = await begin()
    const response = await comeBack(await provider.refuse(createBrowser(provider.issuer), address), jar)
    expect(new URL(response.headers.get('location') ?? '').searchParams.get('problem')).toBe('denied')
    expect(cookiesOf(response).session).toBeUndefined()
  })

  test.each([60_000, -60_000])('a clock that is %d ms ahead of its clock is no hindrance', async (aheadMs) => {
    const player = await siteAt(await as('usual'), { aheadMs }).signIn()
    expect((await player.ask()).status).toBe(200)
    expect(await player.call()).toBe((await player.session()).tokens.access)
  })

  test('signs players in before and after it changes its key, and nobody is signed out', async () => {
    const provider = await as('usual')
    const { asked, signIn } = siteAt(provider)
    const before = await signIn()
    await provider.changeKey()
    vi.setSystemTime(Date.now() + KEYS_ARE_YOUNG_MS)
    const later = await signIn()
    expect((await later.ask()).status).toBe(200)
    expect((await before.ask()).status).toBe(200)
    expect(asked.filter((each) => each === 'jwks')).toHaveLength(2)
  })

  test.skipIf(kind.lacks.includes('with nameless keys'))(
    'as it does after it changes a key that has no name',
    async () => {
      const provider = await as('with nameless keys')
      await provider.changeKey('')
      const { signIn } = siteAt(provider)
      await signIn()
      await provider.changeKey('')
      vi.setSystemTime(Date.now() + KEYS_ARE_YOUNG_MS)
      expect((await (await signIn()).ask()).status).toBe(200)
    },
  )
})
