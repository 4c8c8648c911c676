import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { InternalLink } from '@/components/ui/link'

const { drawn } = vi.hoisted(() => ({ drawn: vi.fn<(props: { prefetch: unknown }) => void>() }))

vi.mock('next/link', () => ({
  default: ({ prefetch, children, ...props }: { prefetch: unknown; href: string; children: ReactNode }) => {
    drawn({ prefetch })
    return <a {...props}>{children}</a>
  },
}))

beforeEach(() => drawn.mockClear())

test('fetches nothing ahead by itself', () => {
  render(<InternalLink href="/plans">Plans</InternalLink>)
  expect(drawn).toHaveBeenLastCalledWith({ prefetch: false })
})

test.each([
  ['points at it', fireEvent.pointerEnter],
  ['tabs to it', fireEvent.focus],
  ['puts a finger on it', fireEvent.touchStart],
])('fetches its page ahead once a visitor %s', (_how, act) => {
  render(<InternalLink href="/plans">Plans</InternalLink>)
  act(screen.getByRole('link'))
  expect(drawn).toHaveBeenLastCalledWith({ prefetch: null })
})
