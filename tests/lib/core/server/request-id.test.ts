import { expect, test } from 'vitest'
import { findRequestId, withRequestId } from '@/lib/core/server/request-id'

const idFor = (given?: string) =>
  withRequestId(new Request('https://site.test', given ? { headers: { 'x-request-id': given } } : {}), findRequestId)

test("keeps the proxy's id", () => {
  expect(idFor('0f8e-4c11')).toBe('0f8e-4c11')
})

test.each(['short', 'x'.repeat(65), '{"injected":1}'])('makes an id of its own instead of %s', (given) => {
  expect(idFor(given)).toMatch(/^[0-9a-f-]{36}$/)
})

test('there is none outside a request', () => {
  expect(findRequestId()).toBeUndefined()
})

test('requests at the same time keep their ids apart', async () => {
  const later = async () => {
    await Promise.resolve()
    return findRequestId()
  }
  const request = (id: string) => new Request('https://site.test', { headers: { 'x-request-id': id } })
  const ids = ['request-1', 'request-2'].map((id) => withRequestId(request(id), later))
  await expect(Promise.all(ids)).resolves.toEqual(['request-1', 'request-2'])
})
