import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Call, disturbedTests, waitUntilLater } from './disturbed'
import { faults } from './faults'

const sent = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({
  headers: async () => sent.headers,
  draftMode: async () => ({ isEnabled: false }),
}))

const { sandbox, product, noteSeen } = disturbedTests('fault-matrix-member-area')
beforeEach(() => {
  sent.headers = new Headers({ cookie: product().cookie })
})

const game = (path: string, method?: string): Call => ({ name: path, service: 'game', path, method })

/** What the game server says to the player's own token. */
async function truth<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
  const answer = await fetch(`${sandbox().url}/game${path}`, { headers: { authorization: 'Bearer demo-member' } })
  return schema.parse(await answer.json())
}

type Form = {
  calls: Call[]
  load: () => Promise<unknown>
  fields: Record<string, string>
  /** What has to be so before. */
  prepare?: () => Promise<unknown>
  failed: string
  /** Whether the page may say that nobody knows: the answer to a write got lost. */
  mayBeUnknown?: true
  done: RegExp
  /** Whether the services say that it is done; undefined where the answer itself is all that there is. */
  isDone?: () => Promise<boolean>
  /** Whether the sandbox takes the site of these tests for another one. */
  isRefusedHere?: true
}

const profile = { gender: 'female', ftp: '250', weight: '', runTime: '', units: 'metric', shownUnits: 'metric' }
const eventsSchema = z.object({ events: z.array(z.looseObject({ id: z.number() })) })

/** Native forms of the player's pages, and the calls that they need. */
const forms: Record<string, Form> = {
  'saving the profile': {
    calls: [game('/profiles/me', 'GET'), game('/profiles/me', 'PUT')],
    load: async () => (await import('@/app/api/profile/form/route')).POST,
    fields: { ...profile, firstName: 'Mia', lastName: 'Lindqvist' },
    failed: '/settings/profile?problem=failed',
    done: /\?done=(?:saved|unchanged)$/,
    isDone: async () => (await truth('/profiles/me', z.object({ firstName: z.string() }))).firstName === 'Mia',
  },
  'leaving an event': {
    calls: [game('/events/signup', 'DELETE')],
    prepare: async () => {
      const { POST } = await import('@/app/api/events/subgroups/[id]/sign-up/route')
      expect((await product().ask(POST, 'POST', { id: '10041' })).status).toBe(200)
    },
    load: async () => (await import('@/app/api/events/leaving/route')).POST,
    fields: { event: '1004' },
    failed: '/my-events/list?problem=failed',
    done: /\?done=left$/,
    isDone: async () => {
      const { events } = await truth('/eventfeed/my-events', eventsSchema)
      return !JSON.stringify(events.find(({ id }) => id === 1004) ?? {}).includes('"signedUp":true')
    },
  },
  'cancelling the membership': {
    calls: [game('/membership/membership-status', 'GET'), game('/billing/profiles', 'POST')],
    load: async () => (await import('@/app/api/membership/cancellation/form/route')).POST,
    fields: { reason: 'hills' },
    failed: '/settings/membership/cancel?problem=failed',
    mayBeUnknown: true,
    done: /^\/settings\/membership$/,
    isDone: async () =>
      (await truth('/membership/membership-status/me', z.object({ cancelAtPeriodEnd: z.boolean() }))).cancelAtPeriodEnd,
  },
  'opening the payment page': {
    calls: [game('/membership/hosted-pages/portal', 'POST')],
    load: async () => (await import('@/app/api/membership/portal/form/route')).POST,
    fields: {},
    failed: '/settings/membership?problem=failed',
    done: /^http/,
    isRefusedHere: true,
  },
  'making the address of a calendar': {
    calls: [game('/profiles/me/calendar-feed', 'PUT')],
    load: async () => (await import('@/app/api/calendars/mine/form/route')).POST,
    fields: { to: 'make' },
    failed: '/settings/connections?problem=failed',
    done: /\?feed=/,
  },
  'revoking the address of a calendar': {
    calls: [game('/profiles/me/calendar-feed', 'DELETE')],
    load: async () => (await import('@/app/api/calendars/mine/form/route')).POST,
    fields: { to: 'revoke' },
    failed: '/settings/connections?problem=failed',
    done: /\?done=revoked/,
  },
  'asking for the account to be deleted': {
    calls: [game('/profiles/me', 'GET')],
    load: async () => (await import('@/app/api/account/deletion/route')).POST,
    fields: {},
    failed: '/settings/account/delete?problem=failed',
    // The address is left to the player then (tests/app/api/account/deletion.test.ts).
    done: /^\/help\/contact\?draft=/,
    isDone: async () => true,
  },
}

/** Whether nothing of the answer is read: then it doesn't matter what it says. */
const isUnread = ({ method }: Call, kind: string) => method === 'DELETE' && kind === 'wrong_schema'

