import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import Marketplace from '@/components/marketplace/marketplace'
import { shopTexts } from '@/components/marketplace/shop-texts'
import type { ItemCard, ShopPage } from '@/lib/domains/marketplace/schema'
import { ownApi, problemAnswer } from '../../lib/support/own-api'
import { sessionAnswer } from '../../lib/support/session'

const texts = await shopTexts('Gruppetto')
const card = (name: string, more: Partial<ItemCard> = {}): ItemCard => ({
  handle: name,
  name,
  tags: ['apparel'],
  price: '$89.00',
  cta: { label: 'Buy now', href: `https://shop.test/${name}` },
  isReady: false,
  isDark: false,
  size: { mobile: '1x1', tablet: '1x1', desktop: '2x1' },
  ...more,
})
const tabs = ['all', 'apparel', 'gifts']
const made: ShopPage = { items: [card('jersey', { compareAt: '$110.00' }), card('socks')], total: 3, tabs }

let asked: string[]
let answer: (query: URLSearchParams) => Response | Promise<Response>
let region: () => Response | Promise<Response>

beforeEach(() => {
  history.replaceState(null, '', '/shop')
  delete document.documentElement.dataset.player
  answer = (query) =>
    Response.json({
      items: [card(`${query.get('market')} ${query.get('tag')} ${query.get('offset')}`)],
      total: 3,
      tabs,
    })
  region = () => Response.json({ locale: 'en-ca' })
  asked = ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/shop/region', () => region()),
    http.get('/api/shop', ({ request }) => answer(new URL(request.url).searchParams)),
  )
})

const draw = (page = made) => render(<Marketplace market="en-us" locale="en" page={page} texts={texts} />)
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const placeholders = () => document.querySelectorAll('.shop-item.skeleton')

test('items stand in a grid, each with its price, what it was, and a way out that says so [MK-005, MK-016]', () => {
  draw()
  expect(names()).toEqual(['jersey', 'socks'])
  expect(screen.getByText('$110.00').localName).toBe('s')
  expect(screen.getByText('Before: $110.00')).toHaveClass('sr-only')
  const [link] = screen.getAllByRole('link')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAccessibleName('Buy now jersey (Opens a new window)')
  expect(document.querySelector('.shop-item')).toHaveAttribute('data-desktop', '2x1')
  expect(screen.getByText('Shown for United States - English')).toBeVisible()
  expect(asked).toEqual([])
})

test('All is open at first; a tab shows its own, and stands in the address [MK-007, MK-008, MK-009]', async () => {
  draw()
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['All'])
  await userEvent.click(screen.getByRole('button', { name: 'gifts' }))
  await waitFor(() => expect(names()).toEqual(['en-us gifts 0']))
  expect(location.search).toBe('?tab=gifts')
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(names()).toEqual(['jersey', 'socks'])
  expect(location.search).toBe('')
})

test('an address with a tab opens it, and going back opens the one before', async () => {
  history.replaceState(null, '', '/shop?tab=Gifts')
  draw()
  await waitFor(() => expect(names()).toEqual(['en-us gifts 0']))
  history.replaceState(null, '', '/shop?tab=apparel')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  await waitFor(() => expect(names()).toEqual(['en-us apparel 0']))
})

test('going back is heard also when the router draws the page anew in answer to it', async () => {
  history.replaceState(null, '', '/shop?tab=gifts')
  let drawAnew = () => undefined as void
  const router = () => act(drawAnew)
  addEventListener('popstate', router, { once: true })
  const { rerender } = draw()
  await waitFor(() => expect(names()).toEqual(['en-us gifts 0']))
  drawAnew = () => rerender(<Marketplace market="en-us" locale="en" page={made} texts={texts} />)
  history.replaceState(null, '', '/shop?tab=apparel')
  dispatchEvent(new PopStateEvent('popstate'))
  await waitFor(() => expect(names()).toEqual(['en-us apparel 0']))
})

test('more comes when asked for', async () => {
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(names()).toEqual(['jersey', 'socks', 'en-us all 2']))
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('sixteen placeholders stand there while a player’s region is asked for [MK-010]', async () => {
  document.documentElement.dataset.player = 'on'
  let reply: (response: Response) => void = () => undefined
  region = () => new Promise((resolve) => (reply = resolve))
  draw()
  await waitFor(() => expect(placeholders()).toHaveLength(16))
  await waitFor(() => expect(asked).toEqual(['GET /api/shop/region?locale=en']))
  await act(async () => reply(Response.json({ locale: 'en-ca' })))
  await waitFor(() => expect(names()).toEqual(['en-ca all 0']))
  expect(screen.getByText('Shown for Canada - English')).toBeVisible()
})

test('a region that cannot be had leaves the page’s items', async () => {
  document.documentElement.dataset.player = 'on'
  region = () => problemAnswer('upstream_unavailable', 503)
  draw()
  await waitFor(() => expect(names()).toEqual(['jersey', 'socks']))
})

test('what cannot be fetched is an empty list without a reproach [MK-011, MK-012]', async () => {
  answer = () => problemAnswer('upstream_failed', 502)
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'gifts' }))
  expect(await screen.findByText(texts.empty)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
