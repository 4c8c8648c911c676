import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET as getFile } from '@/app/api/events/results/csv/route'
import { GET as getPicture } from '@/app/api/pictures/results/route'
import { rateLimits } from '@/lib/core/limits'
import { log } from '@/lib/core/server/log'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { down, lost, stubBilling } from '../../../lib/support/billing'
import { gameEventAnswer } from '../../../lib/support/game-events'
import { playerRequest } from '../../../lib/support/member'
import { aSession, NOW, requestTo, SITE } from '../../../lib/support/session'

const sent = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => sent.headers }))

beforeEach(() => {
  forgetProcessState()
  sent.headers = new Headers()
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  for (const level of ['warn', 'error'] as const) vi.spyOn(log, level).mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

const startOf = (id: number, startsAt: string, signedUp = true) => ({
  id,
  label: 2,
  eventSubgroupStart: startsAt,
  signedUp,
})
const race = gameEventAnswer({
  id: 8,
  name: '=Harbour, "dash"',
  eventType: 'RACE',
  eventSubgroups: [startOf(80, '2026-03-02T23:30:00Z'), startOf(81, '2026-03-02T23:30:00Z', false)],
})
const ride = gameEventAnswer({ eventSubgroups: [startOf(70, '2026-03-01T18:05:00Z')] })
const toCome = gameEventAnswer({ id: 9, eventType: 'RACE', eventSubgroups: [startOf(90, '2026-04-01T18:05:00Z')] })

const json = (body: unknown) => () => Response.json(body)
const calls = {
  'GET /game/eventfeed/my-events': json({ events: [ride, race, toCome] }),
  'GET /game/relay/80/placement': json({ position: 3, total: 40 }),
  'GET /game/race-results/summary': json({ 80: { finishers: 40, winnerName: 'Nóra', winningTimeInSeconds: 2467 } }),
}
const locationOf = (response: Response) => response.headers.get('location')?.replace(SITE, '')

describe('the file of results', () => {
  const ask = async (query = 'locale=de') => getFile(await playerRequest(`/api/events/results/csv?${query}`))
  const linesOf = async (response: Response) => (await response.text()).trimEnd().split('\r\n')

  test('has each start that is over, the latest first, and is kept by nobody', async () => {
    stubBilling(calls)
    const response = await ask()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="gruppetto-results.csv"',
      'cache-control': 'no-store',
    })
    expect(await linesOf(response)).toEqual([
      'Start,Event,Type,Group,Place,Of,Winner,Winning seconds,Not read',
      `2026-03-02T23:30:00Z,"'=Harbour, ""dash""",race,B,3,40,Nóra,2467,`,
      '2026-03-01T18:05:00Z,Col by lantern light,group_ride,B,,,,,',
    ])
  })

  test('begins where the page does from which it is asked', async () => {
    stubBilling(calls)
    const after = `${Date.parse('2026-03-02T23:30:00Z')}.80`
    const lines = await linesOf(await ask(`locale=de&after=${after}`))
    expect(lines.slice(1)).toEqual(['2026-03-01T18:05:00Z,Col by lantern light,group_ride,B,,,,,'])
  })

  test.each([
    ['GET /game/relay/80/placement', ',,,Nóra,2467,place'],
    ['GET /game/race-results/summary', ',3,40,,,winner'],
  ])('without %s it has the rest, and says so', async (call, end) => {
    for (const fault of [down, lost, json('no')]) {
      forgetProcessState()
      stubBilling({ ...calls, [call]: fault })
      expect((await linesOf(await ask()))[1]).toMatch(new RegExp(`${end}$`))
    }
  })

  test.each([
    down,
    lost,
    json({ events: 'none' }),
    () => new Response('<html>'),
    () => new Response(null, { status: 404 }),
    () => new Response(null, { status: 429, headers: { 'retry-after': '30' } }),
    () => new Response(null, { status: 503 }),
  ])('without the player’s events (%o) the page says why', async (fault) => {
    stubBilling({ ...calls, 'GET /game/eventfeed/my-events': fault })
    const response = await ask()
    expect([response.status, locationOf(response)]).toEqual([303, '/de/my-events/results?problem=failed'])
  })

  test('can be had so often, and then the page says so', async () => {
    stubBilling({ ...calls, 'GET /game/eventfeed/my-events': json({ events: [] }) })
    for (let count = 0; count < rateLimits.ownResults.tries; count += 1) expect((await ask()).status).toBe(200)
    expect(locationOf(await ask())).toBe('/de/my-events/results?problem=too_many_requests')
  })
})

describe('the picture of a result', () => {
  const ask = async (start: string, locale = 'en') =>
    getPicture(await playerRequest(`/api/pictures/results?${String(new URLSearchParams({ start, locale }))}`))

  test.each(['80', '70'])('of start %s is a PNG for its player, kept by nobody', async (start) => {
    stubBilling(calls)
    const response = await ask(start, 'ja')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'attachment; filename="gruppetto-result.png"',
      'cache-control': 'no-store',
    })
    const head = new DataView(await response.arrayBuffer())
    expect([head.getUint32(16), head.getUint32(20)]).toEqual([1200, 630])
  })

  test.each([
    ['that the player is not in', '81'],
    ['that is to come', '90'],
    ['of somebody else', '999'],
    ['that is none', '80 '],
    ['without a number', ''],
    ['with markup', '<svg>'],
    ['that is a path', '../80'],
  ])('of a start %s there is none, and no placing is asked for', async (_, start) => {
    const asked = stubBilling(calls)
    const response = await ask(start)
    expect([response.status, locationOf(response)]).toEqual([303, '/my-events/results?problem=failed'])
    expect(asked()).toEqual(['GET /game/eventfeed/my-events'])
  })

  test.each([() => new Response(null, { status: 404 }), down, lost])(
    'is none without a placing: who did not ride has no result, and none is made up (%o)',
    async (fault) => {
      stubBilling({ ...calls, 'GET /game/relay/80/placement': fault })
      expect(locationOf(await ask('80'))).toBe('/my-events/results?problem=failed')
    },
  )
})

test.each([
  ['the file', getFile, '/api/events/results/csv?locale=ja'],
  ['the picture', getPicture, '/api/pictures/results?start=80&locale=ja'],
] as const)('%s is for who is signed in and comes from our page; others are led there', async (_, get, address) => {
  const asked = stubBilling(calls)
  const fromElsewhere = await playerRequest(address, { headers: { 'sec-fetch-site': 'cross-site' } }, aSession())
  expect(locationOf(await get(fromElsewhere))).toBe('/ja/my-events/results')
  expect(locationOf(await get(requestTo(address)))).toBe(
    `/login?${String(new URLSearchParams({ returnTo: '/ja/my-events/results' }))}`,
  )
  expect(asked()).toEqual([])
})