test.each(Object.entries(forms))(
  '%s without script, disturbed, is told on a page as it is, and works later',
  async (name, { calls, load, fields, prepare, failed, mayBeUnknown, done, isDone, isRefusedHere }) => {
    const route = await load()
    for (const call of calls)
      for (const each of faults) {
        const about = `${name}, ${call.method} ${call.name}, ${each.name}`
        await product().startOver()
        await prepare?.()
        const to = await product().during(call, each, () => product().sendForm(route, fields))
        const isToldDone = done.test(to)
        const isTrue = !isToldDone || (isDone ? await isDone() : isUnread(call, each.fault.kind))
        waitUntilLater()
        const isDoneLater = isRefusedHere ?? done.test(await product().sendForm(route, fields))
        const told = mayBeUnknown && call.method === 'POST' ? to.replace(/outcome_unknown$/, 'failed') : to
        const seen = { about, to: isToldDone ? 'done' : told.replace(/&unsaved=.*/, ''), isTrue, isDoneLater }
        expect(seen).toEqual({ about, to: isToldDone ? 'done' : failed, isTrue: true, isDoneLater: true })
        noteSeen(`game: ${call.method} ${call.name}`, each.name, name, isToldDone ? 'done' : 'its page says so')
      }
  },
  120_000,
)

/** Parts fail alike, so all faults of one and two of each other are enough. */
const some = faults.filter(({ fault }) => /^(?:failing|wrong_schema)$/.test(fault.kind))

/** What is asked of a service, and the parts of a player's file that need it. */
const parts: [call: Call, missing: string[], tried: typeof faults][] = [
  [game('/membership/membership-status'), ['membership', 'payment'], faults],
  [game('/profiles/me'), ['profile', 'connections', 'fundraising'], some],
  [game('/billing/accounts'), ['payment'], some],
  [game('/billing/my-subscription'), ['payments'], some],
  [game('/eventfeed/my-events'), ['events', 'results'], some],
  [game('/campaigns'), ['campaigns'], some],
  [game('/partners/todaysplan/account'), ['connections'], some],
]

const dataSchema = z.looseObject({ missing: z.array(z.string()), madeAt: z.string(), sessions: z.array(z.unknown()) })

test('a player’s file, disturbed at any service, names each part that it does not have, and has the others whole', async () => {
  const { GET } = await import('@/app/api/account/data/route')
  const readFile = async () => {
    const answer = await product().openFile(GET, '/api/account/data')
    expect(answer.status).toBe(200)
    return dataSchema.parse(await answer.json())
  }
  await product().startOver()
  const whole = await readFile()
  expect(whole.missing).toEqual([])
  for (const [call, expected, tried] of parts)
    for (const each of tried) {
      await product().startOver()
      const file = await product().during(call, each, readFile)
      const about = `${call.name}, ${each.name}`
      // A service that limits the rate is asked for nothing else of the kind for a while.
      const mayLackMore = each.fault.kind === 'rate_limited'
      const missing = mayLackMore ? file.missing.filter((part) => expected.includes(part)) : file.missing
      expect({ about, missing }).toEqual({ about, missing: expected })
      const left = Object.entries(whole).filter(([name]) => !file.missing.includes(name))
      const ofNow = { missing: file.missing, madeAt: file.madeAt, sessions: file.sessions }
      expect({ about, ...file }).toEqual({ about, ...Object.fromEntries(left), ...ofNow })
      noteSeen(`game: ${call.name}`, each.name, 'the file of a player’s data', `without ${file.missing.join(', ')}`)
    }
})

const progressSchema = z.object({
  campaigns: z.array(z.looseObject({ title: z.string() })),
  lacks: z.string().optional(),
})

test('progress in campaigns, disturbed, is that of the others, and says that some are lacking', async () => {
  const { GET } = await import('@/app/api/campaigns/progress/route')
  const read = async () => {
    const answer = await product().openFile(GET, '/api/campaigns/progress?locale=en')
    expect(answer.status).toBe(200)
    return progressSchema.parse(await answer.json())
  }
  await product().startOver()
  const whole = await read()
  expect([whole.lacks, whole.campaigns.length > 1]).toEqual([undefined, true])
  for (const call of [game('/campaigns'), game('/quests')])
    for (const each of faults) {
      await product().startOver()
      const { lacks, campaigns } = await product().during(call, each, read)
      const seen = { about: `${call.name}, ${each.name}`, lacks, isPart: campaigns.length < whole.campaigns.length }
      expect(seen).toEqual({ ...seen, lacks: 'some', isPart: true })
      expect(whole.campaigns).toEqual(expect.arrayContaining(campaigns))
      noteSeen(`game: ${call.name}`, each.name, 'progress in campaigns', '200, the others, says that some are lacking')
    }
})
