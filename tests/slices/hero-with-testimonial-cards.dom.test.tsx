import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'

type Fields = Record<string, unknown>

const hero = (primary: Fields, items: Fields[] = [], position = 2) =>
  sectionElement('hero_with_testimonial_cards', { primary, items }, { position })

const quote = { testimonial_quote: 'Somebody waited', quote_author: 'Amara Diallo' }

test('shows a hero with what players say, over its lower edge [SL-hero_with_testimonial_cards-01]', async () => {
  const element = await hero({ header: paragraph('They stayed for the chat') }, [quote])
  expect(element.querySelector('.hero-background h2')).toHaveTextContent('They stayed for the chat')
  expect(element.querySelector('.hero-background + .hero-cards blockquote')).toHaveTextContent('Somebody waited')
})

test('reads every field that an editor fills [SL-hero_with_testimonial_cards-02, SL-hero_with_testimonial_cards-03]', async () => {
  const primary = {
    header: paragraph('They stayed'),
    body: paragraph('Eleven thousand people'),
    primary_cta_label: 'Join them',
    primary_cta_url: webLink('/join'),
    secondary_cta_label: 'Their stories',
    secondary_cta_url: webLink('/news'),
    title_body_light_mode_enabled: true,
  }
  const item = {
    ...quote,
    background_image: picture('lake'),
    avatar_image: picture('amara'),
    author_bio_line_1: 'Marseille',
    author_bio_line_2: 'Category D',
  }
  const element = await hero(primary, [item])
  for (const said of ['They stayed', 'Eleven thousand people', 'Join them', 'Their stories', 'Marseille', 'Category D'])
    expect(element).toHaveTextContent(said)
  expect(element.querySelector('.hero-background')).toHaveClass('bg-cream', 'text-on-surface')
  expect(element.querySelector('article [alt="Picture of lake"]')).not.toBeNull()
  expect((await hero({ header: 'They stayed' })).querySelector('.hero-background')).toHaveClass(
    'bg-violet',
    'text-paper',
  )
})

test('its header keeps the emphasis and links of rich text, and is one heading [SL-hero_with_testimonial_cards-04]', async () => {
  const header = [
    { type: 'heading1', text: 'They came for the legs', spans: [{ type: 'em', start: 18, end: 22 }] },
    { type: 'paragraph', text: 'and stayed', spans: [] },
  ]
  const element = await hero({ header }, [], 1)
  expect(element.querySelectorAll('h1, h2, h3')).toHaveLength(1)
  expect(element.querySelector('h1 em')).toHaveTextContent('legs')
  expect(element.querySelector('h1')).toHaveTextContent('and stayed')
})

test('a missing header is named [SL-hero_with_testimonial_cards-05, PB-054]', async () => {
  expect((await hero({}, [quote])).querySelector('h2')).toHaveTextContent('missing header')
  const pictureAlone = await hero({ header: [{ type: 'image', ...picture('lake') }] })
  expect(pictureAlone.querySelector('h2')).toHaveTextContent('missing header')
})

test('shows a body and each call to action that has a label and an address [SL-hero_with_testimonial_cards-06, PB-032]', async () => {
  const first = { primary_cta_label: 'Join them', primary_cta_url: webLink('/join') }
  const second = { secondary_cta_label: 'Their stories', secondary_cta_url: webLink('/news') }
  const buttons = async (fields: Fields) =>
    [...(await hero({ header: 'They stayed', ...fields })).querySelectorAll<HTMLElement>('[data-cta]')].map(
      ({ dataset, textContent }) => `${dataset.cta}: ${textContent}`,
    )
  expect(await buttons({ ...first, ...second })).toEqual(['primary: Join them', 'secondary: Their stories'])
  expect(await buttons({ ...first, secondary_cta_label: 'No address' })).toEqual(['primary: Join them'])
  expect(await buttons({ ...second, primary_cta_url: webLink('/no-label') })).toEqual(['secondary: Their stories'])
  expect((await hero({ body: paragraph('Eleven thousand') })).querySelector('.prose')).toHaveTextContent('Eleven')
})

test('a card shows quote, author, two lines about them and their portrait [SL-hero_with_testimonial_cards-07]', async () => {
  const item = {
    ...quote,
    author_bio_line_1: 'Marseille',
    author_bio_line_2: 'Category D',
    avatar_image: picture('amara'),
  }
  const figure = (await hero({}, [item])).querySelector('figure')
  expect(figure?.querySelector('blockquote')).toHaveTextContent('Somebody waited')
  const lines = [...(figure?.querySelectorAll('figcaption p') ?? [])].map(({ textContent }) => textContent)
  expect(lines).toEqual(['Amara Diallo', 'Marseille', 'Category D'])
  expect(figure?.querySelector('img')).toHaveAttribute('alt', 'Picture of amara')
})

test('asks for a portrait at a width of 96 pixels [SL-hero_with_testimonial_cards-08]', async () => {
  const element = await hero({}, [{ ...quote, avatar_image: picture('amara') }])
  const address = new URL(element.querySelector('figcaption img')?.getAttribute('src') ?? '')
  expect(address.pathname).toBe('/media/scenes/amara.png')
  expect(address.searchParams.get('w')).toBe('96')
})

test('a card without quote or portrait gets its fallbacks, one without anything is dropped [PB-034, PB-052, PB-062]', async () => {
  const element = await hero({}, [{ quote_author: 'Amara Diallo' }, {}])
  expect(element.querySelectorAll('article')).toHaveLength(1)
  expect(element.querySelector('blockquote')).toHaveTextContent('missing body')
  expect(element.querySelector('figcaption img')).toHaveAttribute('src', '/placeholders/96x96.svg')
})

test('shows nothing where only its look is chosen [PB-009]', async () => {
  const primary = { title_body_light_mode_enabled: true }
  expect(await sectionHtml('hero_with_testimonial_cards', { primary, items: [{}] })).toBe('')
})
