import { html } from 'hono/html'
import { demoPlayers, type PlayerName } from '../../game/players.ts'
import { accountOf } from '../accounts.ts'
import { field } from './field.ts'
import { type Html, layout, type PageContext } from './layout.ts'

const PLAYER_NAMES: PlayerName[] = [
  'woman',
  'man',
  'unset',
  'member',
  'lapsed',
  'fundraiser',
  'ineligible',
  'partner',
  'unverified',
]

/** @param email the address that was sent with a wrong password */
export function signInPage(context: PageContext, path: string, email?: string): Promise<string> {
  const { words } = context
  const players = html`<p>${words.choosePlayer}</p>
    <form method="post" action="${path}/player" class="players">
      ${PLAYER_NAMES.map((name) => playerButton(name, words.kinds[name]))}
    </form>`
  const own = html`<h2>${words.orOwnAccount}</h2>
    ${email === undefined ? '' : html`<p class="wrong" role="alert">${words.mismatch}</p>`}
    <form method="post" action="${path}/sign-in" class="fields">
      ${field({ name: 'email', type: 'email', label: words.email, autocomplete: 'username', value: email })}
      ${field({ name: 'password', type: 'password', label: words.password, autocomplete: 'current-password' })}
      <button>${words.signIn}</button>
    </form>
    <p>${words.newHere} <a href="${path}?form=sign-up">${words.createAccount}</a></p>`
  return layout(context, words.signInTitle, html`${players} ${own}`)
}

function playerButton(name: PlayerName, kind: string): Html {
  const player = demoPlayers[name]
  const initials = `${player.firstName.charAt(0)}${player.lastName.charAt(0)}`
  const portrait = player.portrait
    ? html`<img src="/media/portraits/${player.portrait}.png?w=96&h=96&fit=crop" alt="" width="48" height="48" />`
    : html`<span class="initials" aria-hidden="true">${initials}</span>`
  return html`<button name="sub" value="${accountOf(player).sub}">
    ${portrait} <span>${player.firstName} ${player.lastName} <small>${kind}</small></span>
  </button>`
}
