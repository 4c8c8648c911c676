import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { readQuery } from '../game/http.ts'
import { hostedHeaders, hostedPage } from '../game/memberships/hosted-page.ts'
import { REFUSED_NONCE } from '../game/memberships/purchase.ts'

/** The gateways' own card form: it stores the card and returns a nonce for it. */
export function cardForm(siteUrl: string): Hono {
  const visitSchema = z.object({
    gateway: z.enum(['own', 'braintree']),
    returnUrl: z.url().refine((url) => url.startsWith(`${siteUrl}/`), 'leads back to another site'),
  })
  return new Hono().get('/card-form', async (context) => {
    const { gateway, returnUrl } = readQuery(context, visitSchema)
    const back = (nonce: string) => {
      const address = new URL(returnUrl)
      address.searchParams.set('nonce', nonce)
      return address.href
    }
    const main = html`<h1>Use another card</h1>
      <p>It will be stored at ${gateway === 'own' ? 'the own gateway' : 'Braintree'}.</p>
      <p><a href="${back('mastercard-5454')}">Store Mastercard 5454</a></p>
      <p><a href="${back('visa-1111')}">Store Visa 1111</a></p>
      <p><a href="${back(REFUSED_NONCE)}">Store a card that is refused</a></p>
      <p><a href="${returnUrl}">Back without a card</a></p>`
    return context.html(await hostedPage(main), 200, hostedHeaders(siteUrl))
  })
}
