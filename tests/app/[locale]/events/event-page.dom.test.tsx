import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { EventPage } from '@/app/[locale]/events/view/[id]/event-page'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { ShareBehaviour } from '@/components/ui/share/lazy'
import type { Event } from '@/lib/domains/events/schema'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { gameEventAnswer } from '../../../lib/support/game-events'
import { stubUpstream } from '../../../lib/support/upstream'

vi.mock('@/slices/readers/event-notices', () => ({ readEventNotices: async () => ({}) }))
vi.mock('@/components/ui/share/lazy', () => ({ ShareBehaviour: vi.fn(() => null) }))

const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

const stage = (number: number): Event => ({
  id: String(number),
  name: `Tour, stage ${number}`,
  startsAt: tomorrow,
  type: 'race',
  sport: 'cycling',
  restricted: false,
  rules: [],
  tags: ['tour'],
  signedUp: false,
  subgroups: [],
  seriesName: `Tour – Stage ${number}`,
})

beforeEach(() => {
  vi.spyOn(log, 'warn').mockReturnValue()
  const upcoming = [1, 2, 3, 4].map((number) =>
    gameEventAnswer({
      id: number,
      name: `Tour, stage ${number}`,
      eventStart: tomorrow,
      eventSubgroups: [{ id: number * 10, label: 2, eventSubgroupStart: tomorrow }],
      eventSeriesName: `Tour – Stage ${number}`,
      tags: ['tour'],
    }),
  )
  stubUpstream(() => Response.json(upcoming))
})

async function page(eventSecret?: string): Promise<HTMLElement> {
  const element = document.createElement('div')
  const tree = await resolveTree(<EventPage event={stage(2)} locale="de" eventSecret={eventSecret} />)
  element.innerHTML = renderToStaticMarkup(tree)
  return element
}

test('is shared by its own address; one with a secret is told nobody', async () => {
  await page()
  expect(vi.mocked(ShareBehaviour).mock.lastCall?.[0]).toEqual({
    title: 'Tour, stage 2',
    url: `${env.SITE_URL}/de/events/view/2`,
  })
  const secret = await page('lantern')
  expect(secret.querySelector('[data-outcome]')).toBeNull()
  expect(secret.querySelector('nav')).toBeNull()
})

test('leads to the stages before and after it in its series [EV-009, EV-108]', async () => {
  const links = [...(await page()).querySelectorAll('nav a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [expect.stringContaining('Tour, stage 1'), '/de/events/view/1'],
    [expect.stringContaining('Tour, stage 3'), '/de/events/view/3'],
  ])
})
