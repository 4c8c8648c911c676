import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LivePreview } from '@/components/simulator/live-preview'

const replace = vi.hoisted(() => vi.fn<(path: string) => void>())
const attached = vi.hoisted(() => ({ show: (_state: string | undefined): void => undefined }))

vi.mock('next/navigation', () => {
  const router = { replace }
  return { usePathname: () => '/slice-simulator', useRouter: () => router }
})
vi.mock('@/components/simulator/attach-editor', () => ({
  attachEditor: (_zone: HTMLElement, { show }: typeof attached) => {
    attached.show = show
    return () => undefined
  },
}))

beforeEach(() => {
  replace.mockReset()
  vi.stubGlobal('parent', { postMessage: () => undefined })
  render(
    <>
      <main id="main" />
      <LivePreview zone="main" origins={[]} tooMuch="Too much" />
    </>,
  )
})

test('asks the server for the sections that came last, once for all that came together', () => {
  act(() => {
    for (const state of ['first', 'second', 'last']) attached.show(state)
  })
  expect(replace.mock.calls).toEqual([['/slice-simulator?state=last', { scroll: false }]])
  act(() => attached.show('last'))
  expect(replace).toHaveBeenCalledOnce()
})

test('says that it is too much, keeps what it shows, and forgets it with the next that can be shown', () => {
  act(() => attached.show(undefined))
  expect(screen.getByRole('alert')).toHaveTextContent('Too much')
  expect(replace).not.toHaveBeenCalled()
  act(() => attached.show('less'))
  expect(screen.queryByRole('alert')).toBeNull()
})
