import { expect, test } from 'vitest'
import { env } from '@/lib/core/server/env'
import {
  getPartnerConnectionAccessToken,
  getTodaysPlanAccountExists,
  partnerConnectionCredentials,
  registerUserTodaysPlan,
  setUpUserTodaysPlanZA,
} from '@/lib/services/game/partners'
import { getPreregisterTerms, toggleCoaching } from '@/lib/services/partner/client'
import { askedOf } from '../../support/asked'
import { stubUpstream } from '../../support/upstream'

const bearer = 'Bearer access-1'

test.each([
  ['[PA-015]', 'POST', '/partners/todaysplan/register', () => registerUserTodaysPlan('access-1')],
  ['[PA-016]', 'POST', '/partners/todaysplan/setup', () => setUpUserTodaysPlanZA('access-1')],
  ['[PA-017]', 'GET', '/partners/todaysplan/account', () => getTodaysPlanAccountExists('access-1')],
  [
    '[PA-008, PA-019]',
    'GET',
    '/partners/todaysplan/access-token',
    () => getPartnerConnectionAccessToken('todaysplan', 'access-1'),
  ],
])('%s asks the game server by %s %s for the player', async (_row, method, path, call) => {
  const asked = stubUpstream(() => Response.json({ exists: true, token: 'partner-token' }))
  await call()
  expect(await askedOf(asked[0])).toEqual({
    method,
    url: `${env.GAME_API_URL}${path}`,
    authorization: bearer,
    body: null,
  })
})

test('lists the partners with their pages for linking [PA-007, PA-018]', async () => {
  const credentials = [{ name: 'todaysplan', oauthUrl: 'https://plans.gruppetto.cc/oauth' }]
  const asked = stubUpstream(() => Response.json(credentials))
  expect(await partnerConnectionCredentials('access-1')).toEqual(credentials)
  expect(asked[0]?.url).toBe(`${env.GAME_API_URL}/partners/credentials`)
})

test('gets the partner’s terms, as those of our company [PA-021, PA-026]', async () => {
  const asked = stubUpstream(() => Response.json({ tc: '<p>Terms</p>' }))
  expect(await getPreregisterTerms()).toBe('<p>Terms</p>')
  expect(asked[0]?.url).toBe(`${env.TRAINING_PARTNER_URL}/rest/auth/preregister?company=gruppetto`)
  expect(asked[0]?.headers.get('authorization')).toBeNull()
})

test.each(['mens', 'womens'] as const)(
  'switches the coaching of %s on with the partner’s token [PA-022]',
  async (team) => {
    const asked = stubUpstream(() => new Response(''))
    await toggleCoaching(team, 'partner-token')
    expect(await askedOf(asked[0])).toMatchObject({
      method: 'GET',
      url: `${env.TRAINING_PARTNER_URL}/rest/utils/toggle/gruppetto/${team}/true`,
      authorization: 'Bearer partner-token',
    })
  },
)
