import { beforeEach, expect, test, vi } from 'vitest'
import type { Item } from '@/lib/domains/marketplace/item'
import { findItems } from '@/lib/domains/marketplace/server'
import { paragraph, sectionElement } from './render-section'

vi.mock('@/lib/domains/marketplace/server', () => ({ findItems: vi.fn() }))

const items = vi.mocked(findItems)
const item = (name: string): Item => ({
  handle: name,
  name,
  tags: ['apparel'],
  availability: 'unknown',
  isReady: true,
  isDark: false,
  size: { mobile: '1x1', tablet: '1x1', desktop: '1x1' },
  position: 100,
})
beforeEach(() => void items.mockReset().mockResolvedValue([item('Jersey'), item('Socks')]))

const section = (primary = {}, context = {}) => sectionElement('marketplace', { primary }, context)

test('a grid of items with tabs, under what editors wrote [SL-marketplace-01, MK-005, MK-006]', async () => {
  const element = await section({ title: 'Things', description: paragraph('that go round') })
  expect(element.querySelector('h2')).toHaveTextContent('Things')
  expect(element).toHaveTextContent('that go round')
  expect([...element.querySelectorAll('.shop-grid h3')].map(({ textContent }) => textContent)).toEqual([
    'Jersey',
    'Socks',
  ])
  expect([...element.querySelectorAll('.shop-tabs button')].map(({ textContent }) => textContent)).toEqual([
    'All',
    'apparel',
  ])
})

test('the page’s language says where it sells; a page holds no more than it shows [MK-013]', async () => {
  items.mockResolvedValue(Array.from({ length: 2000 }, (_, index) => item(`Item ${index}`)))
  const element = await section({}, { locale: 'de' })
  expect(items).toHaveBeenCalledWith('de-de')
  expect(element.querySelectorAll('.shop-grid > li')).toHaveLength(24)
  expect(element).toHaveTextContent('Show more')
})

test('without items it says so [MK-011]', async () => {
  items.mockResolvedValue([])
  expect(await section()).toHaveTextContent('There is nothing here right now')
})
