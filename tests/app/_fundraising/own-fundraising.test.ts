import { beforeEach, expect, test, vi } from 'vitest'
import { readOwnFundraising } from '@/app/_fundraising/own-fundraising'
import { listFundraisingPages } from '@/lib/content/site/fundraising-pages'
import { UpstreamError } from '@/lib/core/errors'
import { ownFundraisingLimits } from '@/lib/core/limits'
import { siteTime } from '@/lib/core/server/site-clock'
import { listOwnProjects, type OwnProject } from '@/lib/domains/fundraising/project-server'
import { findFundraisingEvent } from '@/lib/domains/fundraising/server'
import type { Member } from '@/lib/domains/session/member'

vi.mock('@/lib/content/site/fundraising-pages')
vi.mock('@/lib/domains/fundraising/project-server')
vi.mock('@/lib/domains/fundraising/server')

const DAY_MS = 24 * 60 * 60_000
const member = {} as Member
const project = (id: number, eventId?: number): OwnProject => ({
  id: String(id),
  eventId: eventId === undefined ? undefined : String(eventId),
  raised: 1,
  target: 2,
  symbol: '€',
})
const bikes = { raisesFor: ['12'], title: 'Bikes', path: '/bikes' }
const schools = { raisesFor: ['13'], title: 'Schools', path: '/schools' }
const outage = new UpstreamError({ service: 'content', operation: 'any', kind: 'network' })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(listFundraisingPages).mockResolvedValue([bikes, schools])
  vi.mocked(listOwnProjects).mockResolvedValue([])
  vi.mocked(findFundraisingEvent).mockResolvedValue(undefined)
})

const read = () => readOwnFundraising(member, 'en')

test('each of a player’s pages comes with the page of the site for its event, and the days left', async () => {
  vi.mocked(listOwnProjects).mockResolvedValue([project(3, 12), project(2, 99), project(1)])
  vi.mocked(findFundraisingEvent).mockImplementation(async (id) =>
    id === '12' ? { symbol: '€', deadline: new Date(siteTime() + 3 * DAY_MS).toISOString() } : undefined,
  )
  const { own, places } = await read()
  expect(own.map(({ project: { id }, place, days }) => [id, place, days])).toEqual([
    ['3', bikes, 3],
    ['2', undefined, undefined],
    ['1', undefined, undefined],
  ])
  expect(places).toEqual([bikes, schools])
})

test('pages whose banner has no valid id lead nobody to raise money', async () => {
  vi.mocked(listFundraisingPages).mockResolvedValue([{ ...bikes, raisesFor: ['next spring', '12/13'] }, schools])
  expect((await read()).places).toEqual([schools])
})

test('an event is asked for once, however many pages are in it, and no more pages are shown than their limit', async () => {
  vi.mocked(listOwnProjects).mockResolvedValue(Array.from({ length: 30 }, (_, at) => project(30 - at, 12)))
  const { own } = await read()
  expect(own).toHaveLength(ownFundraisingLimits.shown)
  expect(vi.mocked(findFundraisingEvent).mock.calls).toEqual([['12']])
})

test('while the pages of the site can’t be read, the player’s own are told', async () => {
  vi.mocked(listOwnProjects).mockResolvedValue([project(3, 12)])
  vi.mocked(listFundraisingPages).mockRejectedValue(outage)
  const { own, places } = await read()
  expect(own.map(({ place }) => place)).toEqual([undefined])
  expect(places).toEqual([])
})

test('what can’t be read of the player’s own is never told as nothing', async () => {
  vi.mocked(listOwnProjects).mockRejectedValue(outage)
  await expect(read()).rejects.toBe(outage)
})
