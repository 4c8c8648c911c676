import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { packedSealFor } from '@/lib/core/server/packed-seal'

const NOW = Date.UTC(2026, 5, 1)
const ticketSchema = z.object({ seat: z.string() })
const tickets = packedSealFor('ticket', ticketSchema, 600)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => void vi.useRealTimers())

test('what was sealed opens as it was, its text says nothing of it, and no two texts are alike', () => {
  const seat = 'a seat that is told to nobody'
  const [text, again] = [tickets.seal({ seat }), tickets.seal({ seat })]
  expect(tickets.open(text)).toEqual({ seat })
  expect(Buffer.from(text, 'base64url').toString('latin1')).not.toMatch(/seat|nobody/)
  expect(text).not.toBe(again)
  expect(text).toMatch(/^[\w-]+$/)
})

test('a text of which one letter differs, or which is cut or longer, opens nothing', () => {
  const text = tickets.seal({ seat: 'k' })
  const changed = Array.from(
    text,
    (letter, at) => text.slice(0, at) + (letter === 'A' ? 'B' : 'A') + text.slice(at + 1),
  )
  // The last letter may have bits that no byte has.
  const others = [...changed.slice(0, -1), text.slice(0, -2), text.slice(2), `${text}AAAA`, text + text]
  expect(others.filter((each) => tickets.open(each) !== undefined)).toEqual([])
})

test.each(['', 'x', 'garbage', '.', 'A'.repeat(40), 'Fe26.2*1*a*b*c*d*e*f~2'])('the text %j opens nothing', (text) => {
  expect(tickets.open(text)).toBeUndefined()
})

test('what was sealed for one purpose, or with another shape, opens nothing', () => {
  expect(packedSealFor('receipt', ticketSchema, 600).open(tickets.seal({ seat: 'k' }))).toBeUndefined()
  const other = packedSealFor('ticket', z.object({ row: z.string() }), 600).seal({ row: 'k' })
  expect(tickets.open(other)).toBeUndefined()
})

test('text opens for its life, and no longer', () => {
  const text = tickets.seal({ seat: 'k' })
  vi.setSystemTime(NOW + 599_999)
  expect(tickets.open(text)).toEqual({ seat: 'k' })
  vi.setSystemTime(NOW + 600_000)
  expect(tickets.open(text)).toBeUndefined()
})

test('a value that compresses without end is not unpacked without end', () => {
  expect(tickets.open(tickets.seal({ seat: 'x'.repeat(1_000_000) }))).toBeUndefined()
})

test('former secrets open what they sealed, and seal nothing', async () => {
  const ticketsWith = async (secret: string, before = '') => {
    vi.resetModules()
    vi.stubEnv('SESSION_SECRET', secret)
    vi.stubEnv('SESSION_SECRETS_BEFORE', before)
    return (await import('@/lib/core/server/packed-seal')).packedSealFor('ticket', ticketSchema, 600)
  }
  const [first, second] = ['1'.repeat(32), '2'.repeat(32)]
  const old = (await ticketsWith(first)).seal({ seat: 'old' })
  const both = await ticketsWith(second, first)
  expect(both.open(old)).toEqual({ seat: 'old' })
  expect((await ticketsWith(second)).open(old)).toBeUndefined()
  expect((await ticketsWith(first)).open(both.seal({ seat: 'new' }))).toBeUndefined()
})

test('a value of a few hundred thousand letters opens', () => {
  const seat = 'x'.repeat(200_000)
  expect(tickets.open(tickets.seal({ seat }))).toEqual({ seat })
})
