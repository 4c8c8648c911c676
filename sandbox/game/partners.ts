import { Hono } from 'hono'
import type { PartnerAccounts } from '../partner/accounts.ts'
import type { Authenticate } from './access.ts'
import { fail, refuse } from './http.ts'

type Parts = { accounts: PartnerAccounts; authenticate: Authenticate; origin: string }

/** The game server's calls to the training-plan partner for a player (contracts.md, Training-plan pairing). */
export function partnersApi({ accounts, authenticate, origin }: Parts): Hono {
  return new Hono()
    .post('/partners/todaysplan/register', (context) => {
      accounts.link(authenticate(context).id)
      return context.json({})
    })
    .post('/partners/todaysplan/setup', (context) => {
      if (!accounts.coach(authenticate(context).id)) refuse('partner.not.linked')
      return context.json({})
    })
    .get('/partners/todaysplan/account', (context) =>
      context.json({ exists: accounts.isLinked(authenticate(context).id) }),
    )
    .get('/partners/credentials', (context) => {
      const invitation = accounts.invite(authenticate(context).id)
      return context.json([
        { name: 'pulsebook', oauthUrl: `${origin}/partner/oauth/pulsebook` },
        { name: 'todaysplan', oauthUrl: `${origin}/partner/oauth/connect?invitation=${invitation}` },
      ])
    })
    .get('/partners/:name/access-token', (context) => {
      const { id } = authenticate(context)
      if (context.req.param('name') !== 'todaysplan' || !accounts.isLinked(id)) fail(404, 'no token')
      return context.json({ token: `partner-token-of-${id}` })
    })
}
