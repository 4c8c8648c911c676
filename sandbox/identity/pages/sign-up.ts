import { html } from 'hono/html'
import type { Refusals, SignUpField } from '../sign-up.ts'
import { field } from './field.ts'
import { layout, type PageContext } from './layout.ts'

/**
 * @param typed the values that were sent, shown again without the password; `refusals` explain what is wrong with them
 */
export function signUpPage(
  context: PageContext,
  path: string,
  typed: Partial<Record<SignUpField, string>> = {},
  refusals: Refusals = {},
): Promise<string> {
  const { words } = context
  const said = (name: SignUpField) => {
    const refusal = refusals[name]
    return { name, value: typed[name], wrong: refusal && words[refusal] }
  }
  const refused = Object.keys(refusals).length > 0
  const main = html`<p>${words.signUpIntro}</p>
    ${refused ? html`<p class="wrong" role="alert">${words.checkFields}</p>` : ''}
    <form method="post" action="${path}/sign-up" class="fields" novalidate>
      ${field({ ...said('firstName'), label: words.firstName, autocomplete: 'given-name' })}
      ${field({ ...said('lastName'), label: words.lastName, autocomplete: 'family-name' })}
      ${field({ ...said('email'), type: 'email', label: words.email, autocomplete: 'email' })}
      ${field({
        ...said('password'),
        value: '',
        type: 'password',
        label: words.password,
        autocomplete: 'new-password',
        hint: words.passwordHint,
      })}
      <button>${words.createAccount}</button>
    </form>
    <p>${words.haveAccount} <a href="${path}?form=sign-in">${words.signIn}</a></p>`
  return layout(context, words.signUpTitle, main)
}
