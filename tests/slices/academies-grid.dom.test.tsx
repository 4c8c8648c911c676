import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, webLink } from './render-section'

const academy = (title: string, fields = {}) => ({
  title,
  description: paragraph(`All about ${title}`),
  image: picture('alpine-dusk'),
  url: webLink(`/academy/${title}`),
  ...fields,
})

test('shows each academy as a card that leads to its page [SL-academies_grid-01]', async () => {
  const element = await sectionElement('academies_grid', {
    primary: { title: 'Academies' },
    items: [academy('climbing'), academy('racing')],
  })
  expect(element.querySelector('h2')).toHaveTextContent('Academies')
  const links = [...element.querySelectorAll('article')].map((card) => {
    const [link, ...others] = card.querySelectorAll('a')
    return [link?.textContent, link?.getAttribute('href'), others.length]
  })
  expect(links).toEqual([
    ['climbing', '/academy/climbing', 0],
    ['racing', '/academy/racing', 0],
  ])
  expect(element).toHaveTextContent('All about racing')
})

test('without a title of its own its cards are the headings of that level', async () => {
  const element = await sectionElement('academies_grid', { items: [academy('climbing')] })
  expect(element.querySelector('h2')).toHaveTextContent('climbing')
})

test('a card of an address alone shows its fallbacks, one of nothing is dropped [PB-034]', async () => {
  const element = await sectionElement('academies_grid', { items: [{ url: webLink('/academy/x') }, {}] })
  const cards = [...element.querySelectorAll('article')]
  expect(cards.map(({ textContent }) => textContent)).toEqual(['missing title'])
  expect(element.querySelector('img')).toHaveAttribute('src', '/placeholders/720x480.svg')
})
