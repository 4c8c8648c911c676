import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { contractNames } from '@/scripts/support/contracts/document.ts'
import { operations } from '@/scripts/support/contracts/operations.ts'
import { readOptions } from '@/scripts/support/contracts/options.ts'
import { testContract } from '@/scripts/support/contracts/test-contract.ts'
import { listen } from '../sandbox/harness.ts'
import { type Json, replaced } from './json-fields'
import { startSandbox, type StartedSandbox } from './started-sandbox'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ isTalkative: false })
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.post('/reset'))

/** Runs the command: its exit code, and its lines. */
async function run(against: string, args: readonly string[], token = '') {
  const lines: string[] = []
  // No test of how fast the sandbox is on a busy machine.
  const code = await testContract(['--against', against, '--deadline', '120', ...args], { TOKEN: token }, (line) =>
    lines.push(line),
  )
  return { code, lines, text: lines.join('\n') }
}

const withToken = ['--token', 'TOKEN']
const set = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => ['--set', `${name}=${value}`])

/** A start of the day before the sandbox's time: who is in it has been placed. */
const RACE = '20521001'

/** The runs in which each call of each contract is examined: the player, and what the sandbox has of theirs. */
async function everyRun(): Promise<string> {
  const pages = { successUrl: `${sandbox.url}/settings`, cancelUrl: `${sandbox.url}/plans` }
  const own = {
    'getPlacement.id': RACE,
    'getRiderData.id': RACE,
    'getRaceResults.event_subgroup_id': RACE,
    'openCheckout.successUrl': pages.successUrl,
    'openCheckout.cancelUrl': pages.cancelUrl,
    'openPortal.redirectUrl': pages.cancelUrl,
  }
  const game = await run(
    `${sandbox.url}/game`,
    ['--service', 'game', '--writes', ...withToken, ...set(own)],
    'demo-member',
  )
  const { feedToken } = (await (await ownFeed()).json()) as { feedToken: string }
  const byName = set({ 'getCalendarFeed.feedToken': feedToken })
  const lapsed = set({ 'createSubscription.profileId': '505' })
  const unset = set({ 'createSubscription.profileId': '503' })
  const [purchase, methods] = [
    ['--call', 'createSubscription'],
    ['--call', 'addAccountPaymentMethod'],
  ]
  const [gameAt, subscriptionAt] = [`${sandbox.url}/game`, `${sandbox.url}/subscription`]
  const runs = [
    game,
    await run(gameAt, ['--service', 'game', '--call', 'getCalendarFeed', ...byName]),
    await run(gameAt, ['--service', 'game', '--call', 'getPartnerConnectionAccessToken', ...withToken], 'demo-partner'),
    await run(gameAt, ['--service', 'game', '--writes', ...purchase, ...withToken, ...lapsed], 'demo-lapsed'),
    await run(subscriptionAt, ['--service', 'subscription', '--writes', ...withToken], 'demo-man'),
    await run(subscriptionAt, ['--service', 'subscription', '--writes', ...methods, ...withToken], 'demo-unset'),
    await run(
      subscriptionAt,
      ['--service', 'subscription', '--writes', ...purchase, ...withToken, ...unset],
      'demo-unset',
    ),
  ]
  for (const name of contractNames.slice(2)) {
    const { sandboxPath = '' } = operations(name)[0] ?? {}
    runs.push(await run(sandbox.url + sandboxPath, ['--service', name, '--writes', ...withToken], 'any-token'))
  }
  return runs.map(({ text }) => text).join('\n')
}

/** What a run says of deviations: each call, and what follows its line. */
const deviatingLines = (text: string) => text.match(/^ +DEVIATES.*(?:\n {16}.*)*/gm) ?? []

const ownFeed = () =>
  fetch(`${sandbox.url}/game/profiles/me/calendar-feed`, {
    method: 'PUT',
    headers: { authorization: 'Bearer demo-man' },
  })

describe('against the sandbox', () => {
  test('every example of every call fits', async () => {
    const text = await everyRun()
    expect(deviatingLines(text)).toEqual([])
    for (const { id, examples } of contractNames.flatMap(operations)) {
      for (const { name } of examples)
        expect(text).toMatch(new RegExp(`  fits +${id}${name === examples[0]?.name ? '' : `, ${name}`} \\(`))
    }
  })

  test('without further ado only what reads for everybody is asked, of all services', async () => {
    const { code, lines, text } = await run(sandbox.url, [])
    expect(code).toBe(0)
    expect(lines.filter((line) => / at http/.test(line))).toHaveLength(contractNames.length)
    expect(text).toContain('  not asked     saveProfile: it changes something (--writes)')
    expect(text).toContain('  not asked     getProfile: it needs a token (--token)')
    expect(text).toContain('  fits          getProfile, withoutToken (401)')
    expect(lines.at(-1)).toMatch(/^\d+ fit, 0 deviate, 1 not examined, \d+ not asked$/)
    const asked = await sandbox.calls()
    expect(asked.some(({ authorized }) => authorized)).toBe(false)
    expect(asked.length).toBe(Number(/^(\d+)/.exec(lines.at(-1) ?? '')?.[1]) + 1)
  })
})

