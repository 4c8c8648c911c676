import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/calendars/mine/form/route'
import { log } from '@/lib/core/server/log'
import { shownFeed } from '@/lib/domains/events/calendar/shown-feed'
import { playerIdOf } from '@/lib/domains/session/player-id'
import { sealSession } from '@/lib/domains/session/sealed-session'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { aSession, NOW, requestTo, SITE } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'

const PAGE = '/settings/connections'
const page = { player: playerIdOf('account-501'), locale: 'en' }

beforeEach(() => {
  forgetProcessState()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A game server that makes and revokes feeds. @returns the methods of what is asked of it */
function game(answer: () => Response = () => Response.json({ feedToken: 'secret-feed' })): () => string[] {
  const asked = stubUpstream(answer)
  return () => asked.filter(({ url }) => url.includes('calendar')).map(({ method }) => method)
}

async function send(form: Record<string, string>, headers: Record<string, string> = {}) {
  const cookies = { session: await sealSession(aSession()) }
  const response = await POST(requestTo('/api/calendars/mine/form', { form, cookies, headers }))
  return new URL(response.headers.get('location') ?? 'about:blank', SITE)
}

test('a new address is in the page’s address, sealed for its player and for ten minutes', async () => {
  game()
  const to = await send({ ...page, locale: 'de', to: 'make' })
  expect([to.pathname, to.hash]).toEqual([`/de${PAGE}`, '#calendar-feed'])
  expect(decodeURIComponent(to.href)).not.toContain('secret-feed')
  const sealed = to.searchParams.get('feed') ?? ''
  const made = { player: page.player, url: `${SITE}/api/calendars/personal/secret-feed` }
  expect(await shownFeed.open(sealed)).toEqual(made)
  vi.setSystemTime(NOW + 11 * 60_000)
  expect(await shownFeed.open(sealed)).toBeUndefined()
})

test('the address is revoked, and the page says so', async () => {
  const asked = game(() => new Response(null, { status: 204 }))
  expect((await send({ ...page, to: 'revoke' })).href).toBe(`${SITE}${PAGE}?ended=one#calendar-feed`)
  expect(asked()).toEqual(['DELETE'])
})

test.each([
  ['something else', { ...page, to: 'read' }, 'invalid_input'],
  ['nothing', page, 'invalid_input'],
  ['another player', { ...page, player: playerIdOf('account-502'), to: 'make' }, 'another_player'],
])('a form for %s changes nothing, and the page says why', async (_, form: Record<string, string>, problem) => {
  const asked = game()
  expect((await send(form)).href).toBe(`${SITE}${PAGE}?problem=${problem}`)
  expect(asked()).toEqual([])
})

test('a form of another site changes nothing', async () => {
  const asked = game()
  await send({ ...page, to: 'make' }, { 'sec-fetch-site': 'cross-site' })
  expect(asked()).toEqual([])
})

test.each([429, 500, 418])('where the game answers %i, the page says that it did not work', async (status) => {
  game(() => Response.json({}, { status }))
  expect((await send({ ...page, to: 'make' })).href).toBe(`${SITE}${PAGE}?problem=failed`)
})
