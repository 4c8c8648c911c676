import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startProduct, startSandbox, type StartedSandbox } from './started-sandbox'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())
beforeEach(() => startProduct(sandbox))

test('a calendar is made, read by its secret, replaced and revoked as agreed', async () => {
  const { getCalendarFeed, makeCalendarFeed, revokeCalendarFeed } = await import('@/lib/services/game/calendar-feeds')
  const first = await makeCalendarFeed('demo-man')
  const joined = await getCalendarFeed(first.feedToken)
  expect(joined.map(({ eventSubgroupId }) => eventSubgroupId)).toEqual(['10012'])

  const second = await makeCalendarFeed('demo-man')
  await expect(getCalendarFeed(first.feedToken)).rejects.toMatchObject({ code: 'not_found' })
  await expect(getCalendarFeed(second.feedToken)).resolves.toEqual(joined)

  await revokeCalendarFeed('demo-man')
  await revokeCalendarFeed('demo-man')
  await expect(getCalendarFeed(second.feedToken)).rejects.toMatchObject({ code: 'not_found' })
})

test('a calendar that there is not is told without its secret', async () => {
  const { getCalendarFeed } = await import('@/lib/services/game/calendar-feeds')
  await expect(getCalendarFeed('guess-of-somebody')).rejects.toThrow('calendar does not exist')
})