type Deviating = { path: RegExp; method?: string; change: (answer: Response) => Response | Promise<Response> }

/** Answers of a service that was written by another reading of the contract. */
const deviating: Record<string, Deviating> = {
  'a renamed field': {
    path: /\/public\/events\/1001$/,
    change: withText((text) => text.replace('"eventStart"', '"startTime"')),
  },
  'a number as text': { path: /\/routes\/1$/, change: withField('laps', '3') },
  'a missing field': { path: /\/membership\/countries\/DE$/, change: withField('taxPolicy', undefined) },
  'another status': {
    path: /\/membership\/membership-plans$/,
    change: ({ body, headers }) => new Response(body, { status: 201, headers }),
  },
  'a page in place of data': {
    path: /\/live-counts$/,
    change: () => new Response('<h1>Sign in</h1>', { headers: { 'content-type': 'text/html' } }),
  },
  'a list in place of an object': { path: /\/eventfeed\/my-events$/, change: withBody((answer) => [answer]) },
  'another form of dates': {
    path: /\/profiles\/me\/upcoming-events$/,
    change: withField('[].eventSubgroupStart', '10.03.2026 19:00'),
  },
  'money as a number': { path: /\/billing\/plan$/, change: withField('[].price', 16.99) },
  'null where it may not be': { path: /\/profiles\/me$/, change: withField('useMetric', null) },
  'success in place of a refusal': {
    path: /\/signup\/10152$/,
    method: 'POST',
    change: () => Response.json({ signedUp: true }),
  },
}

function withText(change: (text: string) => string) {
  return async (answer: Response) =>
    new Response(change(await answer.text()), {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    })
}

function withBody(change: (body: Json) => Json) {
  return withText((text) => JSON.stringify(change(JSON.parse(text) as Json)))
}

function withField(field: string, by: Json | undefined) {
  return withBody((body) => replaced(body, field, by))
}

describe('against a service with ten deviations', () => {
  let told: Awaited<ReturnType<typeof run>>
  beforeAll(async () => {
    await sandbox.post('/reset')
    const app = new Hono()
    app.all('*', async ({ req }) => {
      const { pathname, search } = new URL(req.url)
      const { method } = req.raw
      const headers = Object.fromEntries(
        ['authorization', 'content-type'].flatMap((name) => [[name, req.header(name) ?? '']]),
      )
      const body = method === 'GET' || method === 'DELETE' ? undefined : await req.arrayBuffer()
      const answer = await fetch(sandbox.url + pathname + search, { method, headers, body })
      const deviation = Object.values(deviating).find(
        (each) => each.path.test(pathname) && (each.method ?? method) === method && (answer.ok || each.method),
      )
      return deviation
        ? deviation.change(answer)
        : new Response(answer.body, { status: answer.status, headers: plain(answer) })
    })
    const { url, close } = await listen(app)
    const own = {
      'openPortal.redirectUrl': `${sandbox.url}/plans`,
      'openCheckout.successUrl': `${sandbox.url}/settings`,
      'openCheckout.cancelUrl': `${sandbox.url}/plans`,
    }
    told = await run(`${url}/game`, ['--service', 'game', '--writes', ...withToken, ...set(own)], 'demo-member')
    await close()
  })

  /** The headers that a proxy may pass on: the body is decoded already. */
  const plain = ({ headers }: Response) => ({ 'content-type': headers.get('content-type') ?? '' })

  test.each([
    [
      'a renamed field',
      'getPublicEvent',
      '200: eventStart is to be an instant such as 2030-01-09T18:00:00Z, and is nothing',
    ],
    ['a number as text', 'getRoute', '200: laps is to be a number, and is text'],
    ['a missing field', 'getCountryPolicy', '200: taxPolicy is to be text, and is nothing'],
    ['another status', 'listMembershipPlans', '201: status is to be 200, and is 201'],
    ['a page in place of data', 'getLiveCounts', '200: media type is to be application/json, and is text/html'],
    ['a list in place of an object', 'listMyEvents', '200: body is to be an object, and is a list'],
    [
      'another form of dates',
      'listMyUpcomingEvents',
      '200: [].eventSubgroupStart is to be an instant such as 2030-01-09T18:00:00Z, and is text of the form 99.99.9999 99:99, in ',
    ],
    [
      'money as a number',
      'listSubscriptionPlans',
      '200: [].price is to be an amount such as "14.99", and is a fraction',
    ],
    ['null where it may not be', 'getProfile', '200: useMetric is to be true or false, and is null'],
    ['success in place of a refusal', 'signUp, restricted', '200: status is to be 403, and is 200'],
  ])('%s is named by its call and place', (_, call, place) => {
    const { code, lines } = told
    expect(code).toBe(1)
    const at = lines.indexOf(`  DEVIATES      ${call}`)
    expect(at).toBeGreaterThan(0)
    expect(lines.slice(at + 1).find((line) => line.trim().startsWith(place.slice(0, 4)))).toContain(place)
  })

  test('they are all named, and nothing else', () => {
    const { lines } = told
    const named = lines.filter((line) => line.startsWith('  DEVIATES')).map((line) => line.slice(16))
    expect(named.length).toBe(Object.keys(deviating).length + 1)
    // The profile that is saved is the same answer.
    expect(named).toContain('saveProfile')
    expect(lines.at(-1)).toMatch(/, 11 deviate, /)
  })
})

