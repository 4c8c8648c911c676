import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/events/leaving/route'
import { log } from '@/lib/core/server/log'
import { playerIdOf } from '@/lib/domains/session/player-id'
import { sealSession } from '@/lib/domains/session/sealed-session'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { aSession, NOW, requestTo, SITE } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'

const LIST = '/my-events/list'
const page = { player: playerIdOf('account-501'), locale: 'en', event: '1002' }

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A game server that answers sign-ups so. @returns what is asked of it */
function game(answer: () => Response): () => string[] {
  const asked = stubUpstream(({ url }) =>
    url.includes('/signup/') ? answer() : Response.json({ feature: false, enabled: false }),
  )
  return () =>
    asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`).filter((call) => call.includes('/signup/'))
}

async function send(form: Record<string, string>, headers: Record<string, string> = {}) {
  const cookies = { session: await sealSession(aSession()) }
  const response = await POST(requestTo('/api/events/leaving', { form, cookies, headers }))
  return [response.status, response.headers.get('location')?.replace(SITE, '')]
}

test('a form leaves the event that it names, and the list says so in its language [EV-036]', async () => {
  const asked = game(() => Response.json({ signedUp: false }))
  expect(await send({ ...page, locale: 'de' })).toEqual([303, `/de${LIST}?ended=one`])
  expect(asked()).toEqual([expect.stringMatching(/^DELETE .*\/signup\/1002$/)])
})

test.each([
  [403, { key: 'signup.closed' }],
  [429, {}],
  [500, {}],
])('where the game answers %i, the list says that it did not work [EV-127]', async (status, body) => {
  game(() => Response.json(body, { status }))
  expect(await send(page)).toEqual([303, `${LIST}?problem=failed`])
})

test.each([
  ['another player’s page', { ...page, player: playerIdOf('account-502') }],
  ['a page without a player', { locale: 'en', event: '1002' }],
  ['no event', { ...page, event: '' }],
  ['an event that can’t be', { ...page, event: '../1002' }],
])('a form of %s leaves nothing', async (_, form: Record<string, string>) => {
  const asked = game(() => Response.json({ signedUp: false }))
  const [status, to] = await send(form)
  expect([status, String(to)]).toEqual([303, expect.stringContaining('problem=')])
  expect(asked()).toEqual([])
})

test('a form of another site leaves nothing', async () => {
  const asked = game(() => Response.json({ signedUp: false }))
  expect(await send(page, { 'sec-fetch-site': 'cross-site' })).toEqual([403, undefined])
  expect(asked()).toEqual([])
})
