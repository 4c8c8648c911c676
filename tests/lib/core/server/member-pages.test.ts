import { beforeEach, expect, test, vi } from 'vitest'
import { forgetProcessState } from '@/tests/support/forget-process-state'

beforeEach(() => {
  forgetProcessState()
  vi.resetModules()
})

/** The names of a player's own pages on a site with such an environment. */
async function pagesWith(variables: Record<string, string>): Promise<string[]> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const { shownMemberPages } = await import('@/lib/core/server/member-pages')
  return (await shownMemberPages()).map(({ name }) => name)
}

const all = ['overview', 'myEvents', 'campaigns', 'membership', 'fundraising', 'connections', 'profile', 'account']
const without = (...names: string[]) => all.filter((name) => !names.includes(name))

test('players have all their pages where no service is off, in the order of the navigation', async () => {
  expect(await pagesWith({ FEATURE_FLAGS: '' })).toEqual(all)
})

test.each([
  ['-calendar-feed', without('connections')],
  ['calendar-feed', all],
])(
  'without a training partner there is something to connect only with a calendar: flags “%s”',
  async (flags, shown) => {
    expect(await pagesWith({ TRAINING_PARTNER_URL: 'off', FEATURE_FLAGS: flags })).toEqual(shown)
  },
)

test('a page of a service that is off is not shown', async () => {
  expect(await pagesWith({ FUNDRAISING_URL: 'off' })).toEqual(without('fundraising'))
})

test('players have a calendar of their own where the game server supports it', async () => {
  vi.stubEnv('FEATURE_FLAGS', 'calendar-feed')
  const { hasPersonalCalendar } = await import('@/lib/core/server/member-pages')
  expect(await hasPersonalCalendar()).toBe(true)
  vi.resetModules()
  vi.stubEnv('FEATURE_FLAGS', '-calendar-feed')
  const other = await import('@/lib/core/server/member-pages')
  expect(await other.hasPersonalCalendar()).toBe(false)
})