describe('the command', () => {
  test('a token that ended deviates, and a service that is down', async () => {
    const ended = await run(`${sandbox.url}/game`, ['--service', 'game', '--call', 'getProfile', ...withToken], 'ended')
    expect(ended.text).toContain('401: status is to be 2XX, and is 401')
    expect(ended.code).toBe(1)
    const { url, close } = await listen(new Hono())
    await close()
    const down = await run(url, ['--service', 'chat'])
    expect(down.text).toContain('no answer: answer is to be an answer, and is no answer: nothing listens there')
    expect(down.code).toBe(1)
  })

  test('what is not there by a value of the caller deviates; by that of the example it is not examined', async () => {
    const getRoute = ['--service', 'game', '--call', 'getRoute']
    const own = await run(`${sandbox.url}/game`, [...getRoute, '--set', 'getRoute.id=7777'])
    expect(own.text).toContain('404: status is to be 2XX, and is 404')
    const { text } = await run(`${sandbox.url}/game`, ['--service', 'game', '--call', 'getCalendarFeed'])
    expect(text).toContain(
      '  not examined  getCalendarFeed (404): give values that this service has, --set getCalendarFeed.feedToken=…',
    )
  })

  test.each([
    [
      'createSubscription.profileId=abc',
      'createSubscription.profileId must be JSON, such as 7, true or "text", and is abc.',
    ],
    ['x-source=a\nb', /^The x-source of \w+ has characters that no header can have\.$/],
  ])('a value that can’t be sent is a mistake of the caller, told before anything is sent: %j', async (pair, told) => {
    await sandbox.post('/reset')
    await expect(run(sandbox.url, ['--writes', '--set', pair])).rejects.toThrow(told)
    expect(await sandbox.calls()).toEqual([])
  })

  test('values are in a file, which is looked for where npm was called', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parameters-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'own.json'), JSON.stringify({ 'getRoute.id': 7777, 'getProject.idd': 1 }))
    const args = ['--against', sandbox.url, '--service', 'game', '--call', 'getRoute', '--parameters', 'own.json']
    const told = testContract(args, { INIT_CWD: folder }, () => {})
    await expect(told).rejects.toThrow('No call has a parameter or a field getProject.idd.')
    writeFileSync(join(folder, 'own.json'), JSON.stringify({ 'getRoute.id': 7777 }))
    expect(readOptions(args, { INIT_CWD: folder })).toMatchObject({ given: { 'getRoute.id': '7777' } })
  })

  test.each([
    [['--against', 'ftp://x.example'], '--against needs an address'],
    [['--against', 'https://x.example', '--service', 'gmae'], 'there is no service gmae'],
    [['--against', 'https://x.example', '--token', 'NO_SUCH'], '--token needs the name of a variable'],
    [['--against', 'https://x.example', '--set', 'id'], '--set needs NAME=VALUE'],
    [['--against', 'https://x.example', '--wirtes'], "Unknown option '--wirtes'"],
    [
      ['--against', 'https://x.example', '--service', 'chat', '--call', 'getAgentAvailability', '--call', 'getRuote'],
      'No contract of chat has a call getRuote.',
    ],
    [
      ['--against', 'https://x.example', '--set', 'id=7', '--set', 'getRuote.id=7', '--set', 'getRoute.found.idd=7'],
      'No call has a parameter or a field getRuote.id, getRoute.found.idd.',
    ],
  ])('%j is told in a sentence, and asks nothing', async (args, reason) => {
    const { testContract: command } = await import('@/scripts/support/contracts/test-contract.ts')
    await expect(command(args, {}, () => {})).rejects.toThrow(reason)
  })
})
