import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { Sandbox } from './sandbox.ts'
import { testUid } from './test-document.ts'

/** Headings of Tour of Summits' page in each stage (sandbox/content/documents/campaign_stage). */
export const tourHeadings = {
  'pre-registration': 'Tour of Summits',
  registration: 'Tour of Summits',
  'event-signup-enabled': 'Choose your starts',
  progress: 'Which summit is yours this week?',
  post: 'Thank you for climbing',
} as const

type Starts = Partial<Record<'registration' | 'event_signup' | 'campaign' | 'post_campaign', Date>>

/** Publishes a campaign's page, with stages that begin at given times. @returns its path */
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

/** The main heading of a page. */
export const mainHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** The visitors' registration button, which leads through sign-in. It is replaced by a player's own. */
export const visitorsRegister = (page: Page) => page.getByRole('main').locator('form button[id$=-register]')

/** Ticks the terms of the page's only registration, once the signed-in player's button is shown. */
export async function acceptTerms(page: Page): Promise<void> {
  const terms = page.getByRole('main').getByRole('checkbox')
  // The player's button replaces the visitor's once this is near, possibly while it is being scrolled to.
  await expect(async () => {
    await terms.scrollIntoViewIfNeeded({ timeout: 1000 })
    await expect(visitorsRegister(page)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await terms.check()
}

/** The sandbox's tokens of the demo players in these tests (sandbox/game/players.ts). */
const tokens = {
  Maya: 'demo-woman',
  Tomás: 'demo-man',
  Robin: 'demo-unset',
  Owen: 'demo-lapsed',
  Chiara: 'demo-fundraiser',
  Haruka: 'demo-partner',
  Noah: 'demo-unverified',
}

/** Enrols a player, or ends the enrolment, without the site. */
export async function setEnrolment(
  request: APIRequestContext,
  sandbox: Sandbox,
  { player, mission, to }: { player: keyof typeof tokens; mission: string; to: 'enroll' | 'withdraw' },
): Promise<void> {
  const headers = { authorization: `Bearer ${tokens[player]}` }
  const answer = await request.post(`${sandbox.url}/game/campaigns/missions/${mission}/${to}`, { headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}
