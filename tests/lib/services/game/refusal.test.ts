import { expect, test } from 'vitest'
import { NotFoundError, UpstreamError } from '@/lib/core/errors'
import { enrol } from '@/lib/services/game/campaigns'
import { signUp } from '@/lib/services/game/player-events'
import { refusalKeyOf } from '@/lib/services/game/refusal'
import { stubUpstream } from '../../support/upstream'

const refusal = (status: number, body: unknown) =>
  new UpstreamError({ service: 'game', operation: 'signUp', kind: 'status', status, body })

test.each([
  ['event.gender', () => signUp('70', 'token')],
  ['profile.not.eligible', () => enrol('tour', 'token')],
])('a refusal keeps its key %s, to be read from the error [CP-006]', async (key, call) => {
  stubUpstream(() => Response.json({ key }, { status: 403 }))
  const error: unknown = await call().catch((failure: unknown) => failure)
  expect(refusalKeyOf(error)).toBe(key)
})

test.each([400, 403, 409, 422])('a key makes a refusal of a %d', (status) => {
  expect(refusalKeyOf(refusal(status, { key: 'event.closed' }))).toBe('event.closed')
})

test.each([
  ['a status that refuses nobody', refusal(500, { key: 'event.closed' })],
  ['a status of the session', refusal(401, { key: 'event.closed' })],
  ['a status of a limit', refusal(429, { key: 'event.closed' })],
  ['another status and no key', refusal(400, { fundraiser_id: 7 })],
  ['no key', refusal(403, { error: 'no' })],
  ['an empty key', refusal(403, { key: '' })],
  ['a key that is no text', refusal(403, { key: 7 })],
  ['no JSON', refusal(403, undefined)],
  ['nothing there', new NotFoundError('event 7')],
  ['a look-alike', { status: 403, body: { key: 'event.closed' } }],
  ['nothing at all', undefined],
])('a failure with %s is no refusal', (_, error) => {
  expect(refusalKeyOf(error)).toBeUndefined()
})
