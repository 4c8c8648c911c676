import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { env } from '@/lib/core/server/env'
import { log } from '@/lib/core/server/log'
import { findRegistration, register, withdrawFrom } from '@/lib/domains/campaigns/server'
import { forgetProcessState } from '@/tests/support/forget-process-state'
import { gameMissionAnswer, gameQuestAnswer, refusalAnswer } from '../../support/game-campaigns'
import { aMember } from '../../support/member'
import { stubUpstream } from '../../support/upstream'

const MISSION = '/campaigns/missions/tour'
const QUEST = 'gran-fondo-quest'

beforeEach(() => {
  forgetProcessState()
  vi.spyOn(log, 'warn').mockImplementation(() => undefined)
})

/** A game server that answers `METHOD /path` as the table says, and 404 to all else; collects what it was asked. */
function stubGame(answers: Record<string, () => Response>): () => string[] {
  const nameOf = ({ method, url }: Request) => `${method} ${url.replace(env.GAME_API_URL, '')}`
  const asked = stubUpstream((request) => answers[nameOf(request)]?.() ?? new Response('', { status: 404 }))
  return () => asked.map(nameOf)
}

const json = (body: object) => () => Response.json(body)
const enrolled = json({ key: 'enrolled', status: 'REGISTERED' })

test('a player who is eligible and not enrolled is enrolled, after the mission was asked for [CP-038, CP-041]', async () => {
  const asked = stubGame({ [`GET ${MISSION}`]: json(gameMissionAnswer()), [`POST ${MISSION}/enroll`]: enrolled })
  await expect(register(aMember, 'tour')).resolves.toEqual({ isRegistered: true })
  expect(asked()).toEqual([`GET ${MISSION}`, `POST ${MISSION}/enroll`])
})

test.each([
  { enrolled: true },
  { status: 'REGISTERED' },
  { status: 'GRADUATED' },
  { status: 'REGISTERED', eligible: false },
])('a player whose mission says %j is registered without a new enrolment [CP-040]', async (mission) => {
  const asked = stubGame({ [`GET ${MISSION}`]: json(gameMissionAnswer(mission)) })
  await expect(register(aMember, 'tour')).resolves.toEqual({ isRegistered: true })
  expect(asked()).toEqual([`GET ${MISSION}`])
})

test('a player who has withdrawn is enrolled again [CP-005]', async () => {
  const mission = gameMissionAnswer({ status: 'WITHDRAWN', enrolled: true })
  const asked = stubGame({ [`GET ${MISSION}`]: json(mission), [`POST ${MISSION}/enroll`]: enrolled })
  await register(aMember, 'tour')
  expect(asked()).toContain(`POST ${MISSION}/enroll`)
})

test.each([
  ['mission', 'tour', { [`GET ${MISSION}`]: json(gameMissionAnswer()), [`POST ${MISSION}/enroll`]: enrolled }],
  [
    'quest',
    QUEST,
    {
      [`GET /quests/${QUEST}`]: json(gameQuestAnswer()),
      'POST /quests/fondo-2026/register': json({ registered: true }),
    },
  ],
])('a player can register for a %s [CP-001]', async (_kind, shortName, answers) => {
  stubGame(answers)
  await expect(register(aMember, shortName)).resolves.toEqual({ isRegistered: true })
})

test('where there is no mission nobody is eligible [CP-039]', async () => {
  stubGame({})
  await expect(register(aMember, 'tour')).rejects.toMatchObject({
    code: 'not_eligible',
    cause: { code: 'not_found' },
  })
})

test('who is not eligible is told so, and the game is not asked to enrol [CP-039]', async () => {
  const asked = stubGame({ [`GET ${MISSION}`]: json(gameMissionAnswer({ eligible: false })) })
  await expect(register(aMember, 'tour')).rejects.toMatchObject({ code: 'not_eligible' })
  expect(asked()).toEqual([`GET ${MISSION}`])
})

test.each([
  ['profile.not.eligible', 'not_eligible'],
  ['registration.closed', 'registration_closed'],
  ['moon.is.full', 'upstream_failed'],
])('the refusal %s of an enrolment is %s [CP-006]', async (key, code) => {
  stubGame({ [`GET ${MISSION}`]: json(gameMissionAnswer()), [`POST ${MISSION}/enroll`]: () => refusalAnswer(key) })
  await expect(register(aMember, 'tour')).rejects.toMatchObject({ code })
})

test.each(['profile.not.eligible', 'registration.closed'])('the refusal %s says what the game said', async (key) => {
  stubGame({ [`GET ${MISSION}`]: json(gameMissionAnswer()), [`POST ${MISSION}/enroll`]: () => refusalAnswer(key) })
  await expect(register(aMember, 'tour')).rejects.toMatchObject({ cause: { name: 'UpstreamError' } })
})

