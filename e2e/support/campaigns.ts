import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { Sandbox } from './sandbox.ts'
import { testUid } from './test-document.ts'

/** Headings of the pages of Tour of Summits in each stage (sandbox/content/documents/campaign_stage). */
export const tourHeadings = {
  'pre-registration': 'Tour of Summits',
  registration: 'Tour of Summits',
  'event-signup-enabled': 'Choose your starts',
  progress: 'Which summit is yours this week?',
  post: 'Thank you for climbing',
} as const

type Starts = Partial<Record<'registration' | 'event_signup' | 'campaign' | 'post_campaign', Date>>

/** Publishes a page of a campaign with stages that begin when the test says. @returns its path */
export async function publishCampaign(
  sandbox: Sandbox,
  shortName: string | undefined,
  starts: Starts = {},
): Promise<string> {
  const uid = testUid('campaign')
  const times = Object.entries(starts).map(([name, start]) => [`${name}_start_time`, start.toISOString()])
  const data = {
    campaign_short_name: shortName,
    layout_name: 'slices',
    meta_title: 'A campaign of a test',
    ...Object.fromEntries(times),
  }
  await sandbox.create({ type: 'campaign_page', uid, lang: 'en-us', data })
  return `/campaigns/${uid}`
}

/** A whole page's main heading. */
export const mainHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** The registration button that visitors have: it leads through sign-in. A player's own takes its place. */
export const visitorsRegister = (page: Page) => page.getByRole('main').locator('form button[id$=-register]')

/** Ticks the terms of the page's one registration, once the button of the player who is signed in is there. */
export async function acceptTerms(page: Page): Promise<void> {
  const terms = page.getByRole('main').getByRole('checkbox')
  // The player's own comes when the visitor's is near, and takes its place, perhaps while it is scrolled to.
  await expect(async () => {
    await terms.scrollIntoViewIfNeeded({ timeout: 1000 })
    await expect(visitorsRegister(page)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await terms.check()
}

/** The sandbox's token of each demo player who takes part in these tests (sandbox/game/players.ts). */
const tokens = {
  Maya: 'demo-woman',
  Tomás: 'demo-man',
  Robin: 'demo-unset',
  Owen: 'demo-lapsed',
  Chiara: 'demo-fundraiser',
  Haruka: 'demo-partner',
}

/** Enrols a player or takes them out, behind the site's back. */
export async function setEnrolment(
  request: APIRequestContext,
  sandbox: Sandbox,
  { player, mission, to }: { player: keyof typeof tokens; mission: string; to: 'enroll' | 'withdraw' },
): Promise<void> {
  const headers = { authorization: `Bearer ${tokens[player]}` }
  const answer = await request.post(`${sandbox.url}/game/campaigns/missions/${mission}/${to}`, { headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}
