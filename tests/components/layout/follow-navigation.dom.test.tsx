import { fireEvent, render } from '@testing-library/react'
import { usePathname } from 'next/navigation'
import { beforeEach, expect, test, vi } from 'vitest'
import { FollowNavigation } from '@/components/layout/follow-navigation'

vi.mock('next/navigation', () => ({ usePathname: vi.fn<() => string>() }))

beforeEach(() => {
  document.documentElement.lang = 'de'
  document.body.innerHTML = `<header class="site-header">
    <a data-home="" hreflang="en" href="/">English</a><a data-home="/de" hreflang="de" href="/de">Deutsch</a>
  </header>`
})

function show(address: string) {
  history.replaceState(null, '', address)
  vi.mocked(usePathname).mockReturnValue(location.pathname)
  render(<FollowNavigation />)
}
const links = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test.each([
  ['/de', ['/', '/de']],
  ['/de/shop', ['/shop', '/de/shop']],
  ['/de/events/view/7?eventSecret=x', ['/events/view/7?eventSecret=x', '/de/events/view/7?eventSecret=x']],
  ['/de?a=b', ['/?a=b', '/de?a=b']],
  ['/de/settings/membership?state=succeeded', ['/settings/membership', '/de/settings/membership']],
  ['/de/my-events/list?done=left', ['/my-events/list', '/de/my-events/list']],
])(
  'the links of languages on %s lead to this page, with what its query says but for what it has told of a form',
  (address, expected) => {
    show(address)
    expect(links()).toEqual(expected)
  },
)

test('on the page that tells of a sign-in they keep its report and where it leads', () => {
  const query = '?problem=denied&returnTo=%2Fde%2Fevents'
  show(`/login${query}`)
  expect(links()).toEqual([`/en/login${query}`, `/de/login${query}`])
})

test('a choice that was made since is in the address when a link is used', () => {
  show('/de/events')
  history.replaceState(null, '', '/de/events?type=race')
  fireEvent.pointerDown(document.querySelector('a') ?? document.body)
  expect(links()).toEqual(['/events?type=race', '/de/events?type=race'])
})
