import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FollowLinks } from '@/components/layout/follow-links'
import { InternalLink } from '@/components/ui/link'

const { router } = vi.hoisted(() => ({
  router: { push: vi.fn<(href: string) => void>(), prefetch: vi.fn<(href: string) => void>() },
}))

vi.mock('next/navigation', () => ({ useRouter: () => router }))

beforeEach(() => {
  router.push.mockClear()
  router.prefetch.mockClear()
})

function show(anchor = <InternalLink href="/de/plans?tab=1#year">Plans</InternalLink>) {
  render(
    <>
      <FollowLinks />
      {anchor}
      <p>Text</p>
    </>,
  )
  return screen.getByText('Plans')
}

/** @returns whether the browser was left to follow the link */
function click(element: HTMLElement, init: MouseEventInit = {}): boolean {
  const event = createEvent.click(element, init)
  fireEvent(element, event)
  return !event.defaultPrevented
}

test('a plain click on a link of the site, or on what it holds, changes the page without a load', () => {
  const inner = show(
    <InternalLink href="/de/plans?tab=1#year">
      <span>Plans</span>
    </InternalLink>,
  )
  expect(click(inner)).toBe(false)
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/de/plans?tab=1#year')
})

test.each<[string, MouseEventInit]>([
  ['the Ctrl key', { ctrlKey: true }],
  ['the command key', { metaKey: true }],
  ['the shift key', { shiftKey: true }],
  ['the Alt key', { altKey: true }],
  ['another button', { button: 1 }],
])('a click with %s is the browser’s', (_how, init) => {
  const link = show()
  expect(click(link, init)).toBe(true)
  expect(router.push).not.toHaveBeenCalled()
})

test.each([
  ['that is not marked as the site’s own', { 'data-page-link': undefined }],
  ['to a new tab', { target: '_blank' }],
  ['to a download', { download: true }],
])('a link %s is the browser’s, and nothing of it is fetched ahead', (_which, attributes) => {
  const link = show(
    <InternalLink href="/plans" {...attributes}>
      Plans
    </InternalLink>,
  )
  fireEvent.pointerOver(link)
  expect(click(link)).toBe(true)
  expect(router.push).not.toHaveBeenCalled()
  expect(router.prefetch).not.toHaveBeenCalled()
})

test('a click that something on the page has taken is left alone', () => {
  const link = show()
  link.addEventListener('click', (event) => event.preventDefault())
  click(link)
  expect(router.push).not.toHaveBeenCalled()
})

test('nothing is fetched ahead by itself', () => {
  show()
  fireEvent.pointerOver(screen.getByText('Text'))
  expect(router.prefetch).not.toHaveBeenCalled()
})

test.each([
  ['points at it', fireEvent.pointerOver],
  ['tabs to it', fireEvent.focusIn],
  ['puts a finger on it', fireEvent.touchStart],
])('its page is fetched ahead once a visitor %s', (_how, act) => {
  const link = show()
  act(link)
  act(link)
  expect(router.prefetch).toHaveBeenCalledExactlyOnceWith('/de/plans?tab=1#year')
})

test('links are followed no longer once it is gone', () => {
  const { unmount } = render(<FollowLinks />)
  unmount()
  document.body.innerHTML = '<a data-page-link href="#here">Here</a>'
  click(screen.getByText('Here'))
  expect(router.push).not.toHaveBeenCalled()
})
