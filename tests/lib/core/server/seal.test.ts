import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sealFor } from '@/lib/core/server/seal'

const NOW = Date.UTC(2026, 5, 1)
const ticketSchema = z.object({ seat: z.int() })
const tickets = sealFor('ticket', ticketSchema, 600)

afterEach(() => void vi.useRealTimers())

test('what was sealed opens as it was, and its text says nothing of it', async () => {
  // So many digits stand in no time and no random bytes by chance.
  const seat = 471_147_114_711_471
  const text = await tickets.seal({ seat })
  expect(text).not.toContain(String(seat))
  expect(Buffer.from(text, 'base64').toString()).not.toContain(String(seat))
  await expect(tickets.open(text)).resolves.toEqual({ seat })
})

test('what was sealed for one purpose opens for no other, though it has the same shape', async () => {
  const text = await tickets.seal({ seat: 4711 })
  await expect(sealFor('receipt', ticketSchema, 600).open(text)).resolves.toBeUndefined()
})

test('a value of another shape is none', async () => {
  const text = await sealFor('ticket', z.object({ row: z.string() }), 600).seal({ row: 'k' })
  await expect(tickets.open(text)).resolves.toBeUndefined()
})

test.each([undefined, '', 'garbage', 'Fe26.2*1*a*b*c*d*e*f~2', '{"seat":4711}'])(
  'the text %j opens nothing',
  async (text) => {
    await expect(tickets.open(text)).resolves.toBeUndefined()
  },
)

test.each([
  ['its own life', () => tickets.seal({ seat: 1 }), 600],
  ['a shorter one', () => tickets.seal({ seat: 1 }, 60), 60],
])('text opens for %s, and a minute for clocks that differ', async (_, seal, seconds) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const text = await seal()
  vi.setSystemTime(NOW + (seconds - 1) * 1000)
  await expect(tickets.open(text)).resolves.toEqual({ seat: 1 })
  vi.setSystemTime(NOW + (seconds + 121) * 1000)
  await expect(tickets.open(text)).resolves.toBeUndefined()
})
