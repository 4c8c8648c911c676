import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, webLink } from './render-section'

const card = (title: string) => ({
  title,
  description: paragraph(`About ${title}`),
  image: picture('snow-ridge'),
  cta_label: `See ${title}`,
  cta_url: webLink(`/${title}`),
})

test('shows its cards with picture, sentences and button [SL-basic_cards-01]', async () => {
  const element = await sectionElement('basic_cards', {
    primary: { title: 'Membership' },
    items: [card('roads'), card('rides')],
  })
  expect(element.querySelector('h2')).toHaveTextContent('Membership')
  expect([...element.querySelectorAll('article')].map(({ textContent }) => textContent)).toEqual([
    'roadsAbout roadsSee roads',
    'ridesAbout ridesSee rides',
  ])
  expect([...element.querySelectorAll('article a')].map((link) => link.getAttribute('href'))).toEqual([
    '/roads',
    '/rides',
  ])
})

test('holds three cards: the first three that say something [SL-basic_cards-02]', async () => {
  const element = await sectionElement('basic_cards', { items: [{}, ...['a', 'b', 'c', 'd'].map(card)] })
  expect([...element.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c'])
})

test('moves on by itself, the first card 750 ms sooner, and wraps', async () => {
  const element = await sectionElement('basic_cards', { items: [card('a'), card('b')] })
  const options: unknown = JSON.parse(element.querySelector<HTMLElement>('[data-carousel]')?.dataset.carousel ?? '{}')
  expect(options).toMatchObject({ transition: 'slide', auto: { firstShorterMs: 750 } })
})
