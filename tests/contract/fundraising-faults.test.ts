import { expect, test } from 'vitest'
import { z } from 'zod'
import { demoPlayers } from '@/sandbox/game/players.ts'
import { type Call, disturbedTests, problemOf, waitUntilLater } from './disturbed'
import { faults } from './faults'
import { settled } from './settled'

const EVENT = '1001'
const PROVIDER = '/gruppetto-web-pages/givengain'

const { sandbox, product, noteSeen } = disturbedTests('fault-matrix-fundraising')

/** The opt-in as a browser does it, up to the first step that fails. @returns the answer to that, or to the last */
async function optIn(): Promise<Response> {
  const { POST: openAccount } = await import('@/app/api/fundraising/account/route')
  const { POST: openProject } = await import('@/app/api/fundraising/events/[eventId]/project/route')
  const { PUT: keep } = await import('@/app/api/fundraising/profile/route')
  const opened = await product().ask(openAccount, 'POST')
  if (!opened.ok) return opened
  const { account } = z.object({ account: z.string() }).parse(await opened.json())
  const made = await product().ask(openProject, 'POST', { eventId: EVENT }, { account })
  return made.ok ? product().ask(keep, 'PUT', {}, { account }) : made
}

const listsSchema = z.object({
  fundraisers: z.array(z.object({ id: z.number(), email: z.string() })).default([]),
  projects: z.array(z.object({ event_id: z.number() })).default([]),
})

/** How many accounts and projects the provider has for the player. */
async function atProvider(): Promise<{ accounts: number; projects: number }> {
  const headers = { 'x-source': 'gruppetto-web' }
  const list = async (path: string) =>
    listsSchema.parse(await (await fetch(`${sandbox().url}/web${PROVIDER}${path}`, { headers })).json())
  const { fundraisers } = await list('/fundraisers')
  const accounts = fundraisers.filter(({ email }) => email === demoPlayers.member.email)
  const { projects } = await list(`/projects?fundraiser_id=${accounts[0]?.id ?? 0}`)
  return { accounts: accounts.length, projects: projects.length }
}

const steps: Call[] = [
  { name: 'profile', service: 'game', path: '/profiles/me', method: 'GET' },
  { name: 'new account', service: 'web', path: `${PROVIDER}/fundraisers`, method: 'POST' },
  { name: 'projects of a fundraiser', service: 'web', path: `${PROVIDER}/projects`, method: 'GET' },
  { name: 'campaigns', service: 'web', path: `${PROVIDER}/events`, method: 'GET' },
  { name: 'new project', service: 'web', path: `${PROVIDER}/projects`, method: 'POST' },
  { name: 'id on the profile', service: 'game', path: '/profiles/me', method: 'PUT' },
]

/** The provider does its work, and nobody hears of it: what was made is found then, and the flow goes on. */
const lost = new Set(['new account cut_short', 'new project cut_short', 'new account slow', 'new project slow'])

test.each(steps.map((step) => [step.name, step] as const))(
  'opting in that is disturbed at “%s” ends in words, and goes on later: one account, one project [FR-026, FR-028, FR-050]',
  async (name, step) => {
    for (const each of faults) {
      await product().startOver()
      const answer = await product().during(step, each, optIn)
      const seen = answer.ok && lost.has(`${name} ${each.fault.kind}`) ? 'done all the same' : await problemOf(answer)
      waitUntilLater()
      expect((await optIn()).status, `${name}, after ${each.name}`).toBe(200)
      expect(await atProvider(), `${name}, ${each.name}`).toEqual({ accounts: 1, projects: 1 })
      noteSeen(`fundraising: ${name}`, each.name, 'opting in', `${seen}; later done: one account, one project`)
    }
  },
  120_000,
)

const parts: Call[] = [
  { name: 'event', service: 'web', path: `${PROVIDER}/events` },
  { name: 'donations', service: 'web', path: `${PROVIDER}/donations` },
  { name: 'top', service: 'web', path: `${PROVIDER}/projects` },
]

test.each(parts.map((part) => [part.name, part] as const))(
  'a banner whose “%s” is disturbed shows the rest [FR-018, FR-041, FR-045]',
  async (name, part) => {
    const { getEventSummary } = await import('@/lib/domains/fundraising/server')
    for (const each of faults) {
      await product().startOver()
      const { event, donations, top } = await product().during(part, each, () => settled(getEventSummary(EVENT)))
      const isMissing = { event: event === undefined, donations: donations.length === 0, top: top.length === 0 }
      expect(isMissing, `${name}, ${each.name}`).toEqual({ event: false, donations: false, top: false, [name]: true })
      noteSeen(`fundraising: ${name}`, each.name, 'the banner', 'the rest of it')
    }
  },
)

test('somebody’s page whose gifts are disturbed shows the rest; without its project it is a problem [FR-042, FR-044]', async () => {
  const { GET } = await import('@/app/api/fundraising/events/[eventId]/fundraisers/[fundraiserId]/route')
  const look = () => product().ask(GET, 'GET', { eventId: EVENT, fundraiserId: '7001' })
  const gifts = { name: 'gifts', service: 'web', path: `${PROVIDER}/donations` }
  const project = { name: 'project', service: 'web', path: `${PROVIDER}/projects` }
  for (const each of faults) {
    await product().startOver()
    const whole = await product().during(gifts, each, look)
    expect(await whole.json(), `gifts, ${each.name}`).toMatchObject({ project: { firstName: 'Chiara' }, donations: [] })
    noteSeen('fundraising: gifts to somebody', each.name, 'somebody’s page', 'the rest of it')
    await product().startOver()
    const seen = await problemOf(await product().during(project, each, look))
    noteSeen('fundraising: somebody’s project', each.name, 'somebody’s page', `${seen}; says so, offers another try`)
  }
})
