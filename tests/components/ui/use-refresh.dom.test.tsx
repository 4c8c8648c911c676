import { renderHook } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { useRefresh } from '@/components/ui/use-refresh'
import { ownApi } from '../../lib/support/own-api'

const router = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const PATH = '/campaigns/tour'

beforeEach(() => {
  router.refresh.mockClear()
  history.replaceState(null, '', PATH)
})

const refresh = () => renderHook(() => useRefresh()).result.current()

test('a page that the server answers is drawn anew', async () => {
  const asked = ownApi(http.head(PATH, () => new HttpResponse(null)))
  expect(await refresh()).toBe(true)
  expect(router.refresh).toHaveBeenCalledOnce()
  expect(asked).toEqual([`HEAD ${PATH}`])
})

test.each([
  ['is busy', () => new HttpResponse(null, { status: 503 })],
  ['is out of reach', () => HttpResponse.error()],
])('while the server %s, the page stays as it is', async (_, answer) => {
  ownApi(http.head(PATH, answer))
  expect(await refresh()).toBe(false)
  expect(router.refresh).not.toHaveBeenCalled()
})

test('a page that the visitor has gone to meanwhile is not drawn anew', async () => {
  const leave = () => {
    history.replaceState(null, '', '/events')
    return new HttpResponse(null)
  }
  ownApi(http.head(PATH, leave))
  expect(await refresh()).toBe(false)
  expect(router.refresh).not.toHaveBeenCalled()
})

test('a jump within the page is no other page', async () => {
  const jump = () => {
    location.hash = 'stages'
    return new HttpResponse(null)
  }
  ownApi(http.head(PATH, jump))
  expect(await refresh()).toBe(true)
})
