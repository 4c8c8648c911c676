import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw/http'
import { beforeEach, describe, expect, test } from 'vitest'
import Marketplace, { type MarketplaceProps } from '@/components/marketplace/marketplace'
import { shopTexts } from '@/components/marketplace/shop-texts'
import { shopCountries } from '@/lib/domains/marketplace/regions'
import type { ItemCard, ShopPage } from '@/lib/domains/marketplace/schema'
import { chooseCountry, tellCountry } from '@/lib/domains/session/country-choice'
import { ownApi, problemAnswer } from '../../lib/support/own-api'
import { sessionAnswer } from '../../lib/support/session'
import { stubLocalStorage } from '../../lib/support/storage'

const texts = await shopTexts('Gruppetto', 'en')
const card = (name: string, more: Partial<ItemCard> = {}): ItemCard => ({
  handle: name,
  name,
  tags: ['apparel'],
  price: '$89.00',
  cta: { label: 'Buy now', href: `https://shop.test/${name}` },
  availability: 'forSale',
  isReady: false,
  isDark: false,
  size: { mobile: '1x1', tablet: '1x1', desktop: '2x1' },
  ...more,
})
const tabs = ['all', 'apparel', 'gifts']
const made: ShopPage = { items: [card('jersey', { compareAt: '$110.00' }), card('socks')], total: 3, tabs }

let asked: string[]
let answer: (query: URLSearchParams) => Response | Promise<Response>
/** Where the player lives, and where the proxy in front says that the visitor is. */
let home: () => Response | Promise<Response>
let there: () => Response | Promise<Response>
let kept: Map<string, string>

beforeEach(() => {
  kept = stubLocalStorage()
  tellCountry(null)
  history.replaceState(null, '', '/shop')
  delete document.documentElement.dataset.player
  answer = (query) =>
    Response.json({
      items: [card(`${query.get('market')} ${query.get('tag')} ${query.get('offset')}`)],
      total: 3,
      tabs,
    })
  home = () => Response.json({ country: 'CA' })
  there = () => Response.json({ country: 'KR' })
  asked = ownApi(
    http.get('/api/session', () => Response.json(sessionAnswer)),
    http.get('/api/profile/country', () => home()),
    http.get('/api/country', () => there()),
    http.get('/api/shop', ({ request }) => answer(new URL(request.url).searchParams)),
  )
})

const shop = (changes: Partial<MarketplaceProps> = {}) => (
  <Marketplace country="US" isTold={false} locale="en" page={made} texts={texts} {...changes} />
)
const draw = (changes?: Partial<MarketplaceProps>) => render(shop(changes))
const countrySwitch = () => screen.getByRole('combobox', { name: 'Your country' })
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const placeholders = () => document.querySelectorAll('.shop-item.skeleton')

test('items stand in a grid, each with its price, what it was, and a way out that says so [MK-005, MK-016]', () => {
  draw()
  expect(names()).toEqual(['jersey', 'socks'])
  expect(screen.getByText('$110.00').localName).toBe('s')
  expect(screen.getByText('Was $110.00')).toHaveClass('sr-only')
  const [link] = screen.getAllByRole('link')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAccessibleName('Buy now jersey (Opens a new window)')
  expect(document.querySelector('.shop-item')).toHaveAttribute('data-desktop', '2x1')
  expect(screen.getByText('Shown for United States - English')).toBeVisible()
  expect(asked).toEqual([])
})

const tile = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('article')
  if (!found) throw new Error(`no tile ${name}`)
  return within(found)
}

