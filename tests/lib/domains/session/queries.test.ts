import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { AppError, type ErrorCode } from '@/lib/core/errors'
import { sessionQuery } from '@/lib/domains/session/queries'
import { isHandledByPage } from '@/lib/domains/session/handled-by-page'
import { NOW, sessionAnswer } from '../../support/session'

test('who is signed in is asked once in five minutes, and kept apart from all else', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  const client = new QueryClient()
  client.setQueryData([], 'something else')
  client.setQueryData([''], 'something else')
  const queryFn = vi.fn(async () => ({ ...sessionAnswer, isAuthenticated: true as const }))
  const ask = () => client.fetchQuery({ ...sessionQuery, queryFn })
  expect(await ask()).toEqual(sessionAnswer)
  vi.setSystemTime(NOW + 5 * 60_000 - 1)
  await ask()
  expect(queryFn).toHaveBeenCalledTimes(1)
  vi.setSystemTime(NOW + 5 * 60_000)
  await ask()
  expect(queryFn).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test.each<[ErrorCode, boolean]>([
  ['not_signed_in', true],
  ['another_player', true],
  ['not_found', false],
])('a control leaves it to the page to speak of %s: %s', (code, isTold) => {
  expect(isHandledByPage(new AppError(code))).toBe(isTold)
})

test('a failure of another kind is the control’s own to tell', () => {
  expect(isHandledByPage(new Error('not_signed_in'))).toBe(false)
})
