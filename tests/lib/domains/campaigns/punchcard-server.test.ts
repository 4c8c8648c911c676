import { beforeEach, expect, test, vi } from 'vitest'
import { AppError } from '@/lib/core/errors'
import { log } from '@/lib/core/server/log'
import { getPunchcard } from '@/lib/domains/campaigns/server'
import type { Member } from '@/lib/domains/session/member'
import { aMember } from '../../support/member'
import { stubUpstream } from '../../support/upstream'

const facts = { publicId: 'p', firstName: 'Maya', lastName: 'L', isMale: null, usesMetric: true, fundraiserId: null }
const member: Member = { ...aMember, facts, call: (run) => run('token-1') }

const profile = {
  id: 1,
  publicId: 'p',
  firstName: 'Maya',
  lastName: 'L',
  email: 'm@example.test',
  ftp: 224,
  weight: 61,
  useMetric: true,
}
const summary = {
  status: 'REGISTERED',
  stages: [{ campaignStageShortName: 'one', progress: 100 }],
  unlocks: [{ name: 'Socks', progress: 40 }],
}

const answers: Record<string, object> = {
  '/profiles/me': profile,
  '/campaigns/tour/summary': summary,
  '/campaigns/gran-fondo-quest/summary': summary,
  '/campaigns/missions/tour/progress': { progress: 2, goal: 5, unit: 'stages' },
}

const pathOf = ({ url }: Request) => new URL(url).pathname.replace('/game', '')

/** The game server, which does not answer at paths that end like this. */
const stubGame = (down = 'nothing') =>
  stubUpstream((request) => {
    const answer = answers[pathOf(request)]
    return answer === undefined || pathOf(request).endsWith(down)
      ? new Response('', { status: 404 })
      : Response.json(answer)
  })

beforeEach(() => void vi.spyOn(log, 'warn').mockReturnValue())

test('a card has the player’s fitness, finished stages, unlocks and progress [CP-056]', async () => {
  const asked = stubGame()
  await expect(getPunchcard(member, 'tour')).resolves.toEqual({
    firstName: 'Maya',
    usesMetric: true,
    fitness: { ftpWatts: 224, weightKilograms: 61, run5kSeconds: undefined },
    results: { stages: [{ name: 'one', percent: 100 }], unlocks: [{ name: 'Socks', percent: 40 }] },
    progress: { reached: 2, goal: 5 },
  })
  expect(asked.map(({ headers }) => headers.get('authorization'))).toEqual(Array(3).fill('Bearer token-1'))
  expect(log.warn).not.toHaveBeenCalled()
})

test('nobody asks for the progress of a quest [CP-047]', async () => {
  const asked = stubGame()
  await expect(getPunchcard(member, 'gran-fondo-quest')).resolves.toMatchObject({
    progress: undefined,
    fitness: { ftpWatts: 224 },
  })
  expect(asked.map(pathOf).filter((path) => path.endsWith('/progress'))).toEqual([])
})

test.each([
  ['/profiles/me', 'fitness'],
  ['/summary', 'results'],
  ['/progress', 'progress'],
])('when %s fails, the log has a warning and the card no %s [CP-069]', async (down, part) => {
  stubGame(down)
  const card = await getPunchcard(member, 'tour')
  expect(card).toHaveProperty(part, undefined)
  expect(Object.values(card).filter((value) => value === undefined)).toHaveLength(1)
  expect(log.warn).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error), shortName: 'tour' }, expect.any(String))
})

test('a session that has ended is no empty card', async () => {
  stubGame()
  const ended: Member = { ...member, call: () => Promise.reject(new AppError('not_signed_in')) }
  await expect(getPunchcard(ended, 'tour')).rejects.toMatchObject({ code: 'not_signed_in' })
})
