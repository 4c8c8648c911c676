import { type APIResponse, request as newRequest } from '@playwright/test'
import { z } from 'zod'
import { type FaultKind as Kind, faultKinds as kinds } from '../support/fault-kinds.ts'
import { faultMatrix } from '../support/fault-matrix.ts'
import { expect, test } from '../support/fixtures.ts'
import { type Member, memberOf } from '../support/member.ts'
import { impatient, type OwnSite, startOwnSite } from '../support/own-site.ts'
import { expectProblem } from '../support/problem.ts'
import { type Fault, Sandbox } from '../support/sandbox.ts'
import { tryAgainUntil } from '../support/try-again.ts'

// These tests run one after the other, on a site of their own, since the breaker must be closed before each fault.
test.describe.configure({ mode: 'default' })

const EVENT = '/api/events/1002'
const MISSION = '/api/campaigns/summits/registration'
const QUEST = '/api/campaigns/gran-fondo-quest/registration'

const memberEventSchema = z.object({
  hasUserData: z.boolean(),
  event: z.object({
    signedUp: z.boolean(),
    subgroups: z.array(z.object({ id: z.string(), accessValidated: z.boolean().optional() })),
  }),
})
const registrationSchema = z.object({ isRegistered: z.boolean() })

const { beginMatrix, noteSeen } = faultMatrix('fault-matrix-members')

let site: OwnSite
let sandbox: Sandbox
let member: Member
let subgroupId: string
const ask: Member['ask'] = (...asked) => member.ask(...asked)

test.beforeAll(async ({ browser }) => {
  const { workerIndex, config } = test.info()
  // A worker that replaces another one after a failure continues its table.
  if (workerIndex < config.workers) beginMatrix()
  site = await startOwnSite('member-faults', impatient)
  sandbox = new Sandbox(await newRequest.newContext(), site.sandboxUrl)
  member = await memberOf(site.url, browser)
  const { event } = memberEventSchema.parse(await (await ask('GET', EVENT)).json())
  subgroupId = event.subgroups.find(({ accessValidated }) => accessValidated !== false)?.id ?? ''
})
test.afterAll(async () => {
  await site.stop()
  await member.page.close()
})
test.afterEach(() => sandbox.clearFaults())

const isSignedUp = async () => memberEventSchema.parse(await (await ask('GET', EVENT)).json()).event.signedUp
const isRegistered = async (path: string) =>
  registrationSchema.parse(await (await ask('GET', path)).json()).isRegistered

/** Runs `act` during a fault of a call to the game server; afterwards the breaker is closed again. */
async function during(fault: Omit<Fault, 'kind'>, kind: Kind, act: () => Promise<APIResponse>): Promise<APIResponse> {
  const milliseconds = kind === 'slow' || kind === 'rate_limited' ? 3000 : undefined
  await sandbox.fault({ ...fault, kind, milliseconds })
  const answer = await act()
  await sandbox.clearFaults()
  await ask('GET', EVENT)
  return answer
}

test('a player sees the public event while the full one cannot be had [CD-015] [EV-050]', async () => {
  for (const kind of kinds) {
    const answer = await during({ service: 'game', path: '/events-core' }, kind, () => ask('GET', EVENT))
    expect(answer.status(), kind).toBe(200)
    expect(memberEventSchema.parse(await answer.json()).hasUserData, kind).toBe(false)
    noteSeen('game: full event', kind, 'the event page of a player', 'the public event, sign-up not claimed')
  }
})

/** All writing calls: how each is requested, and how its effect is checked afterwards. */
const writes: readonly {
  name: string
  fault: Omit<Fault, 'kind'>
  prepare: () => Promise<APIResponse>
  act: () => Promise<APIResponse>
  hasHappened: () => Promise<boolean>
}[] = [
  {
    name: 'sign-up',
    fault: { service: 'game', path: '/events/subgroups/signup', method: 'POST' },
    prepare: () => ask('DELETE', `${EVENT}/sign-up`),
    act: () => ask('POST', `/api/events/subgroups/${subgroupId}/sign-up`),
    hasHappened: isSignedUp,
  },
  {
    name: 'leave',
    fault: { service: 'game', path: '/events/signup', method: 'DELETE' },
    prepare: () => ask('POST', `/api/events/subgroups/${subgroupId}/sign-up`),
    act: () => ask('DELETE', `${EVENT}/sign-up`),
    hasHappened: async () => !(await isSignedUp()),
  },
  {
    name: 'enrol',
    fault: { service: 'game', path: '/campaigns/missions/summits/enroll' },
    prepare: () => ask('DELETE', MISSION),
    act: () => ask('POST', MISSION),
    hasHappened: () => isRegistered(MISSION),
  },
  {
    name: 'withdraw',
    fault: { service: 'game', path: '/campaigns/missions/summits/withdraw' },
    prepare: () => ask('POST', MISSION),
    act: () => ask('DELETE', MISSION),
    hasHappened: async () => !(await isRegistered(MISSION)),
  },
]

for (const { name, fault, prepare, act, hasHappened } of writes) {
  test(`${name}: a failed call is never shown as done, and what happened all the same is told afterwards`, async () => {
    for (const kind of kinds) {
      // After a 429 the player's calls of a class cool down until its Retry-After has passed.
      await expect.poll(async () => (await prepare()).ok(), { message: kind, timeout: 10_000 }).toBe(true)
      const seen = await expectProblem(await during(fault, kind, act), `${name}, ${kind}`)
      // After `cut_short`, the service has done its work, and only its answer got lost. With `slow` it may do the work
      // after we have disconnected.
      if (kind === 'cut_short') await expect.poll(hasHappened, { message: `${name}, ${kind}` }).toBe(true)
      else if (kind !== 'slow') expect(await hasHappened(), `${name}, ${kind}`).toBe(false)
      noteSeen(`game: ${name}`, kind, 'the change', `${seen}; afterwards the truth`)
    }
  })
}