test('a quest that can’t be read is not said to be missing', async () => {
  stubGame({ [`GET /quests/${QUEST}`]: () => new Response('', { status: 400 }) })
  await expect(register(aMember, QUEST)).rejects.toMatchObject({ code: 'upstream_failed' })
  expect(log.warn).not.toHaveBeenCalled()
})

test('an outage is no question of eligibility', async () => {
  stubGame({ [`GET ${MISSION}`]: () => new Response('', { status: 400 }) })
  await expect(register(aMember, 'tour')).rejects.toMatchObject({ code: 'upstream_failed' })
})

test('a quest is found by its slug, registered for by its own short name, and no mission is asked for [CP-007, CP-008, CP-037]', async () => {
  const asked = stubGame({
    [`GET /quests/${QUEST}`]: json(gameQuestAnswer()),
    'POST /quests/fondo-2026/register': json({ registered: true }),
  })
  await expect(register(aMember, QUEST)).resolves.toEqual({ isRegistered: true })
  expect(asked()).toEqual([`GET /quests/${QUEST}`, 'POST /quests/fondo-2026/register'])
})

test('who has registered for the quest is not registered again', async () => {
  const asked = stubGame({ [`GET /quests/${QUEST}`]: json(gameQuestAnswer({ registered: true })) })
  await expect(register(aMember, QUEST)).resolves.toEqual({ isRegistered: true })
  expect(asked()).toHaveLength(1)
})

test('a quest that is missing is noted in the log, and nobody is eligible for it [CP-071]', async () => {
  stubGame({})
  await expect(register(aMember, QUEST)).rejects.toMatchObject({ code: 'not_eligible' })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ slug: QUEST }, 'there is no quest')
})

test.each([
  ['a mission', 'tour', { [`GET ${MISSION}`]: json(gameMissionAnswer({ status: 'REGISTERED' })) }],
  ['a quest', QUEST, { [`GET /quests/${QUEST}`]: json(gameQuestAnswer({ registered: true })) }],
])('finds out that the player takes part in %s', async (_, shortName, answers) => {
  stubGame(answers)
  await expect(findRegistration(aMember, shortName)).resolves.toEqual({ isRegistered: true })
})

test.each([
  ['is missing', () => new Response('', { status: 404 })],
  ['is refused', () => refusalAnswer('no')],
  ['is not what was agreed', json({ campaign: {} })],
])('where the mission %s it is not known who takes part, and the log says why [CP-069]', async (_, answer) => {
  stubGame({ [`GET ${MISSION}`]: answer })
  await expect(findRegistration(aMember, 'tour')).resolves.toBeUndefined()
  const details: unknown = expect.objectContaining({ shortName: 'tour' })
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(details, 'registration is not known')
})

test('that the session has ended is passed on, and is no warning', async () => {
  const ended = { ...aMember, call: () => Promise.reject(new AppError('not_signed_in')) }
  await expect(findRegistration(ended, 'tour')).rejects.toMatchObject({ code: 'not_signed_in' })
  await expect(register(ended, 'tour')).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(log.warn).not.toHaveBeenCalled()
})

test('a player is withdrawn from a mission [CP-046]', async () => {
  const asked = stubGame({ [`POST ${MISSION}/withdraw`]: json({ status: 'WITHDRAWN' }) })
  await expect(withdrawFrom(aMember, 'tour')).resolves.toEqual({ isRegistered: false })
  expect(asked()).toEqual([`POST ${MISSION}/withdraw`])
})

test('a quest can’t be left, and the game is not asked', async () => {
  const asked = stubGame({})
  await expect(withdrawFrom(aMember, QUEST)).rejects.toMatchObject({ code: 'not_found' })
  expect(asked()).toEqual([])
})

test('a double click registers once, and withdrawing lets the player register again [CP-040, CP-046]', async () => {
  const asked = stubGame({
    [`GET ${MISSION}`]: json(gameMissionAnswer()),
    [`POST ${MISSION}/enroll`]: enrolled,
    [`POST ${MISSION}/withdraw`]: json({ status: 'WITHDRAWN' }),
  })
  await Promise.all([register(aMember, 'tour'), register(aMember, 'tour')])
  await register(aMember, 'tour')
  const enrolments = () => asked().filter((each) => each.endsWith('/enroll'))
  expect(enrolments()).toHaveLength(1)
  await withdrawFrom(aMember, 'tour')
  await register(aMember, 'tour')
  expect(enrolments()).toHaveLength(2)
})
