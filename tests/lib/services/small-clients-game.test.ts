import { beforeEach, expect, test } from 'vitest'
import { env } from '@/lib/core/server/env'
import { getCalendarFeed, makeCalendarFeed, revokeCalendarFeed } from '@/lib/services/game/calendar-feeds'
import { filterBody } from '@/lib/services/game/event-filter'
import * as partners from '@/lib/services/game/partners'
import { gameRequest } from '@/lib/services/game/request'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { z } from 'zod'
import { stubUpstream } from '../support/upstream'

beforeEach(forgetProcessState)

/** What a call asks of the game server, and what it makes of an answer. */
async function call<Value>(run: () => Promise<Value>, answer: unknown) {
  const asked = stubUpstream(() => Response.json(answer))
  const value = await run()
  const [request] = asked
  const authorization = request?.headers.get('authorization')
  return { value, asked: `${request?.method} ${request?.url.slice(env.GAME_API_URL.length)}`, authorization }
}

test.each<[string, () => Promise<unknown>, unknown, string, unknown]>([
  [
    'opens an account at the partner',
    () => partners.registerUserTodaysPlan('t'),
    { a: 1 },
    'POST /partners/todaysplan/register',
    undefined,
  ],
  [
    'begins the coaching',
    () => partners.setUpUserTodaysPlanZA('t'),
    { a: 1 },
    'POST /partners/todaysplan/setup',
    undefined,
  ],
  [
    'asks for the account',
    () => partners.getTodaysPlanAccountExists('t'),
    { exists: true },
    'GET /partners/todaysplan/account',
    true,
  ],
  [
    'asks for no account',
    () => partners.getTodaysPlanAccountExists('t'),
    { exists: false },
    'GET /partners/todaysplan/account',
    false,
  ],
  [
    'asks where accounts are linked',
    () => partners.partnerConnectionCredentials('t'),
    [{ name: 'todaysplan', oauthUrl: null }],
    'GET /partners/credentials',
    [{ name: 'todaysplan', oauthUrl: undefined }],
  ],
  [
    'asks for the partner’s token',
    () => partners.getPartnerConnectionAccessToken('todaysplan', 't'),
    { token: 'x' },
    'GET /partners/todaysplan/access-token',
    'x',
  ],
  [
    'makes a calendar',
    () => makeCalendarFeed('t'),
    { feedToken: 'secret' },
    'PUT /profiles/me/calendar-feed',
    { feedToken: 'secret' },
  ],
  ['revokes it', () => revokeCalendarFeed('t'), { a: 1 }, 'DELETE /profiles/me/calendar-feed', undefined],
])('a player %s', async (_, run, answer, asked, value) => {
  expect(await call(run, answer)).toEqual({ value, asked, authorization: 'Bearer t' })
})

test('a calendar is read by its secret alone, which no error repeats', async () => {
  const read = await call(() => getCalendarFeed('a/b'), { events: [] })
  expect(read).toEqual({ value: [], asked: 'GET /public/calendar-feeds/a%2Fb', authorization: null })
})

test.each([404, 400])('a calendar of no player, or of a secret in another form, is not found (%i)', async (status) => {
  stubUpstream(() => new Response('', { status }))
  await expect(getCalendarFeed('secret')).rejects.toMatchObject({ name: 'NotFoundError', what: 'calendar' })
})

test.each([
  [() => partners.getTodaysPlanAccountExists('t'), { exists: 'yes' }],
  [() => partners.partnerConnectionCredentials('t'), [{ oauthUrl: 'a' }]],
  [() => partners.getPartnerConnectionAccessToken('todaysplan', 't'), { token: '' }],
  [() => makeCalendarFeed('t'), { feedToken: '' }],
])('an answer of another shape is a bad one', async (run, answer) => {
  stubUpstream(() => Response.json(answer))
  await expect(run()).rejects.toMatchObject({ service: 'game', kind: 'schema' })
})

test('a name that would lead to another call leads nowhere', async () => {
  const asked = stubUpstream(() => Response.json(1))
  const request = { operation: 'read', schema: z.number() }
  for (const path of ['/a//b', '/a/./b', '/a/../b', '/a/', '/..']) {
    await expect(gameRequest({ ...request, path })).rejects.toMatchObject({ name: 'NotFoundError', what: path })
    await expect(gameRequest({ ...request, path, missing: 'ride' })).rejects.toMatchObject({ what: 'ride' })
  }
  expect(asked).toEqual([])
  await expect(gameRequest({ ...request, path: '/a/...b/.c' })).resolves.toBe(1)
})

test('of a search what is empty is not sent, and what is false or nought is', () => {
  const filter = {
    tags: [],
    from: '',
    to: undefined,
    onlyAccessExpression: false,
    subgroupLabels: [0],
    sortField: 'start',
  }
  expect(filterBody(filter)).toEqual({ onlyAccessExpression: false, subgroupLabels: [0], sortField: 'start' })
  expect(filterBody({ cursor: undefined, rulesSet: ['a'] })).toStrictEqual({ rulesSet: ['a'] })
})
