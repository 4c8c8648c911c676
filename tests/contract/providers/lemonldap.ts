import { createServer, type AddressInfo } from 'node:net'
import type { Registration } from '@/e2e/providers/lemonldap/configuration.ts'
import { hasLemonldap, LEMONLDAP_PLAYER, startLemonldap } from '@/e2e/providers/lemonldap/lemonldap.ts'
import { SITE } from '../../lib/support/session'
import type { Browser, Visit } from '../../sandbox/identity/browser.ts'
import { ACCESS_TOKEN_SECONDS, FILLING, SECRET, type Form, type Kind, type Provider } from './provider'

const OFFLINE = 'openid profile email offline_access'

/** The sites that are registered with it, by the form in which it answers them. */
const sites: Partial<Record<Form, Pick<Registration, 'options' | 'claims'>>> = {
  usual: {},
  'with questions': { options: { LogoutBypassConfirm: 0 } },
  'without refresh tokens': { options: { RefreshToken: 0, AllowOffline: 0 } },
  'with claims apart': { options: { IDTokenForceClaims: 0 } },
  signed: { options: { AccessTokenJWT: 1 } },
  long: {
    options: { AccessTokenJWT: 1, AccessTokenClaims: 1, IDTokenForceClaims: 0 },
    claims: { profile: FILLING },
  },
}
const idOf = (form: string) => `site-${form.replaceAll(' ', '-')}`

function registrationOf([form, { options, claims }]: [string, Pick<Registration, 'options' | 'claims'>]): Registration {
  return {
    id: idOf(form),
    secret: SECRET,
    redirectUri: `${SITE}/api/auth/callback`,
    postLogoutRedirectUri: `${SITE}/`,
    accessTokenSeconds: ACCESS_TOKEN_SECONDS,
    // Otherwise, who has been asked to consent and is asked to confirm signing out stays on a page of its own.
    options: { LogoutBypassConfirm: 1, ...options },
    claims,
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => void server.close(resolve))
  return port
}

/** The fields of a page's form, as a browser would send them. */
function fieldsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input [^>]*type="hidden"[^>]*>/g)].map(([tag]) => tag)
  const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  return Object.fromEntries(inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]))
}

const isBack = ({ url }: Visit) => url.origin === SITE

/** Signs in, up to its question whether the site may, which it doesn't ask each time. */
async function upToConsent(browser: Browser, address: string): Promise<Visit> {
  const page = await browser.open(address)
  if (!page.html.includes('name="password"')) return page
  const typed = { user: LEMONLDAP_PLAYER, password: LEMONLDAP_PLAYER }
  return browser.submit(address, { ...fieldsOf(page.html), ...typed })
}

/** LemonLDAP::NG, which nobody here wrote; one process for all tests of a file. */
export function lemonldap(): Kind {
  let running: Awaited<ReturnType<typeof startLemonldap>> | undefined
  const its = () => {
    if (running === undefined) throw new Error('LemonLDAP::NG has not been started')
    return running
  }

  function as(form: Form): Provider {
    const { issuer, changeKey, forget } = its()
    return {
      issuer,
      variables: {
        OIDC_ISSUER: issuer,
        OIDC_CLIENT_ID: idOf(form in sites ? form : 'usual'),
        OIDC_SCOPE: form === 'without refresh tokens' ? 'openid profile email' : OFFLINE,
      },
      async signIn(browser, address) {
        const asked = await upToConsent(browser, address)
        return isBack(asked) ? asked.url : (await browser.submit(address, fieldsOf(asked.html))).url
      },
      async refuse(browser, address) {
        const { confirm = '', ...form_ } = fieldsOf((await upToConsent(browser, address)).html)
        return (await browser.submit(address, { ...form_, confirm: `-${confirm}` })).url
      },
      async signOut(browser, address) {
        const asked = await browser.open(address)
        return isBack(asked) ? asked.url : (await browser.submit(address, fieldsOf(asked.html))).url
      },
      async signOutThere(browser) {
        await browser.open(`${issuer}/?logout=1`)
      },
      changeKey: (name = 'another-key') => changeKey(name),
      forgetGrants: () => forget('refresh_token'),
      close: async () => undefined,
    }
  }

  return {
    name: 'LemonLDAP::NG',
    isThere: hasLemonldap(),
    rotates: false,
    revokes: false,
    // Its description names the address for signing out, whatever its settings are.
    lacks: ['without end'],
    async begin() {
      running = await startLemonldap(await freePort(), Object.entries(sites).map(registrationOf))
    },
    end: async () => running?.stop(),
    as: async (form) => as(form),
  }
}