describe('a tile says in its look and in words', () => {
  const drawOne = (more: Partial<ItemCard>) => {
    draw({ page: { ...made, items: [card('towel', more)] } })
    return tile('towel')
  }

  test('that the item is sold out, and its link is no offer to buy', () => {
    const { getByText, getByRole } = drawOne({ availability: 'soldOut', compareAt: '$110.00' })
    expect(getByText('Sold Out')).toBeVisible()
    expect(getByText('$89.00')).toBeVisible()
    expect(getByRole('link')).toHaveAccessibleName('View item towel (Opens a new window)')
    expect(screen.queryByText('Sale')).toBeNull()
  })

  test('that it is reduced, with both prices', () => {
    const { getByText, getByRole } = drawOne({ compareAt: '$110.00' })
    expect(getByText('Sale')).toBeVisible()
    expect(getByText('$110.00').localName).toBe('s')
    expect(getByRole('link')).toHaveAccessibleName('Buy now towel (Opens a new window)')
  })

  test('that it is not sold in the visitor’s region, without a price', () => {
    const { getByText, getByRole, queryByText } = drawOne({ availability: 'notHere', price: undefined })
    expect(getByText('Not sold in your region')).toBeVisible()
    expect(queryByText(/\$/)).toBeNull()
    expect(getByRole('link')).toHaveAccessibleName('View item towel (Opens a new window)')
  })

  test('that its price is the seller’s to say, where there is a way to the seller', () => {
    const { getByText } = drawOne({ availability: 'unknown', price: undefined })
    expect(getByText('Price at the seller’s shop')).toBeVisible()
  })

  test('nothing of a price where there is neither a price nor a seller', () => {
    drawOne({ availability: 'unknown', price: undefined, cta: undefined })
    expect(screen.queryByText('Price at the seller’s shop')).toBeNull()
    expect(screen.queryByText('Sale')).toBeNull()
  })
})

