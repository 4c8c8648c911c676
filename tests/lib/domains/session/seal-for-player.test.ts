import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sealForPlayer } from '@/lib/domains/session/seal-for-player'
import { NOW } from '../../support/session'

const ticket = sealForPlayer('ticket', z.int())

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => vi.useRealTimers())

test('what a browser carries is read again for its player alone, and can’t be read on the way', async () => {
  // So many digits stand in no time and no random bytes by chance.
  const seat = 700_370_037_003_700
  const sealed = await ticket.seal('maya', seat)
  expect(sealed).not.toContain(String(seat))
  expect(await ticket.open(sealed, 'maya')).toBe(seat)
  expect(await ticket.open(sealed, 'tomas')).toBeUndefined()
})

test('it is good for ten minutes', async () => {
  const sealed = await ticket.seal('maya', 7003)
  vi.setSystemTime(NOW + 599_000)
  expect(await ticket.open(sealed, 'maya')).toBe(7003)
  // The seal allows for clocks that are a minute apart.
  vi.setSystemTime(NOW + 661_000)
  expect(await ticket.open(sealed, 'maya')).toBeUndefined()
})

test('what was sealed as something else, or holds something else, says nothing', async () => {
  const claim = await sealForPlayer('claim', z.int()).seal('maya', 7003)
  const words = await sealForPlayer('ticket', z.string()).seal('maya', '7003')
  for (const text of [claim, words, '', 'made up', 'Fe26.2*made*up']) {
    expect(await ticket.open(text, 'maya')).toBeUndefined()
  }
})
