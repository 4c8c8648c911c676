import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { errors, type InteractionResults, type Provider } from 'oidc-provider'
import { z } from 'zod'
import type { Account, Accounts } from './accounts.ts'
import { problemPage } from './pages/end.ts'
import { createNonce, type PageContext, pageHeaders } from './pages/layout.ts'
import { signInPage } from './pages/sign-in.ts'
import { signUpPage } from './pages/sign-up.ts'
import { readSignUp, type SignUpField } from './sign-up.ts'
import { chooseWords } from './words/choose.ts'

export type InteractionParts = {
  provider: Provider
  accounts: Accounts
  siteUrl: string
  formOrigins: readonly string[]
}

type Ctx = Context<{ Bindings: Partial<HttpBindings> }>

const PATH = '/interaction/:uid'

const text = z.string().catch('')
const typedSchema = z.object({ firstName: text, lastName: text, email: text }) satisfies z.ZodType<
  Partial<Record<SignUpField, string>>
>
const passwordForm = z.object({ email: text, password: text })
const playerForm = z.object({ sub: text })

/** The login page and its forms; all of them lead back to the provider, which answers the site. */
export function interactionPages({ provider, accounts, siteUrl, formOrigins }: InteractionParts): Hono {
  const routes = new Hono<{ Bindings: Partial<HttpBindings> }>()

  routes.get(PATH, async (c) => {
    const { context, prompt } = await open(c)
    const isSignUp = (c.req.query('form') ?? (prompt === 'create' ? 'sign-up' : 'sign-in')) === 'sign-up'
    return show(c, context, isSignUp ? await signUpPage(context, c.req.path) : await signInPage(context, c.req.path))
  })

  routes.post(`${PATH}/player`, async (c) => {
    const { context } = await open(c)
    const { sub } = playerForm.parse(await c.req.parseBody())
    const account = accounts.find(sub)
    // Only demo players have no password; others must enter theirs.
    if (!account || !accounts.isDemo(account)) return show(c, context, await signInPage(context, pathOf(c)), 422)
    return finish(c, account)
  })

  routes.post(`${PATH}/sign-in`, async (c) => {
    const { context } = await open(c)
    const { email, password } = passwordForm.parse(await c.req.parseBody())
    const account = await accounts.signIn(email.trim(), password)
    return account ? finish(c, account) : show(c, context, await signInPage(context, pathOf(c), email), 422)
  })

  routes.post(`${PATH}/sign-up`, async (c) => {
    const { context } = await open(c)
    const form = await c.req.parseBody()
    const read = readSignUp(form)
    const account = 'account' in read ? await accounts.signUp(read.account) : undefined
    if (account) return finish(c, account)
    const refusals = 'refusals' in read ? read.refusals : { email: 'emailTaken' as const }
    return show(c, context, await signUpPage(context, pathOf(c), typedSchema.parse(form), refusals), 422)
  })

  routes.onError(async (error, c) => {
    if (!(error instanceof errors.SessionNotFound)) throw error
    const context = contextOf(c)
    return show(c, context, await problemPage(context, 'expired'), 400)
  })

  /** @throws SessionNotFound if the browser's cookie belongs to no sign-in under way */
  async function open(c: Ctx): Promise<{ context: PageContext; prompt: string }> {
    const { incoming, outgoing } = connectionOf(c)
    const { params, prompt, uid } = await provider.interactionDetails(incoming, outgoing)
    if (uid !== c.req.param('uid')) throw new errors.SessionNotFound('another sign-in is under way')
    return { context: contextOf(c, params.ui_locales), prompt: prompt.name }
  }

  async function finish(c: Ctx, { sub }: Account): Promise<Response> {
    const { incoming, outgoing } = connectionOf(c)
    // `create` means that prompt=create was handled, even if the player used an existing account.
    const result: InteractionResults = { login: { accountId: sub }, create: {} }
    return c.redirect(await provider.interactionResult(incoming, outgoing, result), 303)
  }

  function contextOf(c: Context, locales: unknown = c.req.header('accept-language')): PageContext {
    return { ...chooseWords(locales), nonce: createNonce(), siteUrl }
  }

  function show(c: Context, { nonce }: PageContext, page: string, status: 200 | 400 | 422 = 200) {
    return c.html(page, status, pageHeaders(nonce, formOrigins))
  }

  return new Hono().route('/', routes)
}

/** The address of the page that a form was on. */
function pathOf(c: Context): string {
  return c.req.path.slice(0, c.req.path.lastIndexOf('/'))
}

/** oidc-provider reads its cookies from Node's own request. */
function connectionOf(c: Ctx): HttpBindings {
  const { incoming, outgoing } = c.env ?? {}
  if (!incoming || !outgoing) throw new Error('the login page needs a listening server')
  return { incoming, outgoing }
}
