import { expect, test, vi } from 'vitest'
import { POST as cancel } from '@/app/api/membership/cancellation/form/route'
import { POST as openPortal } from '@/app/api/membership/portal/form/route'
import { env } from '@/lib/core/server/env'
import { down, inOrder, json, none, noting, statusAnswer, stubBilling } from '../../../lib/support/billing'
import { aloneAt, anothersPage, page, sendForm } from '../support/member-form'

vi.mock('@/lib/core/server/last-good', () => ({ lastGood: async (_: unknown, read: () => unknown) => read() }))

const STATUS = 'GET /game/membership/membership-status/me'
const CANCEL = 'POST /game/billing/profiles/501/subscription/sub-1/cancel'
const PORTAL = 'POST /game/membership/hosted-pages/portal'
const CANCEL_PAGE = '/settings/membership/cancel'

const running = json(statusAnswer())
const ending = json(statusAnswer({ cancelAtPeriodEnd: true }))

aloneAt()

const send = async (route: typeof cancel, form: Record<string, string>) => (await sendForm(route, form)).to

test('the form cancels for the reason that is given, once, and leads to what is left [MB-003, MB-017]', async () => {
  const reasons: unknown[] = []
  const asked = stubBilling({ [STATUS]: inOrder(running, ending), [CANCEL]: noting({}, reasons) })
  const form = { ...page, locale: 'de', reason: ' Zu\r\nflach. ' }
  expect(await send(cancel, form)).toBe('/de/settings/membership')
  expect(await send(cancel, form)).toBe('/de/settings/membership')
  expect(asked().filter((call) => call === CANCEL)).toHaveLength(1)
  expect(reasons).toEqual([{ reason: 'Zu\nflach.' }])
})

test('a reason of 1,000 characters is one, however line breaks are sent; a longer one is none', async () => {
  const asked = stubBilling({ [STATUS]: inOrder(running, ending), [CANCEL]: json({}) })
  const lines = `${'x'.repeat(499)}\r\n`.repeat(2)
  expect(await send(cancel, { ...page, reason: `${lines}xx` })).toBe(`${CANCEL_PAGE}?problem=invalid_input`)
  expect(asked()).not.toContain(CANCEL)
  expect(await send(cancel, { ...page, reason: `${lines}x`.slice(0, -1) })).toBe('/settings/membership')
  expect(asked()).toContain(CANCEL)
})

test('a reason of 1,000 Japanese characters is one, too', async () => {
  const reasons: unknown[] = []
  stubBilling({ [STATUS]: inOrder(running, ending), [CANCEL]: noting({}, reasons) })
  const reason = '坂'.repeat(1000)
  expect(await send(cancel, { ...page, locale: 'ja', reason })).toBe('/ja/settings/membership')
  expect(reasons).toEqual([{ reason }])
})

test.each([
  ['there is none', json(none)],
  ['Apple keeps it', json(statusAnswer({ gateway: 'apple' }))],
  ['it is not known', down],
])('where %s nothing is cancelled, and the page says so', async (_, status) => {
  const asked = stubBilling({ [STATUS]: status })
  expect(await send(cancel, page)).toBe(`${CANCEL_PAGE}?problem=failed`)
  expect(asked()).not.toContain(CANCEL)
})

test.each([
  ['cancels', cancel, CANCEL],
  ['opens a payment page', openPortal, PORTAL],
])('a form of another site, or of another player’s page, %s for nobody', async (_, route, call) => {
  const asked = stubBilling({ [CANCEL]: json({}), [PORTAL]: json({ url: 'https://pay.test' }) })
  expect((await sendForm(route, page, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(await send(route, anothersPage)).toMatch(/\?problem=another_player$/)
  expect(asked()).not.toContain(call)
})

test('the other leads to the page of the payment provider, and to no other host [MB-002, MB-035]', async () => {
  const [origin = ''] = env.HOSTED_PAGE_ORIGINS
  stubBilling({
    [PORTAL]: inOrder(json({ url: `${origin}/portal/1` }), json({ url: 'https://elsewhere.test/portal' })),
  })
  expect(await send(openPortal, page)).toBe(`${origin}/portal/1`)
  expect(await send(openPortal, page)).toBe('/settings/membership?problem=failed')
})
