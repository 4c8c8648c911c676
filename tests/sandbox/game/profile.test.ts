import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fullEventSchema } from './wire.ts'
import { type Harness, startGame } from './harness.ts'

const path = '/profiles/me'

const save = (game: Harness, changes: unknown, name = 'woman') => game.put(path, changes, `demo-${name}`)
const profile = async (game: Harness, name = 'woman'): Promise<unknown> => (await game.get(path, `demo-${name}`)).json()

test('saves the changed fields alone, answers the whole profile and keeps earlier changes', async () => {
  const game = await startGame()
  const before = await profile(game)
  const first = await save(game, { useMetric: false, ftp: 231, fundraiserId: 7_044 })
  expect(first.status).toBe(200)
  expect(await first.json()).toEqual({ ...Object(before), useMetric: false, ftp: 231, fundraiserId: 7_044 })
  await save(game, { firstName: '  Maja ', countryCode: 'DK' })
  expect(await profile(game)).toEqual({
    ...Object(before),
    useMetric: false,
    ftp: 231,
    fundraiserId: 7_044,
    firstName: 'Maja',
    countryCode: 'DK',
  })
})

test('null takes a value back, and repeats and empty bodies change nothing', async () => {
  const game = await startGame()
  const nothing = { ftp: null, weight: null, isMale: null, runTime5kmInSeconds: null, countryCode: null }
  for (const _ of [1, 2]) expect(await (await save(game, nothing)).json()).toMatchObject(nothing)
  expect(await (await save(game, {})).json()).toMatchObject(nothing)
})

test('fields that are not the player’s to change are ignored', async () => {
  const game = await startGame()
  const before = await profile(game)
  const others = {
    id: 1,
    publicId: 'x',
    email: 'x@example.test',
    imageSrc: 'x',
    connectedToTodaysPlan: true,
    eligible: false,
    ['__proto__']: { isMale: true },
  }
  const answer = await save(game, others)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual(before)
})

test.each([
  { firstName: ' ' },
  { lastName: null },
  { firstName: 'x'.repeat(61) },
  { ftp: 0 },
  { ftp: 250.5 },
  { ftp: '250' },
  { weight: 5 },
  { weight: 301 },
  { isMale: 'yes' },
  { useMetric: null },
  { runTime5kmInSeconds: 12 },
  { fundraiserId: -1 },
  { countryCode: 'Sweden' },
  { countryCode: 'se' },
  { ftp: 250, weight: 5 },
  [],
  'null',
  '"x"',
  '{',
  '',
])('refuses %j with 400 and saves none of it', async (body) => {
  const game = await startGame()
  const before = await profile(game)
  expect((await save(game, body)).status).toBe(400)
  expect(await profile(game)).toEqual(before)
})

test('no JSON whatever brings the server down or makes a profile that is not one', async () => {
  const game = await startGame()
  await fc.assert(
    fc.asyncProperty(fc.json(), async (body) => {
      expect([200, 400]).toContain((await save(game, body)).status)
    }),
  )
})

test('the game acts by the saved profile: gender and numbers decide what a player may join', async () => {
  const game = await startGame()
  const access = async (id: number) => {
    const event = fullEventSchema.parse(await (await game.get(`/events-core/events/${id}`, 'demo-unset')).json())
    return event.eventSubgroups.map(({ accessValidationResult }) => accessValidationResult)
  }
  expect(await access(1013)).toEqual([false, false])
  await save(game, { isMale: true, ftp: 320, weight: 70 }, 'unset')
  expect(await access(1013)).toEqual([true, true])
  expect(await access(1001)).toEqual([true, false, false, false])
})

test('needs a token, and one player’s changes are nobody else’s', async () => {
  const game = await startGame()
  expect((await game.put(path, { ftp: 250 })).status).toBe(401)
  expect((await game.put(path, { ftp: 250 }, 'demo-nobody')).status).toBe(401)
  const other = await profile(game, 'man')
  await save(game, { ftp: 231 })
  expect(await profile(game, 'man')).toEqual(other)
})

test('parallel saves of different fields all hold', async () => {
  const game = await startGame()
  await Promise.all([save(game, { ftp: 240 }), save(game, { weight: 60 }), save(game, { useMetric: false })])
  expect(await profile(game)).toMatchObject({ ftp: 240, weight: 60, useMetric: false })
})

test('reset takes profiles back to the seeds', async () => {
  const game = await startGame()
  const before = await profile(game)
  await save(game, { firstName: 'Somebody', isMale: true })
  game.reset()
  expect(await profile(game)).toEqual(before)
})
