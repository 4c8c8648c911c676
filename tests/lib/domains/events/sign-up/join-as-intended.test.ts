import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { joinAsIntended } from '@/lib/domains/events/server'
import { gameEventAnswer } from '../../../support/game-events'
import { aMember } from '../../../support/member'
import { stubUpstream } from '../../../support/upstream'

const intent = { eventId: '7', subgroupId: '70' }
const start = { id: 70, label: 2, eventSubgroupStart: '2026-03-01T18:05:00Z' }
const SIGN_UP = 'POST /events/subgroups/signup/70'

beforeEach(() => {
  vi.setSystemTime('2026-03-01T12:00:00Z')
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
})

/** A game server with this event. @returns the changes it was asked for */
function game(event: Record<string, unknown>, signUp: () => Response = () => Response.json({ signedUp: true })) {
  const asked = stubUpstream(({ method }) => (method === 'POST' ? signUp() : Response.json(gameEventAnswer(event))))
  return () =>
    asked
      .filter(({ method }) => method !== 'GET')
      .map(({ method, url }) => `${method} ${url.replace(env.GAME_API_URL, '')}`)
}

test('signs up to the start, with the secret where there is one [EV-040]', async () => {
  const changes = game({})
  await joinAsIntended(aMember, intent)
  await joinAsIntended(aMember, { ...intent, eventSecret: 'lantern' })
  expect(changes()).toEqual([SIGN_UP, `${SIGN_UP}?eventSecret=lantern`])
})

test('who is in stays in, and the game is not asked again', async () => {
  const changes = game({ eventSubgroups: [{ ...start, signedUp: true }] })
  await joinAsIntended(aMember, intent)
  expect(changes()).toEqual([])
})

test.each([
  ['is restricted', { restricted: true }],
  ['has closed', { eventSubgroups: [{ ...start, registrationEnd: '2026-03-01T11:00:00Z' }] }],
  ['is for men only', { eventSubgroups: [{ ...start, rulesSet: ['MEN_ONLY'] }] }],
  ['is for another category', { eventSubgroups: [{ ...start, accessValidationResult: false }] }],
  ['is of another event', { eventSubgroups: [{ ...start, id: 71 }] }],
])('a start that %s is refused by our rules, before the game is asked', async (_, event) => {
  const changes = game(event)
  await expect(joinAsIntended(aMember, intent)).rejects.toMatchObject({ code: 'sign_up_refused' })
  expect(changes()).toEqual([])
})

test.each([
  ['refuses', () => Response.json({ key: 'event.closed' }, { status: 403 }), 'sign_up_refused'],
  ['does not sign the player up', () => Response.json({ signedUp: false }), 'sign_up_refused'],
  ['fails', () => new Response('', { status: 500 }), 'upstream_failed'],
])('where the game %s, the player is not in', async (_, signUp, code) => {
  const changes = game({}, signUp)
  await expect(joinAsIntended(aMember, intent)).rejects.toMatchObject({ code })
  expect(changes()).toEqual([SIGN_UP])
})