test('a quest that cannot be registered for is not shown as registered', async () => {
  // A quest can't be left again, so faults after which the player is (or may be) registered are not tried.
  for (const kind of kinds.filter((each) => each !== 'cut_short' && each !== 'slow')) {
    const answer = await during({ service: 'game', path: '/quests', method: 'POST' }, kind, () => ask('POST', QUEST))
    const seen = await expectProblem(answer, `quest, ${kind}`)
    expect(await isRegistered(QUEST), kind).toBe(false)
    noteSeen('game: register for quest', kind, 'the change', `${seen}; not registered`)
  }
})

/** The status of a player's page whose call fails, and what it says if no other try helps. */
const unread = (kind: Kind): [status: number, words?: RegExp] =>
  kind === 'wrong_schema' ? [502, /in a form that this page can’t read(?!.*>Try again<).*<\/html>/s] : [503]

test('reads of a player that fail are problems of their own, and the pages around them stay whole', async () => {
  for (const kind of kinds) {
    const joined = await during({ service: 'game', path: '/eventfeed' }, kind, () => ask('GET', '/api/events/joined'))
    noteSeen('game: my events', kind, 'the joined events', await expectProblem(joined, `joined, ${kind}`))
    const mission = await during({ service: 'game', path: '/campaigns' }, kind, () => ask('GET', MISSION))
    noteSeen('game: mission', kind, 'the registration', await expectProblem(mission, `mission, ${kind}`))
    const campaign = await during({ service: 'game', path: '/campaigns' }, kind, () =>
      ask('GET', '/campaigns/tour-of-summits'),
    )
    expect(campaign.status(), kind).toBe(200)
    const html = await campaign.text()
    expect(html, kind).toContain('</html>')
    expect(html, kind).toContain('Tour of')
    noteSeen('game: mission', kind, "a player's campaign page", '200, whole, in the stage that visitors see')
    for (const path of ['/eventfeed', '/relay/']) {
      const results = await during({ service: 'game', path }, kind, () => ask('GET', '/my-events/results'))
      expect(results.status(), `${path}, ${kind}`).toBe(200)
      const whole = path === '/eventfeed' ? unread(kind)[1] : undefined
      expect(await results.text(), `${path}, ${kind}`).toMatch(whole ?? /We can’t load (?:your|the) .*<\/html>/s)
      noteSeen(`game: ${path}`, kind, "a player's page of results", '200, whole, says what is missing')
    }
    const list = await during({ service: 'game', path: '/eventfeed' }, kind, () => ask('GET', '/my-events/list'))
    const [badStatus, words] = unread(kind)
    expect(list.status(), kind).toBe(badStatus)
    expect(await list.text(), kind).toMatch(words ?? /We can’t load your events right now.*Try again.*<\/html>/s)
    noteSeen(
      'game: my events',
      kind,
      'the list without script',
      `${badStatus}, whole, says so, and if another try may help`,
    )
    const profile = await during({ service: 'game', path: '/profiles' }, kind, () => ask('GET', '/settings/profile'))
    expect(profile.status(), kind).toBe(badStatus)
    expect(await profile.text(), kind).toMatch(words ?? /Your profile is out of reach.*Try again.*<\/html>/s)
    noteSeen(
      'game: profile',
      kind,
      "a player's profile page",
      `${badStatus}, whole, says so, and if another try may help`,
    )
  }
})

test('while the provider cannot renew a token, the player is told to try later and stays signed in', async () => {
  const control = await newRequest.newContext()
  await control.post(`${site.sandboxUrl}/control/identity`, { data: { accessTokenSeconds: 1 } })
  await member.page.goto(`${site.url}/login?returnTo=/404`)
  await member.page.waitForURL(`${site.url}/404`)
  for (const kind of kinds.filter((each) => each !== 'cut_short' && each !== 'slow')) {
    const milliseconds = kind === 'rate_limited' ? 3000 : undefined
    await sandbox.fault({ service: 'identity', path: '/token', kind, milliseconds })
    const seen = await expectProblem(await ask('GET', MISSION), `identity, ${kind}`)
    noteSeen('identity: refresh', kind, 'any call for a player', `${seen}; the session stays`)
    await sandbox.clearFaults()
    await expect
      .poll(async () => (await ask('GET', MISSION)).status(), { message: `${kind}: back again`, timeout: 10_000 })
      .toBe(200)
  }
})

test('while the provider cannot finish a sign-in, the sign-in page says so and another try works', async ({
  browser,
}) => {
  for (const kind of kinds) {
    const visitor = await browser.newPage()
    await visitor.goto(`${site.url}/login?returnTo=/404`)
    await sandbox.fault({ service: 'identity', path: '/token', kind, milliseconds: kind === 'slow' ? 3000 : undefined })
    await visitor.getByRole('button', { name: 'Maya Lindqvist' }).click()
    await expect(visitor.getByRole('heading', { level: 1 }), kind).toHaveText('You are not signed in yet')
    await sandbox.clearFaults()
    // If this fault has opened the breaker, it allows the next call after some seconds.
    await tryAgainUntil(visitor.getByRole('link', { name: 'Try again' }), () =>
      expect(visitor).toHaveURL(`${site.url}/404`, { timeout: 5000 }),
    )
    noteSeen('identity: code for tokens', kind, 'signing in', 'the sign-in page says so; another try signs in')
    await visitor.close()
  }
})
