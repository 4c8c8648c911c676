import { html, raw } from 'hono/html'
import { layout, type PageContext } from './layout.ts'

/**
 * The page that asks before signing out; if the site has sent the player's ID token, it submits its form itself.
 *
 * @param form oidc-provider's form, to which the button belongs by its id
 */
export function signOutPage(context: PageContext, form: string, isAtOnce: boolean): Promise<string> {
  const { words, nonce } = context
  const script = html`<script nonce="${nonce}">
    document.querySelector('button').click()
  </script>`
  const main = html`<p>${isAtOnce ? words.signOutBusy : words.signOutAsk}</p>
    ${raw(form)}
    <p><button type="submit" form="op.logoutForm" name="logout" value="yes">${words.signOut}</button></p>
    ${isAtOnce ? script : ''}`
  return layout(context, words.signOutTitle, main)
}

export function signedOutPage(context: PageContext): Promise<string> {
  return layout(context, context.words.signedOutTitle, html`<p>${context.words.signedOut}</p>`)
}

/** @param detail the reason in the provider's own words, if there is one */
export function problemPage(context: PageContext, reason: 'expired' | 'problem', detail?: string): Promise<string> {
  const { words } = context
  const main = html`<p>${words[reason]}</p>
    ${detail ? html`<p class="hint">${detail}</p>` : ''}`
  return layout(context, words.problemTitle, main)
}
