import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement } from './render-section'

const slide = (title: string) => ({ title, text: paragraph(`In ${title}`), image: picture('harbour') })

test('shows pictures with text beside them, one a slide [SL-image_text_carousel-01]', async () => {
  const element = await sectionElement('image_text_carousel', {
    primary: { title: 'A year' },
    items: [slide('January'), slide('April')],
  })
  expect(element.querySelector('h2')).toHaveTextContent('A year')
  const slides = [...element.querySelectorAll('[aria-roledescription="slide"]')]
  expect(slides.map(({ textContent }) => textContent)).toEqual(['JanuaryIn January', 'AprilIn April'])
  expect(slides.every((each) => each.querySelector('img'))).toBe(true)
})

test('ends at its ends: it neither wraps nor moves on by itself', async () => {
  const element = await sectionElement('image_text_carousel', { items: [slide('a'), slide('b')] })
  const options: unknown = JSON.parse(element.querySelector<HTMLElement>('[data-carousel]')?.dataset.carousel ?? '')
  expect(options).toEqual({ transition: 'slide' })
})
