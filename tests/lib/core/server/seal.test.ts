import { afterEach, describe, expect, test, vi } from 'vitest'
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

test('values are sealed as their schema encodes them, or as they are where it has a transform', async () => {
  const counted = z.object({ seat: z.codec(z.int(), z.string(), { decode: String, encode: Number }) })
  await expect(tickets.open(await sealFor('ticket', counted, 600).seal({ seat: '7' }))).resolves.toEqual({ seat: 7 })
  const capitals = sealFor('row', z.object({ row: z.string().transform((row) => row.toUpperCase()) }), 600)
  await expect(capitals.open(await capitals.seal({ row: 'K' }))).resolves.toEqual({ row: 'K' })
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

describe('after the secret has changed', () => {
  const [FIRST, SECOND, THIRD] = ['1'.repeat(32), '2'.repeat(32), '3'.repeat(32)]

  /** The seals of a site with these secrets, the newest first. */
  async function ticketsWith(secret: string, ...before: string[]) {
    vi.resetModules()
    vi.stubEnv('SESSION_SECRET', secret)
    vi.stubEnv('SESSION_SECRETS_BEFORE', before.join(','))
    return (await import('@/lib/core/server/seal')).sealFor('ticket', ticketSchema, 600)
  }

  test('what former secrets sealed opens, however often it has changed since', async () => {
    const texts = [
      await (await ticketsWith(FIRST)).seal({ seat: 1 }),
      await (await ticketsWith(SECOND)).seal({ seat: 2 }),
    ]
    const now = await ticketsWith(THIRD, SECOND, FIRST)
    expect(await Promise.all(texts.map((text) => now.open(text)))).toEqual([{ seat: 1 }, { seat: 2 }])
  })

  test('nothing is sealed with them any more', async () => {
    const text = await (await ticketsWith(SECOND, FIRST)).seal({ seat: 1 })
    expect(await (await ticketsWith(FIRST)).open(text)).toBeUndefined()
    expect(await (await ticketsWith(SECOND)).open(text)).toEqual({ seat: 1 })
  })

  test('a secret that is named no more opens nothing', async () => {
    const text = await (await ticketsWith(FIRST)).seal({ seat: 1 })
    expect(await (await ticketsWith(THIRD, SECOND)).open(text)).toBeUndefined()
  })

  test('what they sealed for another purpose stays closed', async () => {
    await ticketsWith(FIRST)
    const text = await (await import('@/lib/core/server/seal')).sealFor('receipt', ticketSchema, 600).seal({ seat: 1 })
    expect(await (await ticketsWith(SECOND, FIRST)).open(text)).toBeUndefined()
  })
})
