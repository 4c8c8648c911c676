import { afterEach, beforeEach, expect, test } from 'vitest'
import { attributeOf, type Browser, createBrowser } from './browser.ts'
import { type Running, SITE, startIdentity } from './harness.ts'
import { createSite, type Login } from './site.ts'

let server: Running
let site: ReturnType<typeof createSite>
beforeEach(async () => {
  server = await startIdentity()
  site = createSite(server.url)
})
afterEach(() => server.close())

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.test', password: 'analytical engine' }

type Start = { browser: Browser; login: Login; path: string; html: string }

async function begin(prompt: string): Promise<Start> {
  const browser = createBrowser(server.url)
  const login = site.begin({ prompt })
  const { url, html } = await browser.open(login.address)
  return { browser, login, path: url.pathname, html }
}

async function signUp(fields: Record<string, string>) {
  const start = await begin('create consent')
  return { ...start, visit: await start.browser.submit(`${start.path}/sign-up`, fields) }
}

test('prompt=create opens the form, which makes an account and signs it in', async () => {
  const { html, login, visit } = await signUp(ada)
  expect(html).toContain('Join the ride')
  const tokens = await site.exchangeOf(visit, login)
  const claims = await site.claimsOf(tokens.id_token)
  expect(claims).toMatchObject({ email: 'ada@example.test', given_name: 'Ada', family_name: 'Byron' })
  const profile = await (await site.call(tokens.access_token)).json()
  expect(profile).toMatchObject({
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.test',
    publicId: claims.public_id,
    isMale: null,
    ftp: null,
  })
})

test('an account comes back with its password, whatever the case of the address', async () => {
  await signUp(ada)
  const { browser, login, path } = await begin('consent')
  const visit = await browser.submit(`${path}/sign-in`, { email: ' Ada@Example.test ', password: ada.password })
  const { access_token: token } = await site.exchangeOf(visit, login)
  expect(await (await site.call(token)).json()).toMatchObject({ firstName: 'Ada' })
})

test.each([
  ['a wrong password', { email: ada.email, password: 'difference engine' }],
  ['an unknown address', { email: 'charles@example.test', password: ada.password }],
  ['a demo player without a password', { email: 'maya@example.test', password: '' }],
  ['nothing', {}],
])('refuses %s and keeps the address', async (_what, fields) => {
  await signUp(ada)
  const { browser, path } = await begin('consent')
  const { response, html } = await browser.submit(`${path}/sign-in`, fields)
  expect(response.status).toBe(422)
  expect(html).toContain('do not belong together')
  expect(attributeOf(html, 'name="email"', 'value')).toBe('email' in fields ? fields.email : '')
})

test('an account with a password cannot be taken by the button of a demo player', async () => {
  const { visit, login } = await signUp(ada)
  const { id_token: token } = await site.exchangeOf(visit, login)
  const { browser, path } = await begin('consent')
  const sub = String((await site.claimsOf(token)).sub)
  expect((await browser.submit(`${path}/player`, { sub })).response.status).toBe(422)
})

test.each([
  ['ada@example.test', 'of an account'],
  ['ADA@example.test', 'of an account in other case'],
  ['maya@example.test', 'of a demo player'],
])('refuses the address %s %s', async (email) => {
  await signUp(ada)
  const { visit } = await signUp({ ...ada, email })
  expect(visit.response.status).toBe(422)
  expect(visit.html).toContain('There is an account with this address already')
})

test('two sign-ups with one address at the same moment make one account', async () => {
  const visits = await Promise.all([signUp(ada), signUp(ada)])
  expect(visits.filter(({ visit }) => visit.url.origin === SITE)).toHaveLength(1)
})

test.each([
  ['firstName', '  ', 'Please fill this in.'],
  ['lastName', 'x'.repeat(41), 'This is too long.'],
  ['email', '', 'Please fill this in.'],
  ['email', 'ada at example', 'This is not an e-mail address.'],
  ['password', 'short', 'Please take 10 characters or more.'],
])('refuses %s %o and says so beside the field', async (name, value, sentence) => {
  const { visit } = await signUp({ ...ada, [name]: value })
  expect(visit.response.status).toBe(422)
  expect(attributeOf(visit.html, `name="${name}"`, 'aria-invalid')).toBe('true')
  expect(visit.html).toContain(sentence)
  expect(visit.html.match(/aria-invalid="true"/g)).toHaveLength(1)
})

test('keeps what was typed but for the password, and writes it as text', async () => {
  const { visit } = await signUp({ ...ada, lastName: '"><script>alert(1)</script>', password: 'short one' })
  expect(attributeOf(visit.html, 'name="firstName"', 'value')).toBe('Ada')
  expect(visit.html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(visit.html).not.toContain('short one')
})

test('an empty form is refused field by field', async () => {
  const { visit } = await signUp({})
  expect(visit.html.match(/aria-invalid="true"/g)).toHaveLength(4)
})

test('somebody sent to sign up may sign in instead, and the other way round', async () => {
  const create = await begin('create consent')
  expect((await create.browser.open(`${create.path}?form=sign-in`)).html).toContain('Maya Lindqvist')
  const visit = await create.browser.submit(`${create.path}/player`, { sub: 'account-501' })
  expect(await site.statusOf((await site.exchangeOf(visit, create.login)).access_token)).toBe(200)

  const login = await begin('consent')
  expect((await login.browser.open(`${login.path}?form=sign-up`)).html).toContain('Join the ride')
  const joined = await login.browser.submit(`${login.path}/sign-up`, ada)
  expect(joined.url.origin).toBe(SITE)
})

test('a reset forgets accounts, and their ids do not come back', async () => {
  const idOf = async ({ visit, login }: Awaited<ReturnType<typeof signUp>>) =>
    (await site.claimsOf((await site.exchangeOf(visit, login)).id_token)).sub
  const first = await idOf(await signUp(ada))
  await fetch(`${server.url}/control/reset`, { method: 'POST' })
  expect(await idOf(await signUp(ada))).not.toBe(first)
})

test('the page for people lists who signed up', async () => {
  await signUp(ada)
  expect(await (await fetch(server.url)).text()).toContain('ada@example.test')
})
