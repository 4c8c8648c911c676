import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement } from './render-section'

const feature = (headline: string) => ({ headline, text: paragraph(`About ${headline}`), image: picture('hairpins') })

test('shows every feature with headline, text and picture [SL-feature_cards-01]', async () => {
  const element = await sectionElement('feature_cards', {
    primary: { title: 'Features' },
    items: [feature('Gradients'), feature('Weather')],
  })
  expect(element.querySelector('h2')).toHaveTextContent('Features')
  expect([...element.querySelectorAll('article')].map(({ textContent }) => textContent)).toEqual([
    'GradientsAbout Gradients',
    'WeatherAbout Weather',
  ])
  expect(element.querySelectorAll('article img')).toHaveLength(2)
})

test('moves on by itself, and stands still where it is alone', async () => {
  const carouselOf = async (items: object[]) =>
    (await sectionElement('feature_cards', { items: items as Record<string, unknown>[] })).querySelector(
      '[data-carousel]',
    )
  expect(await carouselOf([feature('a'), feature('b')])).not.toBeNull()
  expect(await carouselOf([feature('a')])).toBeNull()
})
