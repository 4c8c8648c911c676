import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'
import { cssOf, inlineColours } from '../support/css-colours'

type Fields = Record<string, unknown>

const hero = (primary: Fields, items: Fields[] = []) => sectionElement('hero_with_cards_v3', { primary, items })

const first = { primary_cta_label: 'Start riding', primary_cta_url: webLink('/join') }
const second = { secondary_cta_label: 'How it works', secondary_cta_url: webLink('/how-it-works') }
const card = { title2: 'Ride with a bunch', body1: paragraph('Five paces') }

test('shows a hero with cards that lie over its lower edge [SL-hero_with_cards_v3-01]', async () => {
  const element = await hero({ title1: 'Winter is a road' }, [card])
  expect(element.querySelector('.hero-background h2')).toHaveTextContent('Winter is a road')
  expect(element.querySelector('.hero-background + .hero-cards article')).toHaveTextContent('Ride with a bunch')
})

test('reads every field that an editor fills [SL-hero_with_cards_v3-02, SL-hero_with_cards_v3-03]', async () => {
  const element = await hero(
    {
      ...first,
      ...second,
      background_image_desktop: picture('aurora'),
      background_image_mobile: picture('tall'),
      body1: paragraph('There is room for you'),
      card_titles_centered: true,
      cards_background_overlay_enabled: true,
      hero_background_overlay_enabled: true,
      light_theme_cards_enabled: true,
      title1: 'Winter is a road',
      title_as: 'h3',
      title_body_light_mode_enabled: true,
      secondary_cta_text_color: 'secondary',
    },
    [{ ...card, image: picture('village') }],
  )
  for (const said of ['There is room for you', 'Start riding', 'How it works', 'Five paces'])
    expect(element).toHaveTextContent(said)
  expect(element.querySelector('.hero-background')).toHaveClass('bg-surface', 'text-on-surface')
  expect(element.querySelector('.hero-background h3')).toHaveTextContent('Winter is a road')
  expect(element.querySelector('.hero-background [data-overlay]')).not.toBeNull()
  expect(element.querySelector('article h4')).toHaveTextContent('Ride with a bunch')
  expect(element.querySelector('article [data-overlay]')).not.toBeNull()
  expect(element.querySelector('article img')).toHaveAttribute('alt', 'Picture of village')
  const label = element.querySelector('[data-cta="secondary"]')?.parentElement
  expect(inlineColours(label)).toEqual({ light: cssOf('violet'), dark: 'inherit' })
})

test('shows two calls to action, and says which is which [SL-hero_with_cards_v3-04]', async () => {
  const element = await hero({ ...first, ...second })
  expect(element.querySelector('[data-cta="primary"]')).toHaveTextContent('Start riding')
  expect(element.querySelector('[data-cta="primary"]')).toHaveClass('button-primary')
  expect(element.querySelector('[data-cta="secondary"]')).toHaveTextContent('How it works')
  expect(element.querySelector('[data-cta="secondary"]')).toHaveClass('button-outline')
})

test('each call to action shows only with its own label and address [SL-hero_with_cards_v3-05, PB-032]', async () => {
  const shown = async (fields: Fields) =>
    [...(await hero({ title1: 'Winter', ...fields })).querySelectorAll('[data-cta]')].map((each) => each.textContent)
  expect(await shown({ ...first, secondary_cta_label: 'No address' })).toEqual(['Start riding'])
  expect(await shown({ ...second, primary_cta_url: webLink('/no-label') })).toEqual(['How it works'])
  expect(await shown({ primary_cta_label: 'One', secondary_cta_url: webLink('/other') })).toEqual([])
})

test('has a picture for each screen or placeholders, darkened where editors ask [SL-hero_with_cards_v3-06]', async () => {
  const own = await hero({
    background_image_desktop: picture('wide'),
    background_image_tablet: picture('tablet'),
    background_image_mobile: picture('tall'),
    hero_background_overlay_enabled: true,
  })
  const addresses = [...own.querySelectorAll('.backdrop source')].map((source) => source.getAttribute('srcset'))
  expect(addresses).toEqual([expect.stringContaining('tall.png'), expect.stringContaining('tablet.png')])
  expect(own.querySelector('[data-overlay]')).toHaveClass('bg-ink/40')
  const none = await hero({ title1: 'Winter' })
  expect(none.querySelector('[data-overlay]')).toBeNull()
  expect(none.querySelector('.backdrop img')).toHaveAttribute('src', '/placeholders/1440x1040.svg')
  const stand = [...none.querySelectorAll('.backdrop source')].map((source) => source.getAttribute('srcset'))
  expect(stand).toEqual(['/placeholders/375x488.svg', '/placeholders/1024x768.svg'])
})

test('a card shows title, body and picture, dark and left unless editors say otherwise [SL-hero_with_cards_v3-07]', async () => {
  const items = [{ ...card, image: picture('village') }]
  const dark = (await hero({}, items)).querySelector('article')
  expect(dark).toHaveClass('bg-ink', 'text-paper')
  expect(dark?.querySelector('h3')).not.toHaveClass('text-center')
  expect(dark).toHaveTextContent('Five paces')
  expect(dark?.querySelector('img')).toHaveAttribute('alt', 'Picture of village')
  const light = await hero({ light_theme_cards_enabled: true, card_titles_centered: true }, items)
  expect(light.querySelector('article')).toHaveClass('bg-surface', 'text-on-surface')
  expect(light.querySelector('article .text-center h3')).toHaveTextContent(/./)
})

test('what a card lacks is named, and a card without anything dropped [SL-hero_with_cards_v3-08, PB-034]', async () => {
  const cards = [
    ...(await hero({}, [{ title2: 'Ride' }, {}, { image: picture('village') }])).querySelectorAll('article'),
  ]
  expect(cards.map(({ textContent }) => textContent)).toEqual(['Ridemissing subtitle', 'missing titlemissing subtitle'])
})

test('shows nothing where only its looks are chosen [PB-009]', async () => {
  const looks = { hero_background_overlay_enabled: true, title_as: 'h2', card_titles_centered: true }
  expect(await sectionHtml('hero_with_cards_v3', { primary: looks, items: [{}] })).toBe('')
})
