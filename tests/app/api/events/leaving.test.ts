import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { POST } from '@/app/api/events/leaving/route'
import { stubUpstream } from '../../../lib/support/upstream'
import { aloneAt, anothersPage, page as ownPage, sendForm } from '../support/member-form'

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn<typeof wait>() }))

const LIST = '/my-events/list'
const page = { ...ownPage, event: '1002' }

aloneAt()
beforeEach(() => void vi.mocked(wait).mockReset())

/** A game server that answers sign-ups so. @returns what is asked of it */
function game(answer: () => Response): () => string[] {
  const asked = stubUpstream(({ url }) =>
    url.includes('/signup/') ? answer() : Response.json({ feature: false, enabled: false }),
  )
  return () =>
    asked.map(({ method, url }) => `${method} ${new URL(url).pathname}`).filter((call) => call.includes('/signup/'))
}

test('a form leaves the event that it names, and the list says so in its language once it knows [EV-036, EV-048]', async () => {
  const asked = game(() => Response.json({ signedUp: false }))
  expect(await sendForm(POST, { ...page, locale: 'de' })).toEqual({ status: 303, to: `/de${LIST}?done=left` })
  expect(asked()).toEqual([expect.stringMatching(/^DELETE .*\/signup\/1002$/)])
  expect(wait).toHaveBeenCalledExactlyOnceWith(1000)
})

test('a player whom the game server keeps is not told to have left', async () => {
  game(() => Response.json({ signedUp: true }))
  expect(await sendForm(POST, page)).toEqual({ status: 303, to: `${LIST}?problem=failed` })
})

test.each([
  [403, { key: 'signup.closed' }],
  [429, {}],
  [500, {}],
])('where the game answers %i, the list says that it did not work [EV-127]', async (status, body) => {
  game(() => Response.json(body, { status }))
  expect(await sendForm(POST, page)).toEqual({ status: 303, to: `${LIST}?problem=failed` })
})

test.each([
  ['another player’s page', { ...page, ...anothersPage }],
  ['a page without a player', { locale: 'en', event: '1002' }],
  ['no event', { ...page, event: '' }],
  ['an event that can’t be', { ...page, event: '../1002' }],
])('a form of %s leaves nothing', async (_, form: Record<string, string>) => {
  const asked = game(() => Response.json({ signedUp: false }))
  expect((await sendForm(POST, form)).to).toContain('problem=')
  expect(asked()).toEqual([])
})

test('a form of another site leaves nothing', async () => {
  const asked = game(() => Response.json({ signedUp: false }))
  expect((await sendForm(POST, page, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(asked()).toEqual([])
})
