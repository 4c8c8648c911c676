import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '@/lib/core/server/log'
import { notePlaceholder } from '@/lib/core/server/note-placeholder'
import { calendarNow } from '@/lib/domains/events/calendar/query'
import { findCalendar } from '@/lib/domains/events/calendar/server'
import { gameEventAnswer } from '../../../support/game-events'
import { stubUpstream } from '../../../support/upstream'

vi.mock('@/lib/core/server/note-placeholder', () => ({ notePlaceholder: vi.fn() }))

beforeEach(() => {
  vi.mocked(notePlaceholder).mockClear()
  vi.setSystemTime('2026-03-01T12:00:00Z')
  vi.spyOn(log, 'warn').mockReturnValue()
})
afterEach(() => void vi.useRealTimers())

const tags = ['CATEGORY_ENFORCEMENT']
const show = () => findCalendar({ tags, rows: 10, weekStart: 'sunday', query: calendarNow })

test('a page without what one of two searches finds is made anew soon', async () => {
  stubUpstream(async (request) =>
    (await request.text()).includes('onlyAccessExpression')
      ? new Response('', { status: 403 })
      : Response.json({ events: [gameEventAnswer({ id: 31 })] }),
  )
  expect((await show())?.events.map(({ id }) => id)).toEqual(['31'])
  expect(notePlaceholder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'upstream_failed' }))
})

test('a page that is whole lives as long as any', async () => {
  stubUpstream(() => Response.json({ events: [gameEventAnswer({ id: 31 })] }))
  await show()
  expect(notePlaceholder).not.toHaveBeenCalled()
})
