import { act, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FollowAddress } from '@/components/layout/follow-address'
import { PLAYER_MENU_ID } from '@/lib/core/player-menu'

const { path } = vi.hoisted(() => ({ path: { name: '/about' } }))
vi.mock('next/navigation', () => ({ usePathname: () => path.name }))
vi.mock('@/components/campaigns/progress/progress-dialog', () => ({
  default: ({ campaign = 'all', locale, onClose }: { campaign?: string; locale: string; onClose: () => void }) => (
    <button type="button" onClick={onClose}>{`${campaign} in ${locale}`}</button>
  ),
}))

// A busy machine takes longer to compile them than a test waits.
beforeAll(() =>
  Promise.all([import('@/components/layout/serve-address'), import('@/components/campaigns/progress/progress-dialog')]),
)

let menu: HTMLElement
beforeEach(() => {
  document.documentElement.lang = 'de'
  menu = document.body.appendChild(document.createElement('div'))
  menu.id = PLAYER_MENU_ID
  return () => menu.remove()
})

function show(address: string) {
  history.replaceState({ kept: true }, '', address)
  path.name = location.pathname
  return render(<FollowAddress />)
}

const settled = () => act(() => vi.dynamicImportSettled())
const dialog = () => screen.queryByRole('button')?.textContent
const addressShown = () => location.pathname + location.search + location.hash

test.each([
  ['/de/about?campaign=tour', 'tour in de'],
  ['/?utm_campaign=spring&campaign=tour-of-summits#top', 'tour-of-summits in de'],
  ['/?campaign=a&campaign=b', 'a in de'],
  ['/?campaign=%3Cscript%3E', '<script> in de'],
  ['/?campaign=', 'all in de'],
])('the address %s shows the progress', async (address, name) => {
  show(address)
  expect(await screen.findByRole('button', { name })).toBeInTheDocument()
})

test.each(['/about', '/about?utm_campaign=tour', '/about?campaigns=tour', '/about#campaign=tour'])(
  'the address %s shows none',
  async (address) => {
    show(address)
    await settled()
    expect(dialog()).toBeUndefined()
  },
)

test('once it is closed, the address is that of the page, with all else that it says', async () => {
  show('/about?ref=mail&campaign=tour&x=1#top')
  const button = await screen.findByRole('button')
  act(() => button.click())
  expect(dialog()).toBeUndefined()
  expect(addressShown()).toBe('/about?ref=mail&x=1#top')
  expect(history.state).toEqual({ kept: true })
})

test('it is shown when the address changes later, and again after it was closed', async () => {
  show('/about')
  for (const campaign of ['a', 'b']) {
    history.replaceState(null, '', `/about?campaign=${campaign}`)
    act(() => void dispatchEvent(new HashChangeEvent('hashchange')))
    const button = await screen.findByRole('button', { name: `${campaign} in de` })
    act(() => button.click())
    expect(addressShown()).toBe('/about')
  }
})

test('it ends with its page, and the next page keeps its own address', async () => {
  const { rerender } = show('/about?campaign=tour')
  await screen.findByRole('button')
  history.replaceState(null, '', '/plans?campaign=another')
  path.name = '/plans'
  rerender(<FollowAddress />)
  expect(dialog()).toBeUndefined()
  expect(await screen.findByRole('button', { name: 'another in de' })).toBeInTheDocument()
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(dialog()).toBeUndefined()
  expect(addressShown()).toBe('/plans?campaign=another')
})

test('on a site without players there is nothing to show', async () => {
  menu.remove()
  show('/about?campaign=tour')
  await settled()
  expect(dialog()).toBeUndefined()
})
