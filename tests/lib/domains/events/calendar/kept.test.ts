import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { calendarNow } from '@/lib/domains/events/calendar/query'
import { findCalendar } from '@/lib/domains/events/calendar/server'
import { gameEventAnswer } from '../../../support/game-events'
import { stubUpstream } from '../../../support/upstream'

const { entries } = vi.hoisted(() => ({ entries: new Map<string, string>() }))

/** Next's data cache once all its entries are old: each is read again, and serves if that fails. */
vi.mock('next/cache', () => ({
  unstable_cache: (read: () => Promise<unknown>, key: string[]) => async () => {
    const name = key.join()
    const value = await read().then(JSON.stringify, () => entries.get(name))
    if (value === undefined) throw new Error('never read')
    entries.set(name, value)
    const kept: unknown = JSON.parse(value)
    return kept
  },
}))

let failing: ('enforced' | 'women')[]

beforeEach(() => {
  entries.clear()
  failing = []
  vi.setSystemTime('2026-03-01T12:00:00Z')
  vi.spyOn(log, 'warn').mockReturnValue()
  stubUpstream(async (request) => {
    const text = await request.text()
    const search = text.includes('onlyAccessExpression') ? 'enforced' : 'women'
    if (failing.includes(search)) return new Response('', { status: 403 })
    return Response.json({ events: [gameEventAnswer({ id: search === 'women' ? 31 : 17 })] })
  })
})
afterEach(() => void vi.useRealTimers())

const shown = async () => {
  const request = { tags: ['CATEGORY_ENFORCEMENT'], rows: 10, weekStart: 'sunday', query: calendarNow } as const
  return (await findCalendar(request))?.events.map(({ id }) => id)
}

test('where both searches fail, what both found last still shows [CD-034]', async () => {
  await expect(shown()).resolves.toEqual(['17', '31'])
  failing = ['enforced', 'women']
  await expect(shown()).resolves.toEqual(['17', '31'])
})

test.each(['enforced', 'women'] as const)(
  'where the search of %s fails, what it found last shows beside what the other finds [CD-033]',
  async (name) => {
    await shown()
    failing = [name]
    await expect(shown()).resolves.toEqual(['17', '31'])
  },
)

test('where they fail from the start the list is empty until they answer [CD-034]', async () => {
  failing = ['enforced', 'women']
  await expect(shown()).resolves.toEqual([])
  failing = ['women']
  await expect(shown()).resolves.toEqual(['17'])
  failing = []
  await expect(shown()).resolves.toEqual(['17', '31'])
})
