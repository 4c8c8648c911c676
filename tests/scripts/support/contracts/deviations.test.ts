import { describe, expect, test } from 'vitest'
import { deviations, misfits } from '@/scripts/support/contracts/deviations.ts'
import type { Operation } from '@/scripts/support/contracts/operations.ts'
import { operationOf } from './operation-of.ts'

const json = (value: unknown, status = 200) => ({ status, mediaType: 'application/json', text: JSON.stringify(value) })

const success = (call: Operation) => {
  const [example] = Object.values(call.responses[0]?.body?.examples ?? {})
  return structuredClone(Object(example) as Record<string, unknown>)
}

const event = operationOf('game', 'getPublicEvent')

test('an answer that fits has no deviations, whatever it says besides', () => {
  expect(deviations(event, json({ ...success(event), unheardOf: [{}] }))).toEqual([])
})

describe('an answer deviates', () => {
  const deviating = (change: object) => deviations(event, json({ ...success(event), ...change }))

  test.each<[string, object, string, string, string]>([
    ['by a field that is missing', { name: undefined }, 'name', 'text', 'nothing'],
    ['by another kind', { restricted: 'no' }, 'restricted', 'true or false or null', 'text'],
    ['by null where it must be', { eventStart: null }, 'eventStart', 'an instant such as 2030-01-09T18:00:00Z', 'null'],
    ['by a value that is not agreed', { sport: 'ROWING' }, 'sport', 'one of "CYCLING", "RUNNING"', 'other text'],
    ['by a list that is an object', { eventSubgroups: {} }, 'eventSubgroups', 'a list', 'an object'],
    [
      'by the form of an instant',
      { eventStart: '09.01.2030 18:00' },
      'eventStart',
      'an instant such as 2030-01-09T18:00:00Z',
      'text of the form 99.99.9999 99:99',
    ],
  ])('%s', (_, change, place, expected, found) => {
    expect(deviating(change)).toContainEqual({
      call: 'getPublicEvent',
      status: 200,
      place,
      expected,
      found,
      times: 1,
      isDispensable: false,
    })
  })

  test('in rows, which are counted together', () => {
    const list = operationOf('game', 'listUpcomingEvents')
    const row = { ...success(event), id: undefined }
    expect(deviations(list, json([row, success(event), row]))).toMatchObject([{ place: '[].id', times: 2 }])
  })

  test('in what stands under names that nobody agreed on, which are not told', () => {
    const results = operationOf('game', 'getRaceResults')
    const found = deviations(results, json({ 'maya@example.test': { finishers: 'many' } }))
    expect(found).toMatchObject([{ place: '{}.finishers' }])
    expect(JSON.stringify(found)).not.toContain('maya')
  })

  test('without harm where the site does without the field', () => {
    expect(deviating({ imageUrl: 7 })).toMatchObject([{ place: 'imageUrl', isDispensable: true }])
  })

  test('by its status, its media type, or by being no JSON', () => {
    expect(deviations(event, json({}, 404))).toMatchObject([{ place: 'status', expected: '2XX', found: '404' }])
    const page = { status: 200, mediaType: 'text/html', text: '<h1>Sign in</h1>' }
    expect(deviations(event, page)).toMatchObject([{ place: 'media type', found: 'text/html' }])
    const cut = { ...json({}), text: '{"id":' }
    expect(deviations(event, cut)).toMatchObject([{ place: 'body', found: 'text that is not JSON' }])
  })

  test('by not coming at all', () => {
    expect(deviations(event, { problem: 'no answer: nothing listens there' })).toMatchObject([
      { place: 'answer', status: 0 },
    ])
  })
})

test('no value of an answer is told: names, addresses and tokens stay where they are', () => {
  const profile = operationOf('game', 'getProfile')
  const answer = {
    ...success(profile),
    email: { of: 'greta@example.test' },
    useMetric: 'a-secret-token',
    firstName: ['Greta'],
  }
  const told = JSON.stringify(deviations(profile, json(answer)))
  expect(told).toContain('useMetric')
  expect(told).not.toMatch(/greta|secret/i)
})

test('an older name of a price will do, and none is told once', () => {
  const { body } = operationOf('game', 'listMembershipPlans').responses[0] ?? {}
  const price = { id: 71, periodUnit: 'Month', currencyCode: 'EUR' }
  const plans = (more: object) => [{ id: 7, prices: [{ ...price, ...more }] }]
  expect(misfits(body?.schema ?? {}, plans({ amount: '14.99' }))).toEqual([])
  expect(misfits(body?.schema ?? {}, plans({}))).toMatchObject([{ place: '[].prices[].price', found: 'nothing' }])
  expect(misfits(body?.schema ?? {}, plans({ price: 14.99 }))).toMatchObject([{ found: 'a fraction' }])
})

test('a refusal with a key may come by other statuses, but for those that mean something else', () => {
  const signUp = operationOf('game', 'signUp')
  const closed = { name: 'closed', status: '403', hasToken: true }
  for (const status of [400, 403, 409, 422]) {
    expect(deviations(signUp, json({ key: 'event.closed' }, status), closed)).toEqual([])
    expect(deviations(signUp, json({ error: 'closed' }, status), closed)).toMatchObject([{ place: 'key', status }])
  }
  expect(deviations(signUp, json({ key: 'event.closed' }, 410), closed)).toMatchObject([{ place: 'status' }])
})
