import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useRefresh } from '@/components/ui/use-refresh'

const router = vi.hoisted(() => ({ refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const ask = vi.fn<typeof fetch>()

beforeEach(() => {
  router.refresh.mockClear()
  ask.mockReset()
  vi.stubGlobal('fetch', ask)
  history.replaceState(null, '', '/campaigns/tour')
})

const refresh = () => renderHook(() => useRefresh()).result.current()

test('a page that the server answers is drawn anew', async () => {
  ask.mockResolvedValue(new Response(null))
  expect(await refresh()).toBe(true)
  expect(router.refresh).toHaveBeenCalledOnce()
  expect(ask).toHaveBeenCalledWith(location.href, expect.objectContaining({ method: 'HEAD' }))
})

test.each([
  ['is busy', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('while the server %s, the page stays as it is', async (_, answer) => {
  ask.mockImplementation(answer)
  expect(await refresh()).toBe(false)
  expect(router.refresh).not.toHaveBeenCalled()
})

test('a page that the visitor has gone to meanwhile is not drawn anew', async () => {
  ask.mockImplementation(async () => {
    history.replaceState(null, '', '/events')
    return new Response(null)
  })
  expect(await refresh()).toBe(false)
  expect(router.refresh).not.toHaveBeenCalled()
})
