import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, webLink } from './render-section'

const collection = {
  card_image: picture('hairpins'),
  card_title: 'Jerseys',
  description: paragraph('They glow.'),
  button_cta_label: 'See them',
  button_cta_url: webLink('/shop/jerseys'),
  hash: 'jerseys',
}

const section = (primary = {}, items: Record<string, unknown>[] = [collection]) =>
  sectionElement('shop_collection_list', { primary, items })

test('shows collections under a title, a text and a button [SL-shop_collection_list-01, SL-shop_collection_list-02]', async () => {
  const element = await section({
    title: 'For the ride',
    content: paragraph('Made in small numbers.'),
    cta_label: 'The whole shop',
    cta_url: webLink('/shop'),
  })
  expect(element).toHaveTextContent('For the rideMade in small numbers.The whole shop')
  expect(element.querySelector('header a')).toHaveAttribute('href', '/shop')
  expect(element.querySelectorAll('article')).toHaveLength(1)
})

test('a card shows picture, title, text and button, and is a place for links [SL-shop_collection_list-06]', async () => {
  const element = await section()
  const card = element.querySelector('li#jerseys article')
  expect(card).toHaveTextContent('JerseysThey glow.See them')
  expect(card?.querySelector('a')).toHaveAttribute('href', '/shop/jerseys')
  expect(card?.querySelector('img')).not.toBeNull()
})

test('its title is the page’s unless it names another level [SL-shop_collection_list-03]', async () => {
  expect((await section({ title: 'Shop' })).querySelector('h1')).toHaveTextContent('Shop')
  expect((await section({ title: 'Shop', title_as: 'h3' })).querySelector('h3')).toHaveTextContent('Shop')
})

test.each([
  [undefined, 'sm:grid-cols-2', false],
  ['3', 'lg:grid-cols-3', true],
  ['900', 'lg:grid-cols-4', true],
])(
  '%s collections in a row: two unless said, four at most [SL-shop_collection_list-04]',
  async (collections_per_row, columns, isWide) => {
    const list = (await section({ collections_per_row })).querySelector('ul')
    expect(list).toHaveClass(columns)
    expect(list?.className.includes('lg:')).toBe(isWide)
  },
)

test('its cards’ buttons are primary unless it names another look [SL-shop_collection_list-05]', async () => {
  expect((await section()).querySelector('article a')).toHaveClass('button-primary')
  expect((await section({ button_type: 'dark' })).querySelector('article a')).toHaveClass('button-dark')
})

test('a button needs label and address [SL-shop_collection_list-07]', async () => {
  const element = await section({}, [
    { card_title: 'No address', button_cta_label: 'See' },
    { card_title: 'No label', button_cta_url: webLink('/shop') },
  ])
  expect(element.querySelectorAll('article')).toHaveLength(2)
  expect(element.querySelectorAll('article a')).toHaveLength(0)
})

test('two cards of one hash are one place', async () => {
  expect((await section({}, [collection, collection])).querySelectorAll('#jerseys')).toHaveLength(1)
})
