import { expect, test } from 'vitest'
import { missionFromGame } from '@/lib/domains/campaigns/from-game'
import { missionSchema } from '@/lib/domains/campaigns/mission'

const wire = { campaign: { shortName: 'tour-of-summits' } }

test('a mission with everything [CP-003]', () => {
  const mission = missionFromGame({
    ...wire,
    campaignStarts: '2026-03-15T10:00:00Z',
    campaignEnds: '2026-04-15T10:00:00Z',
    registrationStarts: '2026-03-01T10:00:00Z',
    registrationEnds: '2026-04-10T10:00:00Z',
    registration: true,
    eligible: true,
    enrolled: true,
    status: 'REGISTERED',
  })
  expect(mission).toEqual({
    shortName: 'tour-of-summits',
    startsAt: '2026-03-15T10:00:00.000Z',
    endsAt: '2026-04-15T10:00:00.000Z',
    registrationStartsAt: '2026-03-01T10:00:00.000Z',
    registrationEndsAt: '2026-04-10T10:00:00.000Z',
    registrationOpen: true,
    eligible: true,
    enrolled: true,
    status: 'registered',
  })
  expect(missionSchema.parse(mission)).toEqual(mission)
})

test('dates of any zone become UTC [CP-004]', () => {
  const mission = missionFromGame({ ...wire, campaignStarts: '2026-03-29T01:30:00+01:00' })
  expect(mission.startsAt).toBe('2026-03-29T00:30:00.000Z')
})

test('what is not said is not so, but for whether the player is eligible: that is not known', () => {
  const mission = missionFromGame(wire)
  expect(mission).toEqual({ shortName: 'tour-of-summits', registrationOpen: false, enrolled: false })
  expect(missionSchema.safeParse(mission).success).toBe(true)
})

test.each([
  ['GRADUATED', 'graduated'],
  ['WITHDRAWN', 'withdrawn'],
] as const)('the status %s is %s', (status, expected) => {
  expect(missionFromGame({ ...wire, status }).status).toBe(expected)
})
