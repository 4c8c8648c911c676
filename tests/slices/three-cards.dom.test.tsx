import { beforeEach, expect, test, vi } from 'vitest'
import { findProductCount } from '@/lib/domains/marketplace/server'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'

vi.mock('@/lib/domains/marketplace/server', () => ({ findProductCount: vi.fn() }))

const counts = vi.mocked(findProductCount)

beforeEach(() => void counts.mockReset().mockResolvedValue(undefined))

function fields(place: number, values: Record<string, unknown> = {}): Record<string, unknown> {
  const all = { title: `Title ${place}`, subtitle: `Subtitle ${place}`, background: picture('fjord'), ...values }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [`card_${place}_${name}`, value]))
}

const section = (primary: Record<string, unknown>, context = {}) => sectionElement('three_cards', { primary }, context)
const three = { ...fields(1), ...fields(2), ...fields(3) }

test('shows three cards and never more [SL-three_cards-01, SL-three_cards-04]', async () => {
  const element = await section({ ...three, ...fields(4) })
  expect([...element.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Title 1',
    'Title 2',
    'Title 3',
  ])
})

test('a card has title, subtitle, background and address [SL-three_cards-02]', async () => {
  const element = await section({ ...three, ...fields(2, { url: webLink('/shop') }) })
  const card = element.querySelectorAll('article')[1]
  expect(card).toHaveTextContent('Title 2')
  expect(card).toHaveTextContent('Subtitle 2')
  expect(card?.querySelector('img')).toHaveAttribute('alt', 'Picture of fjord')
  expect(card?.querySelector('a')).toHaveAttribute('href', '/shop')
})

test('centres, lightens, shades and links its cards where it is asked to [SL-three_cards-03]', async () => {
  const card = async (switches = {}) =>
    (await section({ ...fields(1, { url: webLink('/shop') }), ...switches })).querySelector('article')
  const plain = await card()
  expect(plain).toHaveClass('bg-ink', 'text-paper')
  expect(plain).not.toHaveClass('card-whole')
  expect(plain?.querySelector('.text-center')).toBeNull()
  expect(plain?.querySelector('.bg-linear-to-t')).toBeNull()
  expect((await card({ is_title_centered: true }))?.querySelector('.text-center')).toHaveTextContent('Title 1')
  expect(await card({ light_theme_enabled: 'enabled' })).toHaveClass('bg-surface', 'text-on-surface')
  expect((await card({ background_overlay_enabled: true }))?.querySelector('.bg-linear-to-t')).toHaveTextContent(
    'Title 1',
  )
  const interactive = await card({ is_interactive: true })
  expect(interactive).toHaveClass('card-whole')
  expect(interactive?.querySelector('a')).toHaveAttribute('data-card', 'Title 1')
})

test('the product count of its category takes the place of the subtitle [SL-three_cards-05, SL-three_cards-06]', async () => {
  counts.mockResolvedValueOnce(14).mockResolvedValueOnce(1).mockResolvedValueOnce(0)
  const element = await section({
    ...fields(1, { category: 'smart-trainers' }),
    ...fields(2, { category: 'apparel' }),
    ...fields(3, { category: 'gifts' }),
  })
  const subtitles = [...element.querySelectorAll('article p')].map(({ textContent }) => textContent)
  expect(subtitles).toEqual(['14 products', '1 product', '0 products'])
})

test('without a count the subtitle stays [SL-three_cards-05]', async () => {
  const element = await section(fields(1, { category: 'unknown' }))
  expect(counts).toHaveBeenCalledOnce()
  expect(element.querySelector('article p')).toHaveTextContent('Subtitle 1')
})

test('counts for the region of the language, and asks for nothing without a category [SL-three_cards-05]', async () => {
  await section(three)
  expect(counts).not.toHaveBeenCalled()
  await section(fields(1, { category: 'apparel' }), { locale: 'ja' })
  await section(fields(1, { category: 'apparel' }), { locale: 'de' })
  expect(counts.mock.calls).toEqual([
    ['apparel', 'JP'],
    ['apparel', 'DE'],
  ])
})

test('a card with something gets what is missing [PB-050, PB-051, PB-062]', async () => {
  const element = await section(fields(2, { title: '', subtitle: '', background: {}, url: webLink('/shop') }))
  expect(element.querySelector('h2')).toHaveTextContent('missing title')
  expect(element.querySelector('article p')).toHaveTextContent('missing subtitle')
  expect(element.querySelector('img')).toHaveAttribute('src', '/placeholders/720x480.svg')
})

test('drops empty cards and gives their room to the others [PB-034]', async () => {
  const two = await section({ ...fields(1), ...fields(3) })
  expect(two.querySelectorAll('article')).toHaveLength(2)
  expect(two.querySelector('ul')).toHaveClass('md:grid-cols-2')
})

test('shows nothing without a card, or with fields of the wrong kind [PB-035]', async () => {
  expect(await sectionHtml('three_cards', { primary: { is_interactive: true } })).toBe('')
  const wrong = { card_1_title: {}, card_1_background: 'x', card_1_url: 'javascript:alert(1)', card_1_category: [] }
  expect(await sectionHtml('three_cards', { primary: wrong })).toBe('')
})

test('takes a title that is structured text and an address that is a text', async () => {
  const element = await section(fields(1, { title: paragraph('Rich'), url: '/shop' }))
  expect(element.querySelector('h2 a')).toHaveTextContent('Rich')
})
