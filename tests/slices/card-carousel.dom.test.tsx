import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, webLink } from './render-section'

const card = (title: string) => ({
  title,
  body: paragraph(`About ${title}`),
  image: picture('harbour'),
  cta_label: `Go ${title}`,
  cta_url: webLink(`/${title}`),
})

test('shows calls to action as cards in a row [SL-card_carousel-01]', async () => {
  const element = await sectionElement('card_carousel', {
    primary: { title: 'Begin' },
    items: [card('together'), card('alone')],
  })
  expect(element.querySelector('h2')).toHaveTextContent('Begin')
  expect([...element.querySelectorAll('article')].map(({ textContent }) => textContent)).toEqual([
    'togetherAbout togetherGo together',
    'aloneAbout aloneGo alone',
  ])
  expect(element.querySelector('article a')).toHaveAttribute('href', '/together')
})

test('ends at its ends: it neither wraps nor moves on by itself', async () => {
  const element = await sectionElement('card_carousel', { items: [card('a'), card('b')] })
  const options: unknown = JSON.parse(element.querySelector<HTMLElement>('[data-carousel]')?.dataset.carousel ?? '{}')
  expect(options).not.toHaveProperty('auto')
})
