import { expect, test } from 'vitest'
import { requestedStage } from '@/lib/domains/campaigns/requested-stage'

const starts = { registration: '2026-06-01T12:00:00.000Z', post: '2026-08-01T00:00:00.000Z' }

test.each([
  [{ asOf: '2026-06-01T12:00' }, 'pre-registration'],
  [{ asOf: '2026-06-01T12:01' }, 'registration'],
  [{ asOf: '2026-06-01' }, 'pre-registration'],
  [{ asOf: '2026-08-01T00:00:01' }, 'post'],
  [{ stage: 'progress', asOf: '2026-06-01' }, 'progress'],
  [{ stage: '', asOf: '2026-08-02' }, 'post'],
])('%j is the stage %s', (asked, stage) => {
  expect(requestedStage(asked, starts)).toBe(stage)
})

test.each([
  {},
  { asOf: '' },
  { asOf: 'tomorrow' },
  { asOf: '2026-13-41' },
  { asOf: '2026-06-01T25:00' },
  { asOf: ['2026-06-01'] },
  { asOf: '+002026-06-01' },
  { asOf: '2026-08-02T12:00:00.5' },
])('%j asks for none', (asked) => {
  expect(requestedStage(asked, starts)).toBeUndefined()
})
