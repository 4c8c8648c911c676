import { expect, test } from 'vitest'
import { z } from 'zod'
import { friday, type Harness, startGame } from './harness.ts'
import { errorSchema } from './wire.ts'

const dayMs = 86_400_000
const tour = 'summits'
const enrolled = { key: 'enrolled', status: 'REGISTERED' }
const missionSchema = z.object({ eligible: z.boolean(), enrolled: z.boolean(), status: z.string().nullable() })

const write = (game: Harness, path: string, name: string) => game.post(path, undefined, `demo-${name}`)
const enrol = (game: Harness, mission: string, name: string) =>
  write(game, `/campaigns/missions/${mission}/enroll`, name)
const withdraw = (game: Harness, mission: string, name: string) =>
  write(game, `/campaigns/missions/${mission}/withdraw`, name)
const read = async (game: Harness, path: string, name: string): Promise<unknown> =>
  (await game.get(path, `demo-${name}`)).json()

async function partOf(game: Harness, mission: string, name: string) {
  return missionSchema.parse(await read(game, `/campaigns/missions/${mission}`, name))
}

async function expectAnswer(answer: Response, status: number, body: object): Promise<void> {
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual(body)
}

test('enrolling shows in the mission, the short answer and the summary, all stages at nothing', async () => {
  const game = await startGame()
  expect(await partOf(game, tour, 'man')).toEqual({ eligible: true, enrolled: false, status: null })
  await expectAnswer(await enrol(game, tour, 'man'), 200, enrolled)
  expect(await partOf(game, tour, 'man')).toEqual({ eligible: true, enrolled: true, status: 'REGISTERED' })
  expect(await read(game, `/campaigns/missions/${tour}/enrolled`, 'man')).toEqual({ enrolled: true })
  expect(await read(game, `/campaigns/missions/${tour}/progress`, 'man')).toEqual({
    progress: 0,
    goal: 5,
    unit: 'stages',
  })
  expect(await read(game, `/campaigns/${tour}/summary`, 'man')).toMatchObject({ status: 'REGISTERED' })
  expect(await partOf(game, tour, 'unset')).toMatchObject({ enrolled: false })
})

test('withdrawing and enrolling repeat safely, and progress survives both', async () => {
  const game = await startGame()
  const progress = () => read(game, `/campaigns/missions/${tour}/progress`, 'member')
  for (const _ of [1, 2]) await expectAnswer(await withdraw(game, tour, 'member'), 200, { status: 'WITHDRAWN' })
  expect(await partOf(game, tour, 'member')).toMatchObject({ enrolled: false, status: 'WITHDRAWN' })
  const answers = await Promise.all([1, 2, 3].map(() => enrol(game, tour, 'member')))
  for (const answer of answers) await expectAnswer(answer, 200, enrolled)
  expect(await partOf(game, tour, 'member')).toMatchObject({ enrolled: true, status: 'REGISTERED' })
  expect(await progress()).toEqual({ progress: 2, goal: 5, unit: 'stages' })
})

test('withdrawing without having enrolled is withdrawn too', async () => {
  const game = await startGame()
  await expectAnswer(await withdraw(game, tour, 'man'), 200, { status: 'WITHDRAWN' })
  expect(await partOf(game, tour, 'man')).toMatchObject({ enrolled: false, status: 'WITHDRAWN' })
})

test('a graduate who enrols again stays one', async () => {
  const game = await startGame()
  await expectAnswer(await enrol(game, 'winter-base-camp', 'member'), 200, enrolled)
  expect(await partOf(game, 'winter-base-camp', 'member')).toMatchObject({ enrolled: true, status: 'GRADUATED' })
})

test('refuses a player who is not eligible, until the profile has what was missing', async () => {
  const game = await startGame()
  await expectAnswer(await enrol(game, tour, 'ineligible'), 403, { key: 'profile.not.eligible' })
  expect(await partOf(game, tour, 'ineligible')).toEqual({ eligible: false, enrolled: false, status: null })
  await game.put('/profiles/me', { ftp: 215 }, 'demo-ineligible')
  expect(await partOf(game, tour, 'ineligible')).toMatchObject({ eligible: true, enrolled: false })
  await expectAnswer(await enrol(game, tour, 'ineligible'), 200, enrolled)
})

test('refuses when registration is over, but answers who is enrolled already', async () => {
  const game = await startGame()
  await expectAnswer(await enrol(game, 'winter-base-camp', 'man'), 403, { key: 'registration.closed' })
  expect(await partOf(game, 'winter-base-camp', 'man')).toMatchObject({ enrolled: false, status: null })
  await expectAnswer(await enrol(game, 'winter-base-camp', 'lapsed'), 200, enrolled)
})

test('who enrolled stays enrolled as the days pass', async () => {
  const game = await startGame()
  await enrol(game, 'spring-classics', 'man')
  game.travelTo(new Date(friday.getTime() + 60 * dayMs))
  expect(await partOf(game, 'spring-classics', 'man')).toMatchObject({ enrolled: true })
})

test('registers for the quest once and for good', async () => {
  const game = await startGame()
  const quest = { slug: 'gran-fondo-quest', shortName: 'gran-fondo-quest' }
  const register = (name: string) => write(game, '/quests/gran-fondo-quest/register', name)
  const answers = await Promise.all([1, 2].map(() => register('ineligible')))
  for (const answer of answers) await expectAnswer(answer, 200, { registered: true })
  await expectAnswer(await register('member'), 200, { registered: true })
  const seen = (name: string) => read(game, '/quests/gran-fondo-quest', name)
  expect(await seen('ineligible')).toEqual({ ...quest, registered: true, progress: 0 })
  expect(await seen('member')).toEqual({ ...quest, registered: true, progress: 50 })
})

test.each([
  '/campaigns/missions/none/enroll',
  '/campaigns/missions/none/withdraw',
  '/campaigns/missions/constructor/enroll',
  '/campaigns/missions/gran-fondo-quest/enroll',
  '/quests/none/register',
  '/quests/summits/register',
])('POST %s names nothing, hence 404, and asks for a token first', async (path) => {
  const game = await startGame()
  const answer = await game.post(path, undefined, 'demo-man')
  expect(answer.status).toBe(404)
  errorSchema.parse(await answer.json())
  expect((await game.post(path, undefined)).status).toBe(401)
})

test('reset takes enrolments back to the seeds', async () => {
  const game = await startGame()
  await enrol(game, tour, 'man')
  await withdraw(game, tour, 'member')
  game.reset()
  expect(await partOf(game, tour, 'man')).toMatchObject({ status: null })
  expect(await partOf(game, tour, 'member')).toMatchObject({ status: 'REGISTERED' })
})
