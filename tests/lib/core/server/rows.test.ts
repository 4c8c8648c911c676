import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { log } from '@/lib/core/server/log'
import { pageOf, rowsOf } from '@/lib/core/server/rows'

const row = z.object({ id: z.int() })

test('an unreadable row is left out, and the log says how many were, not what they said', () => {
  const warn = vi.spyOn(log, 'warn')
  const values = [{ id: 1 }, { id: 'private' }, null, { id: 4 }]
  expect(rowsOf(row, 'events').parse(values)).toEqual([{ id: 1 }, { id: 4 }])
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ leftOut: 2, of: 4 }), 'unreadable events')
  expect(JSON.stringify(warn.mock.calls)).not.toContain('private')
})

test('a page knows how many rows came, whatever became of them', () => {
  expect(pageOf(row, 'events').parse([{ id: 1 }, {}])).toEqual({ rows: [{ id: 1 }], received: 2 })
})

test('an empty list is fine, one of unreadable rows alone is a bad answer, and so is what is no list', () => {
  const warn = vi.spyOn(log, 'warn')
  expect(rowsOf(row, 'events').parse([])).toEqual([])
  expect(rowsOf(row, 'events').safeParse([{}, null])).toMatchObject({ success: false })
  expect(rowsOf(row, 'events').safeParse({ id: 1 })).toMatchObject({ success: false })
  expect(warn).not.toHaveBeenCalled()
})

test('the log says why the first unreadable row is none, and an answer of none that can be read says where the first one fails', () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  pageOf(row, 'events').parse([{ id: 1 }, { id: 'x' }])
  expect(warn).toHaveBeenCalledExactlyOnceWith({ err: expect.any(z.ZodError), leftOut: 1, of: 2 }, 'unreadable events')
  const { error } = pageOf(row, 'events').safeParse([{}, {}])
  expect(error?.issues).toMatchObject([{ path: [0, 'id'], code: 'invalid_type', expected: 'number' }])
  pageOf(row, 'events').parse([{ id: 1 }])
  expect(warn).toHaveBeenCalledOnce()
})
