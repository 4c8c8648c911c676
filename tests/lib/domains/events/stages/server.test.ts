import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { findStageEvents, listStarts } from '@/lib/domains/events/stages/server'
import { gameEventAnswer } from '../../../support/game-events'
import { aMember } from '../../../support/member'
import { stubUpstream } from '../../../support/upstream'

beforeEach(() => {
  vi.setSystemTime('2026-03-01T12:00:00Z')
  vi.spyOn(log, 'warn')
})
afterEach(() => void vi.useRealTimers())

test('the starts of a tag are asked for once for all players, and each sees their own [EV-103]', async () => {
  const asked = stubUpstream(() =>
    Response.json([
      gameEventAnswer({ eventType: 'RACE' }),
      gameEventAnswer({ id: 8, rulesSet: ['LADIES_ONLY'], eventSubgroups: [group(80)] }),
      gameEventAnswer({ id: 9, eventStart: '2026-03-01T11:00:00Z', eventSubgroups: [group(90)] }),
    ]),
  )
  const idsFor = async (isMale: boolean) =>
    (await listStarts({ ...aMember, facts: { ...aMember.facts, isMale } }, 'starts of stage 1')).map(
      ({ subgroupId }) => subgroupId,
    )
  await expect(idsFor(true)).resolves.toEqual(['70'])
  await expect(idsFor(false)).resolves.toEqual(['70', '80'])
  expect(asked).toHaveLength(1)
})

test('a player chooses from the next thousand starts of a tag at most', async () => {
  const startsIn = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const groups = Array.from({ length: 1001 }, (_, at) => ({
    ...group(5000 - at),
    eventSubgroupStart: startsIn(2000 - at),
  }))
  stubUpstream(() => Response.json([gameEventAnswer({ eventType: 'RACE', eventSubgroups: groups })]))
  const starts = await listStarts(aMember, 'a thousand starts')
  expect(starts).toHaveLength(1000)
  expect([starts[0]?.subgroupId, starts.at(-1)?.subgroupId]).toEqual(['4000', '4999'])
})

const group = (id: number) => ({ id, label: 3, eventSubgroupStart: '2026-03-01T18:30:00Z' })

test('a page names the next eight events of a tag', async () => {
  stubUpstream(() => Response.json(Array.from({ length: 20 }, (_, id) => gameEventAnswer({ id }))))
  const events = await findStageEvents('many')
  expect(events?.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
})

test('of each it says to whom it shows, and names eight for men, too, where the first are for women [EV-090, EV-097]', async () => {
  const rulesSet = (id: number) => (id < 8 ? ['LADIES_ONLY'] : [])
  stubUpstream(() =>
    Response.json(Array.from({ length: 20 }, (_, id) => gameEventAnswer({ id, rulesSet: rulesSet(id) }))),
  )
  const events = (await findStageEvents('women first')) ?? []
  const ids = (audience: 'male' | 'other') =>
    events.filter(({ shownTo }) => shownTo.includes(audience)).map(({ id }) => id)
  expect(ids('other')).toEqual(['0', '1', '2', '3', '4', '5', '6', '7'])
  expect(ids('male')).toEqual(['8', '9', '10', '11', '12', '13', '14', '15'])
})

test('where they can’t be had a page names none, and the log says why', async () => {
  stubUpstream(() => new Response('', { status: 403 }))
  await expect(findStageEvents('none')).resolves.toBeUndefined()
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tag: 'none' }), 'stage shows no events')
})
