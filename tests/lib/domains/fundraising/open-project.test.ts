import { beforeEach, expect, test, vi } from 'vitest'
import { UpstreamError, type UpstreamErrorKind } from '@/lib/core/errors'
import { openProject, UNSETTLED_MS, type Projects } from '@/lib/domains/fundraising/open-project'
import type { Project } from '@/lib/domains/fundraising/schema'
import { forgetProcessState } from '@/tests/support/forget-process-state'

const key = { fundraiserId: '7001', eventId: '1001' }
const made: Project = { id: '8001', raised: 0, target: 0, symbol: '$' }

/** A provider whose project comes about or not while the call that makes it fails like this. */
function provider(kind: UpstreamErrorKind, status: number | undefined, comesAbout: boolean) {
  let isThere = false
  const projects = {
    find: vi.fn(async () => (isThere ? made : undefined)),
    listCampaigns: vi.fn(async () => [{ id: '2001' }, { id: '2002' }]),
    create: vi.fn(async (): Promise<Project> => {
      isThere = comesAbout
      throw new UpstreamError({ service: 'fundraising', operation: 'any', kind, status })
    }),
  } satisfies Projects
  return projects
}

beforeEach(forgetProcessState)

test('what is made is made with the first campaign of the event, for the fundraiser [FR-027, FR-028]', async () => {
  const create = vi.fn(async () => made)
  const projects = { ...provider('status', 500, false), create }
  expect(await openProject(projects, key, () => 0)).toBe(made)
  expect(create).toHaveBeenCalledExactlyOnceWith({ ...key, campaignId: '2001' })
  expect(projects.listCampaigns).toHaveBeenCalledExactlyOnceWith('1001')
  expect(projects.find).toHaveBeenCalledExactlyOnceWith(key)
})

test.each([
  ['timeout', undefined],
  ['network', undefined],
  ['cut_short', undefined],
  ['not_json', undefined],
  ['schema', 200],
  ['schema', 399],
  ['status', 500],
  ['status', 502],
  ['status', 504],
] as const)('a project that came about though its answer was bad (%s, %s) is the one', async (kind, status) => {
  expect(await openProject(provider(kind, status, true), key, () => 0)).toBe(made)
})

test.each([
  ['open', undefined],
  ['busy', undefined],
  ['over_budget', undefined],
  ['off', undefined],
  ['status', 400],
  ['status', 403],
  ['status', 499],
] as const)('what was not done (%s, %s) is not looked for, and fails as it is', async (kind, status) => {
  const projects = provider(kind, status, true)
  await expect(openProject(projects, key, () => 0)).rejects.toMatchObject({ kind, status })
  expect(projects.find).toHaveBeenCalledTimes(1)
})

test('a failure of our own is not looked for either', async () => {
  const create = () => Promise.reject(new Error('ours'))
  const projects = { ...provider('status', 500, false), create }
  await expect(openProject(projects, key, () => 0)).rejects.toThrow('ours')
  expect(projects.find).toHaveBeenCalledTimes(1)
})

test('where the search after a bad answer fails too, the first failure is told', async () => {
  const projects = provider('status', 500, false)
  projects.find.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('of the search'))
  await expect(openProject(projects, key, () => 0)).rejects.toMatchObject({ kind: 'status', status: 500 })
})

test.each([
  ['timeout', undefined],
  ['network', undefined],
  ['status', 502],
  ['status', 504],
] as const)(
  'after %s, %s the provider may be at work still, so that nothing is made for a while',
  async (kind, status) => {
    const projects = provider(kind, status, false)
    await expect(openProject(projects, key, () => 0)).rejects.toMatchObject({ kind })
    await expect(openProject(projects, key, () => UNSETTLED_MS - 1)).rejects.toMatchObject({
      code: 'upstream_unavailable',
    })
    expect(projects.create).toHaveBeenCalledTimes(1)
    await expect(openProject(projects, key, () => UNSETTLED_MS)).rejects.toMatchObject({ kind })
    expect(projects.create).toHaveBeenCalledTimes(2)
  },
)

test.each([
  ['status', 500],
  ['status', 503],
  ['status', 400],
  ['cut_short', undefined],
  ['busy', undefined],
] as const)('after %s, %s it has ended, and another attempt may follow at once', async (kind, status) => {
  const projects = provider(kind, status, false)
  for (const _ of [1, 2]) await expect(openProject(projects, key, () => 0)).rejects.toMatchObject({ kind })
  expect(projects.create).toHaveBeenCalledTimes(2)
})

test.each([
  { fundraiserId: '7002', eventId: '1001' },
  { fundraiserId: '7001', eventId: '1002' },
  { fundraiserId: '700', eventId: '11001' },
])('nobody waits for the attempt of somebody else or at another event: %j', async (other) => {
  await expect(openProject(provider('timeout', undefined, false), key, () => 0)).rejects.toMatchObject({
    kind: 'timeout',
  })
  const create = vi.fn(async () => made)
  expect(await openProject({ ...provider('timeout', undefined, false), create }, other, () => 0)).toBe(made)
})
