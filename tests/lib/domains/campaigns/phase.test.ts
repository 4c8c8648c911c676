import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  campaignPhase,
  campaignPhases,
  campaignsByPhase,
  daysLeft,
  isRegistrationOpen,
} from '@/lib/domains/campaigns/phase'
import type { StageStarts } from '@/lib/domains/campaigns/stage'

const starts: StageStarts = {
  registration: '2026-03-01T10:00:00Z',
  campaign: '2026-03-15T10:00:00Z',
  post: '2026-03-22T10:00:00Z',
}

const at = (instant: string) => new Date(instant)

test.each([
  ['2026-02-28T00:00:00Z', 'coming', false],
  ['2026-03-02T00:00:00Z', 'coming', true],
  ['2026-03-16T00:00:00Z', 'running', true],
  ['2026-03-23T00:00:00Z', 'past', false],
])('at %s a campaign is %s, and whether players can register: %s', (now, phase, isOpen) => {
  expect(campaignPhase(starts, at(now))).toBe(phase)
  expect(isRegistrationOpen(starts, at(now))).toBe(isOpen)
})

test.each([
  ['2026-03-10T10:00:00Z', 5],
  ['2026-03-10T10:00:01Z', 4],
  ['2026-03-15T09:00:00Z', 0],
  ['2026-03-20T09:00:00Z', 2],
  ['2026-03-22T09:59:59Z', 0],
  ['2026-03-23T00:00:00Z', undefined],
])('at %s so many whole days are left until it starts or ends: %s', (now, days) => {
  expect(daysLeft(starts, at(now))).toBe(days)
})

test('a campaign without dates is to come, and nobody knows when', () => {
  expect(campaignPhase({}, at('2026-03-01T00:00:00Z'))).toBe('coming')
  expect(daysLeft({}, at('2026-03-01T00:00:00Z'))).toBeUndefined()
  expect(daysLeft({ campaign: starts.campaign }, at('2026-04-01T00:00:00Z'))).toBeUndefined()
})

describe('campaigns by phase', () => {
  const now = at('2026-03-16T00:00:00Z')
  const named = (name: string, startsAt: StageStarts) => ({ name, startsAt })
  const names = (campaigns: readonly { name: string }[]) => campaigns.map(({ name }) => name)

  test('are in order: what ends first, what starts first, what ended last', () => {
    const found = campaignsByPhase(
      [
        named('runs for ever', { campaign: starts.campaign }),
        named('runs until April', { campaign: starts.campaign, post: '2026-04-01T00:00:00Z' }),
        named('runs until March', starts),
        named('comes some day', {}),
        named('comes in May', { campaign: '2026-05-01T00:00:00Z' }),
        named('comes in April', { campaign: '2026-04-01T00:00:00Z' }),
        named('ended in January', { campaign: '2025-12-01T00:00:00Z', post: '2026-01-01T00:00:00Z' }),
        named('ended in February', { campaign: '2025-12-01T00:00:00Z', post: '2026-02-01T00:00:00Z' }),
      ],
      now,
    )
    expect(names(found.running)).toEqual(['runs until March', 'runs until April', 'runs for ever'])
    expect(names(found.coming)).toEqual(['comes in April', 'comes in May', 'comes some day'])
    expect(names(found.past)).toEqual(['ended in February', 'ended in January'])
  })

  const instant = fc.date({ min: at('2020-01-01T00:00:00Z'), max: at('2032-01-01T00:00:00Z'), noInvalidDate: true })
  const date = fc.option(
    instant.map((each) => each.toISOString()),
    { nil: undefined },
  )
  const anyStarts = fc.record({ registration: date, eventSignUp: date, campaign: date, post: date })

  test('contain each campaign once, whatever its dates', () => {
    fc.assert(
      fc.property(fc.array(anyStarts), instant, (all, when) => {
        const campaigns = all.map((startsAt, index) => ({ name: String(index), startsAt }))
        const found = campaignsByPhase(campaigns, when)
        const shown = campaignPhases.flatMap((phase) => names(found[phase]))
        expect(shown.toSorted()).toEqual(names(campaigns).toSorted())
      }),
    )
  })
})
