import { expect, test, vi } from 'vitest'
import { POST } from '@/app/api/calendars/mine/form/route'
import { shownFeed } from '@/lib/domains/events/calendar/shown-feed'
import { NOW, SITE } from '../../../lib/support/session'
import { stubUpstream } from '../../../lib/support/upstream'
import { aloneAt, anothersPage, page, sendForm } from '../support/member-form'

const PAGE = '/settings/connections'

aloneAt()

/** A game server that makes and revokes feeds. @returns the methods of what is asked of it */
function game(answer: () => Response = () => Response.json({ feedToken: 'secret-feed' })): () => string[] {
  const asked = stubUpstream(answer)
  return () => asked.filter(({ url }) => url.includes('calendar')).map(({ method }) => method)
}

const send = async (form: Record<string, string>) => new URL((await sendForm(POST, form)).to ?? '', SITE)

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
  expect((await send({ ...page, to: 'revoke' })).href).toBe(`${SITE}${PAGE}?done=revoked#calendar-feed`)
  expect(asked()).toEqual(['DELETE'])
})

test.each([
  ['something else', { ...page, to: 'read' }, 'invalid_input'],
  ['nothing', page, 'invalid_input'],
  ['another player', { ...anothersPage, to: 'make' }, 'another_player'],
])('a form for %s changes nothing, and the page says why', async (_, form: Record<string, string>, problem) => {
  const asked = game()
  expect((await send(form)).href).toBe(`${SITE}${PAGE}?problem=${problem}`)
  expect(asked()).toEqual([])
})

test('a form of another site changes nothing', async () => {
  const asked = game()
  expect((await sendForm(POST, { ...page, to: 'make' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(asked()).toEqual([])
})

test.each([429, 500, 418])('where the game answers %i, the page says that it did not work', async (status) => {
  game(() => Response.json({}, { status }))
  expect((await send({ ...page, to: 'make' })).href).toBe(`${SITE}${PAGE}?problem=failed`)
})
