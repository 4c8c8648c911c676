import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { UpstreamError, type UpstreamErrorKind } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { openAccount, type Accounts } from '@/lib/domains/fundraising/open-account'
import { openProject, UNSETTLED_MS, type Projects } from '@/lib/domains/fundraising/open-project'
import type { Project } from '@/lib/domains/fundraising/schema'
import { forgetProcessState } from '@/tests/support/forget-process-state'

const ada = { email: 'ada@example.test', firstName: 'Ada', lastName: 'Nkemelu', password: 'x' }
const key = { fundraiserId: '7001', eventId: '1001' }

const failed = (kind: UpstreamErrorKind, status?: number) =>
  new UpstreamError({ service: 'fundraising', operation: 'any', kind, status })

/** What becomes of one call that makes something. */
type Fate = 'answered' | 'lost' | 'refused' | 'silent, done later'
const fates: readonly Fate[] = ['answered', 'lost', 'refused', 'silent, done later']

/** A provider that makes whatever it is asked for, at moments that the scheduler chooses, and whose answers may get lost. */
function provider(scheduler: fc.Scheduler, nextFate: () => Fate) {
  const accountIds: string[] = []
  const made: Project[] = []
  const late: Promise<void>[] = []
  const soon = <Value>(what: string, work: () => Value) => scheduler.schedule(Promise.resolve(), what).then(work)

  async function make<Value>(what: string, work: () => Value): Promise<Value> {
    const fate = nextFate()
    if (fate === 'refused') throw failed('status', 503)
    if (fate === 'silent, done later') {
      late.push(soon(`${what}, late`, () => void work()).catch(() => undefined)) // nobody is there to hear of it
      throw failed('timeout')
    }
    const value = await soon(what, work)
    if (fate === 'lost') throw failed('cut_short')
    return value
  }

  const accounts: Accounts = {
    create: () =>
      make('account', () => {
        if (accountIds.length > 0) throw failed('status', 400)
        accountIds.push('7001')
        return '7001'
      }),
    existingIdOf: (error) => (error instanceof UpstreamError && error.status === 400 ? accountIds[0] : undefined),
    list: (page) => soon('list', () => (page === 1 ? accountIds.map((id) => ({ id, email: ada.email })) : [])),
  }
  const projects: Projects = {
    find: () => soon('find', () => made[0]),
    listCampaigns: () => soon('campaigns', () => [{ id: '2001' }, { id: '2002' }]),
    create: ({ campaignId }) =>
      make('project', () => {
        const project = { id: String(made.length + 1), raised: 0, target: Number(campaignId), symbol: '$' }
        made.push(project)
        return project
      }),
  }
  return { accounts, projects, accountIds, made, settle: () => Promise.all(late) }
}

beforeEach(() => void vi.spyOn(log, 'warn').mockImplementation(() => undefined))

test('any interleaving of tabs, repeats and lost answers makes one account and one project [FR-026, FR-028]', async () => {
  const runs = fc.asyncProperty(
    fc.scheduler(),
    fc.array(fc.constantFrom(...fates), { maxLength: 8 }),
    fc.integer({ min: 2, max: 4 }),
    async (scheduler, script, tabs) => {
      forgetProcessState()
      let now = 0
      const queue = [...script]
      const world = provider(scheduler, () => queue.shift() ?? 'answered')
      const tab = async () => {
        const fundraiserId = await openAccount(world.accounts, ada, { playerId: 'ada', mayTakeOver: true })
        return openProject(world.projects, { ...key, fundraiserId }, () => now)
      }
      const all = Promise.allSettled(Array.from({ length: tabs }, tab))
      await scheduler.waitFor(all)
      await scheduler.waitFor(world.settle())
      // A player whose attempt failed tries again, in the end with success.
      for (let attempt = 0; attempt < 12; attempt += 1) {
        now += UNSETTLED_MS + 1
        await scheduler.waitFor(Promise.allSettled([tab()]))
        await scheduler.waitFor(world.settle())
      }
      expect(world.accountIds).toEqual(['7001'])
      expect(world.made).toHaveLength(1)
      expect(world.made[0]?.target).toBe(2001)
    },
  )
  await fc.assert(runs, { numRuns: 300 })
})

function still(changes: Partial<Projects>): Projects {
  return {
    find: async () => undefined,
    listCampaigns: async () => [{ id: '2001' }],
    create: async () => ({ id: '1', raised: 0, target: 0, symbol: '$' }),
    ...changes,
  }
}

test('nothing is made while an attempt that was not answered may still come about', async () => {
  forgetProcessState()
  const create = vi.fn(async (): Promise<Project> => {
    throw failed('timeout')
  })
  let now = 0
  const attempt = () => openProject(still({ create }), key, () => now)
  await expect(attempt()).rejects.toMatchObject({ kind: 'timeout' })
  now = UNSETTLED_MS - 1
  await expect(attempt()).rejects.toMatchObject({ code: 'upstream_unavailable' })
  expect(create).toHaveBeenCalledTimes(1)
  now = UNSETTLED_MS
  await expect(attempt()).rejects.toMatchObject({ kind: 'timeout' })
  expect(create).toHaveBeenCalledTimes(2)
})

test('after a plain refusal the next attempt may follow at once', async () => {
  forgetProcessState()
  const create = vi.fn(async (): Promise<Project> => {
    throw failed('status', 503)
  })
  for (const _ of [1, 2])
    await expect(openProject(still({ create }), key, () => 0)).rejects.toMatchObject({ status: 503 })
  expect(create).toHaveBeenCalledTimes(2)
})

test('an event without campaigns has no project to be made [FR-049]', async () => {
  const create = vi.fn()
  const projects = still({ listCampaigns: async () => [], create })
  await expect(openProject(projects, key, () => 0)).rejects.toMatchObject({ code: 'not_found' })
  expect(create).not.toHaveBeenCalled()
})

test('a project that is there is found, and nothing is asked but that', async () => {
  const listCampaigns = vi.fn()
  const found = { id: '8001', raised: 1, target: 2, symbol: '€' }
  const projects = still({ find: async () => found, listCampaigns })
  await expect(openProject(projects, key, () => 0)).resolves.toBe(found)
  expect(listCampaigns).not.toHaveBeenCalled()
})
