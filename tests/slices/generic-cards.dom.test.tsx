import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, sectionHtml, webLink } from './render-section'
import { cssOf, inlineColours } from '../support/css-colours'

const section = (primary = {}, items: Record<string, unknown>[] = [{ card_title: 'Col' }], context = {}) =>
  sectionElement('generic_cards', { primary, items }, context)

const full = {
  asset: picture('fjord'),
  card_background_color: '#003322',
  card_text_color: 'light',
  body_copy: paragraph('A quiet road.'),
  eyebrow: 'Fjord',
  card_title: 'Still water',
  title_as: 'h4',
  bottom_left_text: '27 km',
  time: '45 min',
  url: webLink('/routes/still-water'),
  url_open_new_tab: true,
}

test('shows titled cards in portrait format [SL-generic_cards-01]', async () => {
  const element = await section({}, [
    { card_title: 'One', description: 'Not a field of a card' },
    { card_title: 'Two' },
  ])
  const titles = [...element.querySelectorAll('article h3')].map(({ textContent }) => textContent)
  expect(titles).toEqual(['One', 'Two'])
  expect(element.querySelector('img')?.closest('div')).toHaveClass('aspect-4/5')
  expect(element).not.toHaveTextContent('Not a field of a card')
  expect(element.querySelector('article')).not.toHaveTextContent('description')
})

test('has a title, a subtitle, a description, a background and a button [SL-generic_cards-02]', async () => {
  const element = await section({
    background_color: 'dark',
    title: 'Roads',
    title_as: 'h3',
    title_italicized: true,
    subtitle: 'New every month',
    description: paragraph('Short enough for a Tuesday.'),
    cta_label: 'All routes',
    cta_url: webLink('/routes'),
    cta_open_new_tab: true,
  })
  expect(element.querySelector('section')).toHaveClass('bg-ink')
  const title = element.querySelector('header h3')
  expect(title).toHaveTextContent('Roads')
  expect(title).toHaveClass('italic')
  expect(element.querySelector('header')).toHaveTextContent('New every month')
  expect(element.querySelector('header')).toHaveTextContent('Short enough for a Tuesday.')
  const button = element.querySelector('header a')
  expect(button).toHaveAttribute('href', '/routes')
  expect(button).toHaveAttribute('target', '_blank')
})

test('a card shows each of its fields [SL-generic_cards-03]', async () => {
  const element = await section({}, [full])
  const card = element.querySelector('article')
  for (const text of ['45 min', 'Fjord', 'A quiet road.', '27 km']) expect(card).toHaveTextContent(text)
  expect(card?.querySelector('h4')).toHaveTextContent('Still water')
  expect(card?.querySelector('img')).toHaveAttribute('alt', 'Picture of fjord')
  expect(card).toHaveStyle({ backgroundColor: 'rgb(0 51 34)', color: cssOf('paper') })
  expect(card?.querySelector('a')).toHaveAttribute('href', '/routes/still-water')
  expect(card?.querySelector('a')).toHaveAttribute('target', '_blank')
})

test('is a link as a whole only where it is interactive and leads somewhere [SL-generic_cards-02]', async () => {
  const interactive = await section({ is_interactive: true }, [full, { card_title: 'No address' }])
  const [linked, plain] = interactive.querySelectorAll('article')
  expect(linked).toHaveClass('card-whole')
  expect(linked?.querySelector('a.card-target')).toHaveAttribute('data-card', 'Still water')
  expect(plain).not.toHaveClass('card-whole')
  expect(plain?.querySelector('a')).toBeNull()
  const still = await section({}, [full])
  expect(still.querySelector('article')).not.toHaveClass('card-whole')
  expect(still.querySelector('article a')).not.toHaveClass('card-target')
})

test('a section without a title says so in a heading of the second level [SL-generic_cards-05, SL-generic_cards-06, PB-057]', async () => {
  expect((await section()).querySelector('header h2')).toHaveTextContent('Missing title')
})

test('a section without a description says so [SL-generic_cards-04, PB-056]', async () => {
  expect((await section()).querySelector('header .prose')).toHaveTextContent('Missing description')
})

test('a card without a picture shows one of 720 by 480 [SL-generic_cards-07, PB-062]', async () => {
  const element = await section()
  const image = element.querySelector('article img')
  expect(image).toHaveAttribute('src', '/placeholders/720x480.svg')
  expect(image).toHaveAttribute('width', '720')
  expect(image).toHaveAttribute('height', '480')
})

test('a card is white with dark text unless it says otherwise [SL-generic_cards-08, SL-generic_cards-09]', async () => {
  const element = await section()
  expect(element.querySelector('article')).toHaveClass('bg-surface')
  expect(inlineColours(element.querySelector('article')).light).toBe(cssOf('ink'))
})

test('a card with only a picture gets its texts [SL-generic_cards-10, SL-generic_cards-11, SL-generic_cards-12]', async () => {
  const element = await section({}, [{ asset: picture('fjord') }])
  expect(element.querySelector('article h3')).toHaveTextContent('Missing title')
  expect(element.querySelector('article')).toHaveTextContent('Missing left text')
})

test('a button needs both label and address [PB-032]', async () => {
  expect((await section({ cta_label: 'No address' })).querySelector('header a')).toBeNull()
  expect((await section({ cta_url: webLink('/no-label') })).querySelector('header a')).toBeNull()
})

test('tells an editor, and nobody else, that the button has no label [PB-055]', async () => {
  const draft = await section({ cta_url: webLink('/routes') }, undefined, { isDraft: true })
  expect(draft.querySelector('header a')).toHaveTextContent('Missing CTA button label')
  expect(await section({ cta_url: webLink('/routes') })).not.toHaveTextContent('Missing CTA button label')
})

test('drops empty cards; colours and levels alone are no content, and without one left there is nothing [PB-034, PB-035]', async () => {
  const empty = { card_background_color: '#000000', card_text_color: 'light', title_as: 'h2', url_open_new_tab: true }
  const element = await section({}, [empty, { card_title: 'Col' }, {}])
  expect(element.querySelectorAll('article')).toHaveLength(1)
  expect(await sectionHtml('generic_cards', { primary: { title: 'Title' }, items: [empty] })).toBe('')
})
