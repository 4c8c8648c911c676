import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { openPartnerAccounts } from './accounts.ts'
import type { Service, ServiceContext } from '../kernel/service.ts'

const TERMS = `<h2>Coaching terms</h2>
<p>Your training plan is made by our partner. With your permission we share your rides and runs, your threshold power
and your weight with them, and nothing else.</p>
<ul><li>You may unlink your account at any time.</li><li>Your plan never books or pays for anything.</li></ul>`

const answerSchema = z.object({ invitation: z.string(), returnUrl: z.string(), answer: z.string() })

/** The training-plan partner: its terms, its page for linking, and the switch for a product's coaching (contracts.md, pairing). */
export function createPartner({ database, productSlug, siteUrl }: ServiceContext): Service {
  const accounts = openPartnerAccounts(database)
  const routes = new Hono()

  routes.get('/rest/auth/preregister', (c) => c.json({ tc: TERMS }))

  routes.get('/rest/utils/toggle/:product/:team{mens|womens}/true', (c) => {
    const { product, team } = c.req.param()
    if (!/^Bearer \S+$/.test(c.req.header('authorization') ?? '')) return c.json({ error: 'unauthorized' }, 401)
    if (product !== productSlug) return c.json({ error: `unknown product ${product}` }, 404)
    return c.json({ product, team, enabled: true })
  })

  routes.get('/oauth/connect', (c) => {
    const { invitation = '', returnUrl = '' } = c.req.query()
    if (accounts.playerOf(invitation) === undefined || !isOfSite(returnUrl, siteUrl)) return c.text('Unknown', 400)
    return c.html(connectPage(invitation, returnUrl))
  })

  routes.post('/oauth/connect', async (c) => {
    const { invitation, returnUrl, answer } = answerSchema.parse(await c.req.parseBody())
    const player = accounts.playerOf(invitation)
    if (player === undefined || !isOfSite(returnUrl, siteUrl)) return c.text('Unknown', 400)
    if (answer === 'link') accounts.link(player)
    return c.redirect(returnUrl, 303)
  })

  return { name: 'partner', routes, reset: () => accounts.reset() }
}

function isOfSite(address: string, siteUrl: string): boolean {
  return URL.parse(address)?.origin === new URL(siteUrl).origin
}

const connectPage = (invitation: string, returnUrl: string) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Link your account</title>
      <style>
        body {
          max-width: 32rem;
          margin: 4rem auto;
          padding: 0 1rem;
          font: 1.125rem/1.6 system-ui;
        }
        button {
          min-height: 3rem;
          padding: 0 1.5rem;
          font: inherit;
        }
      </style>
      <main>
        <h1>Link your account</h1>
        <p>The training plans of this partner will see your rides and runs.</p>
        <form method="post">
          <input type="hidden" name="invitation" value="${invitation}" />
          <input type="hidden" name="returnUrl" value="${returnUrl}" />
          <button name="answer" value="link">Link</button>
          <button name="answer" value="cancel">Not now</button>
        </form>
      </main>
    </html>`
