import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGame } from '../../../sandbox/game/service.ts'
import { contextAt, friday, type Harness, startGame } from './harness.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'game-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Runs `visit` on a game server of its own that reopens the file, and closes it. */
async function withServer<Result>(visit: (game: Harness) => Promise<Result>): Promise<Result> {
  const context = contextAt(friday, join(folder, 'game.sqlite'))
  try {
    return await visit(await startGame(friday, createGame, context))
  } finally {
    context.database.close()
  }
}

const state = async (game: Harness): Promise<unknown[]> =>
  Promise.all(
    [
      ['/profiles/me/upcoming-events', 'woman'],
      ['/eventfeed/my-events', 'man'],
      ['/profiles/me', 'woman'],
      ['/campaigns/missions/summits', 'man'],
      ['/campaigns/summits/summary', 'member'],
      ['/quests/gran-fondo-quest', 'woman'],
    ].map(async ([path = '', name]): Promise<unknown> => (await game.get(path, `demo-${name}`)).json()),
  )

test('everything a player wrote is there after a restart, and reset brings the seeds back for good', async () => {
  const seeded = await withServer(state)
  const written = await withServer(async (game) => {
    await game.post('/events/subgroups/signup/10062', undefined, 'demo-woman')
    await game.delete('/events/signup/1001', 'demo-man')
    await game.put('/profiles/me', { useMetric: false, weight: null }, 'demo-woman')
    await game.post('/campaigns/missions/summits/enroll', undefined, 'demo-man')
    await game.post('/campaigns/missions/summits/withdraw', undefined, 'demo-member')
    await game.post('/quests/gran-fondo-quest/register', undefined, 'demo-woman')
    return state(game)
  })
  written.forEach((answer, index) => expect(answer).not.toEqual(seeded[index]))
  expect(await withServer(state)).toEqual(written)
  await withServer(async (game) => game.reset())
  expect(await withServer(state)).toEqual(seeded)
})