test('it is said above the items that they are bought elsewhere, unless none can be bought', () => {
  const { unmount } = draw()
  const sentence = screen.getByText(/^You order and pay at the shop that sells it/)
  expect(sentence.compareDocumentPosition(screen.getAllByRole('link')[0] ?? sentence)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  unmount()
  draw({ page: { ...made, items: [card('soon', { cta: undefined })] } })
  expect(screen.queryByText(/^You order and pay/)).toBeNull()
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

test('going back is heard also when the router re-renders the page in answer to it', async () => {
  history.replaceState(null, '', '/shop?tab=gifts')
  let drawAnew = () => undefined as void
  const router = () => act(drawAnew)
  addEventListener('popstate', router, { once: true })
  const { rerender } = draw()
  await waitFor(() => expect(names()).toEqual(['en-us gifts 0']))
  drawAnew = () => rerender(shop())
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

test('more that is asked for twice comes once', async () => {
  draw()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(names()).toEqual(['jersey', 'socks', 'en-us all 2']))
})

test('sixteen placeholders stand there while a player’s country is asked for [MK-010]', async () => {
  document.documentElement.dataset.player = 'on'
  let reply: (response: Response) => void = () => undefined
  home = () => new Promise((resolve) => (reply = resolve))
  draw()
  await waitFor(() => expect(placeholders()).toHaveLength(16))
  await waitFor(() => expect(asked).toEqual(['GET /api/profile/country']))
  await act(async () => reply(Response.json({ country: 'CA' })))
  await waitFor(() => expect(names()).toEqual(['en-ca all 0']))
  expect(screen.getByText('Shown for Canada - English')).toBeVisible()
})

test('a country that cannot be had leaves the page’s items', async () => {
  document.documentElement.dataset.player = 'on'
  home = () => problemAnswer('upstream_unavailable', 503)
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

test.each([
  ['CA', 'en', 'en-ca', 'Canada - English', '[MK-025]'],
  ['CA', 'fr', 'fr-ca', 'Canada - French', '[MK-026]'],
  ['GB', 'en', 'en-gb', 'United Kingdom - English', '[MK-027]'],
  ['SE', 'en', 'en-eu', 'European Union - English', '[MK-028]'],
  ['KR', 'en', 'ko-kr', 'Korea - Korean', '[MK-034]'],
])('a visitor in %s who reads %s shops in %s, %s, without an account %s', async (country, locale, market, name) => {
  there = () => Response.json({ country })
  draw({ isTold: true, locale })
  await waitFor(() => expect(names()).toEqual([`${market} all 0`]))
  expect(screen.getByText(`Shown for ${name}`)).toBeVisible()
  expect(countrySwitch()).toHaveValue(country)
  expect(asked).toEqual(['GET /api/country', `GET /api/shop?market=${market}&locale=${locale}&tag=all&offset=0`])
})

test('the page’s items stay while it is asked where a visitor is, and where that is the page’s country [MK-013]', async () => {
  let reply: (response: Response) => void = () => undefined
  there = () => new Promise((resolve) => (reply = resolve))
  draw({ isTold: true })
  await waitFor(() => expect(asked).toEqual(['GET /api/country']))
  expect(names()).toEqual(['jersey', 'socks'])
  await act(async () => reply(Response.json({ country: 'US' })))
  expect(names()).toEqual(['jersey', 'socks'])
  expect(asked).toHaveLength(1)
})

test('the switch has every country that the shop sells in; a choice shows what is sold there, and is remembered [MK-013]', async () => {
  draw()
  expect(countrySwitch()).toHaveValue('US')
  const offered = [...countrySwitch().querySelectorAll('option')].map(({ value }) => value)
  expect(offered.toSorted()).toEqual(shopCountries.toSorted())
  await userEvent.selectOptions(countrySwitch(), 'Canada')
  await waitFor(() => expect(names()).toEqual(['en-ca all 0']))
  expect(screen.getByText('Shown for Canada - English')).toBeVisible()
  expect(kept.get('country')).toBe('CA')
  await userEvent.selectOptions(countrySwitch(), 'United States')
  await waitFor(() => expect(names()).toEqual(['jersey', 'socks']))
})

test('under the name of another region nothing of the one before shows, not for a moment [MK-010]', async () => {
  draw()
  fireEvent.change(countrySwitch(), { target: { value: 'GB' } })
  expect(screen.getByText('Shown for United Kingdom - English')).toBeVisible()
  expect(names()).toEqual([])
  expect(placeholders()).toHaveLength(16)
  await waitFor(() => expect(names()).toEqual(['en-gb all 0']))
})

test('a remembered choice counts before a player’s country and the visitor’s, and nobody is asked for them', async () => {
  document.documentElement.dataset.player = 'on'
  chooseCountry('GB')
  draw({ isTold: true })
  await waitFor(() => expect(names()).toEqual(['en-gb all 0']))
  expect(asked).toEqual(['GET /api/shop?market=en-gb&locale=en&tag=all&offset=0'])
})

test('a player’s country counts before the one that the player is in', async () => {
  document.documentElement.dataset.player = 'on'
  draw({ isTold: true })
  await waitFor(() => expect(names()).toEqual(['en-ca all 0']))
  expect(asked).not.toContain('GET /api/country')
})

test.each([
  ['whose profile names no country', () => Response.json({ country: null })],
  ['whose session has ended', () => problemAnswer('not_signed_in', 401)],
])('a player %s shops where the visitor is', async (_, profile) => {
  document.documentElement.dataset.player = 'on'
  home = profile
  draw({ isTold: true })
  await waitFor(() => expect(names()).toEqual(['ko-kr all 0']))
})

test.each([
  ['nobody knows', () => Response.json({ country: null })],
  ['cannot be asked for', () => problemAnswer('too_many_requests', 429)],
  ['is no country', () => Response.json({ country: '<b>' })],
])('where a visitor is that %s, the page’s language decides [MK-024]', async (_, answered) => {
  there = answered
  draw({ isTold: true })
  await waitFor(() => expect(asked).toEqual(['GET /api/country']))
  expect(names()).toEqual(['jersey', 'socks'])
  expect(countrySwitch()).toHaveValue('US')
})

test('a country that the shop does not sell in is named in the switch, and shops in the default region [MK-024]', async () => {
  chooseCountry('AU')
  draw()
  expect(countrySwitch()).toHaveDisplayValue('Australia')
  expect(screen.getByText('Shown for United States - English')).toBeVisible()
  expect(names()).toEqual(['jersey', 'socks'])
})

test('the tab stays when the country changes, and a late answer of the one before shows nowhere', async () => {
  history.replaceState(null, '', '/shop?tab=gifts')
  let late: (response: Response) => void = () => undefined
  const usual = answer
  answer = (query) => (query.get('market') === 'en-ca' ? new Promise((resolve) => (late = resolve)) : usual(query))
  draw()
  await waitFor(() => expect(names()).toEqual(['en-us gifts 0']))
  await userEvent.selectOptions(countrySwitch(), 'Canada')
  await waitFor(() => expect(asked.at(-1)).toContain('market=en-ca'))
  await userEvent.selectOptions(countrySwitch(), 'South Korea')
  await waitFor(() => expect(names()).toEqual(['ko-kr gifts 0']))
  await act(async () => late(Response.json({ items: [card('maple')], total: 1, tabs })))
  expect(names()).toEqual(['ko-kr gifts 0'])
})
