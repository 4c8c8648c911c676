import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { z } from 'zod'
import { expect } from './fixtures.ts'
import type { Sandbox } from './sandbox.ts'
import { siteTime } from './site-time.ts'

const createdSchema = z.object({ id: z.number() })
const letters = { A: 1, B: 2, C: 3, D: 4, E: 5 } as const

type Letter = keyof typeof letters

/** An event for a single test, which no other test joins or reads. */
export type TestEvent = { id: number; path: string; subgroupId: (group: Letter) => number }

/** An event and a start as an organiser writes them; `startsIn` is in minutes from now, and may be negative. */
type Draft = {
  startsIn?: number
  groups?: Partial<Record<Letter, Record<string, unknown>>>
  [field: string]: unknown
}

export async function createEvent(request: APIRequestContext, sandbox: Sandbox, draft: Draft = {}): Promise<TestEvent> {
  const { startsIn = 24 * 60, groups = { B: {}, C: {} }, ...fields } = draft
  const eventSubgroups = Object.entries(groups).map(([group, said]) =>
    Object.assign({ label: letters[letterOf(group)] }, said),
  )
  const answer = await request.post(`${sandbox.url}/game/events`, {
    headers: { authorization: 'Bearer demo-member' },
    data: {
      name: 'Test of the lanterns',
      description: 'One col, four groups.',
      eventType: 'GROUP_RIDE',
      sport: 'CYCLING',
      eventStart: new Date(siteTime() + startsIn * 60_000).toISOString(),
      eventSubgroups,
      ...fields,
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { id } = createdSchema.parse(await answer.json())
  return { id, path: `/events/view/${id}`, subgroupId: (group) => id * 10 + letters[group] }
}

function letterOf(text: string): Letter {
  return z.enum(['A', 'B', 'C', 'D', 'E']).parse(text)
}

/** The row of a group on an event's page. */
export const groupRow = (page: Page, group: Letter): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `Group ${group}`, exact: true }) })

/** The visitors' button for a group, which leads through sign-in. It is replaced by a player's own. */
export const visitorsButton = (page: Page, group: Letter): Locator => groupRow(page, group).locator('[data-closes]')

/** Number of requests to the game server to sign a player up to this start. */
export async function countSignUps(sandbox: Sandbox, event: TestEvent, group: Letter): Promise<number> {
  const path = `/events/subgroups/signup/${event.subgroupId(group)}`
  return (await sandbox.calls({ service: 'game', path })).length
}

/** Sends a page the event of a tab that is shown again, since all tabs of a headless browser are always shown. */
export async function showAgain(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}
