import { expect, test } from 'vitest'
import { outsideRequests } from '@/lib/core/server/request-budget'
import { currentRequestId, findRequestId, withRequestId } from '@/lib/core/server/request-id'

const idFor = (given?: string | string[]) => withRequestId(given, findRequestId)

test("keeps the proxy's id", () => {
  expect(idFor('0f8e-4c11')).toBe('0f8e-4c11')
})

test.each(['12345678', 'x'.repeat(64), 'A_b-9'.repeat(4)])('takes %s for one', (given) => {
  expect(idFor(given)).toBe(given)
  expect(idFor([given])).toBe(given)
})

test.each(['1234567', 'x'.repeat(65), 'request id', '!request-1', 'request-1!', ''])('takes “%s” for none', (given) => {
  expect(idFor(given)).toMatch(/^[0-9a-f-]{36}$/)
})

test.each(['short', 'x'.repeat(65), '{"injected":1}', ['id-number-1', 'id-number-2']])(
  'makes an id of its own instead of %s',
  (given) => {
    expect(idFor(given)).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('there is none outside a request', () => {
  expect(findRequestId()).toBeUndefined()
})

test('requests at the same time keep their ids apart', async () => {
  const later = async () => {
    await Promise.resolve()
    return findRequestId()
  }
  const ids = ['request-1', 'request-2'].map((id) => withRequestId(id, later))
  await expect(Promise.all(ids)).resolves.toEqual(['request-1', 'request-2'])
})

test('a route handler goes on under the id that the server has given its request', () => {
  const ids = withRequestId(undefined, () => [findRequestId(), withRequestId('another-id', findRequestId)])
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(ids[1]).toBe(ids[0])
})

test('what outlives its request carries no id, nor what is asked by it', () => {
  expect(withRequestId('request-1', () => outsideRequests(findRequestId))).toBeUndefined()
  expect(withRequestId('request-1', () => outsideRequests(currentRequestId))).not.toBe('request-1')
})
