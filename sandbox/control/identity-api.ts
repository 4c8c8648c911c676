import { type Context, Hono } from 'hono'
import type { IdentityAdmin } from '../identity/admin.ts'
import { livesInputSchema } from '../identity/token-lives.ts'
import { ControlProblem, parseBody } from './problem.ts'

/**
 * `/control/identity`: lifetimes of tokens, and ending sessions and access tokens; `?email=` limits this to one player.
 */
export function createIdentityApi(identity: IdentityAdmin): Hono {
  const routes = new Hono()
  routes.get('/identity', (c) => c.json(identity.lives()))
  routes.post('/identity', async (c) => c.json(identity.changeLives(await parseBody(c, livesInputSchema))))
  routes.delete('/identity/sessions', (c) => {
    identity.endSessions(subOf(c, identity))
    return c.body(null, 204)
  })
  routes.delete('/identity/access-tokens', (c) => {
    identity.endAccessTokens(subOf(c, identity))
    return c.body(null, 204)
  })
  return routes
}

/**
 * The named player's subject; undefined if no player is named. A misspelt name is an error, so that it doesn't mean all
 * players.
 */
function subOf(c: Context, identity: IdentityAdmin): string | undefined {
  const { email, ...others } = c.req.query()
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw new ControlProblem(400, 'bad_input', `${unknown} is not known here, email is`)
  if (email === undefined) return undefined
  const account = identity.findByEmail(email)
  if (!account) throw new ControlProblem(404, 'not_found', 'no such player')
  return account.sub
}
