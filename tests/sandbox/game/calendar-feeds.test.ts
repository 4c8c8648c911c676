import { expect, test } from 'vitest'
import { z } from 'zod'
import { startGame } from './harness.ts'

const madeSchema = z.strictObject({ feedToken: z.string().min(30) })
const feedSchema = z.strictObject({ events: z.array(z.looseObject({ eventId: z.int(), eventSubgroupId: z.int() })) })

test('a player’s calendar is read by its secret alone, until another is made or it is revoked', async () => {
  const game = await startGame()
  const make = async () =>
    madeSchema.parse(await (await game.put('/profiles/me/calendar-feed', {}, 'demo-man')).json()).feedToken
  const read = (feedToken: string) => game.get(`/public/calendar-feeds/${feedToken}`)

  const first = await make()
  const { events } = feedSchema.parse(await (await read(first)).json())
  expect(events).toEqual([expect.objectContaining({ eventId: 1001, eventSubgroupId: 10_012 })])

  const second = await make()
  expect((await read(first)).status).toBe(404)
  expect((await read(second)).status).toBe(200)

  const revoked = await game.delete('/profiles/me/calendar-feed', 'demo-man')
  expect([revoked.status, await revoked.text()]).toEqual([204, ''])
  expect((await game.delete('/profiles/me/calendar-feed', 'demo-man')).status).toBe(204)
  expect((await read(second)).status).toBe(404)
  expect((await game.put('/profiles/me/calendar-feed', {})).status).toBe(401)
})
