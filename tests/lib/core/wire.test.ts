import { expect, test } from 'vitest'
import { z } from 'zod'
import { ignoredSchema, instantSchema, optional, optionalList } from '@/lib/core/wire'

const schema = z.object({ name: optional(z.string()), tags: optionalList(z.string()) })

test('null means absent', () => {
  expect(schema.parse({ name: null, tags: null })).toEqual(schema.parse({}))
  expect(schema.parse({})).toEqual({ name: undefined, tags: [] })
})

test('empty text is not absent', () => {
  expect(schema.parse({ name: '' }).name).toBe('')
})

test('an absent field is no excuse for a wrong one', () => {
  expect(schema.safeParse({ name: 7 }).success).toBe(false)
})

test.each([
  ['2026-03-01T18:00:00Z', true],
  ['2026-03-01T18:00:00.123Z', true],
  ['2026-03-01T18:00:00+01:00', false],
  ['2026-02-31T18:00:00Z', false],
  ['2026-03-01', false],
])('%s as an instant: %s', (text, isInstant) => {
  expect(instantSchema.safeParse(text).success).toBe(isInstant)
})

test.each([undefined, null, '', { status: 'ok' }, []])(
  '%j is an answer that says nothing, as any other is',
  (answer) => {
    expect(ignoredSchema.safeParse(answer)).toEqual({ success: true, data: undefined })
  },
)
