import { expect, test } from 'vitest'
import { paragraph, picture, sectionElement, sectionHtml } from './render-section'

const slide = (headline: string, fields = {}) => ({
  headline,
  text: paragraph(`About ${headline}`),
  image: picture('alpine-dawn', { mobile: picture('alpine-dawn-tall') }),
  ...fields,
})

const two = { items: [slide('Ride'), slide('Run')] }

test('is a carousel of its slides [SL-hero_carousel-01]', async () => {
  const element = await sectionElement('hero_carousel', two)
  const carousel = element.querySelector('[aria-roledescription="carousel"]')
  expect(carousel).toHaveAccessibleName('Ride')
  const slides = [...element.querySelectorAll('[aria-roledescription="slide"]')]
  expect(slides.map((each) => each.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2'])
})

test('a slide has a headline, a text and a picture with its alternative text [SL-hero_carousel-02]', async () => {
  const element = await sectionElement('hero_carousel', two)
  const [, second] = element.querySelectorAll('[aria-roledescription="slide"]')
  expect(second?.querySelector('h2')).toHaveTextContent('Run')
  expect(second).toHaveTextContent('About Run')
  expect(second?.querySelector('img')).toHaveAttribute('alt', 'Picture of alpine-dawn')
  expect(second?.querySelector('source[media="(max-width: 767px)"]')?.getAttribute('srcset')).toContain(
    'alpine-dawn-tall',
  )
})

test('fills in what a slide lacks, and drops one that has nothing [PB-059, PB-060, PB-062]', async () => {
  const element = await sectionElement('hero_carousel', {
    items: [slide('Ride'), {}, { text: paragraph('Only words') }, { headline: 'Only a headline' }],
  })
  const slides = [...element.querySelectorAll('[aria-roledescription="slide"]')]
  expect(slides).toHaveLength(3)
  expect(slides[1]).toHaveTextContent('empty title')
  expect(slides[1]?.querySelector('img')).toHaveAttribute('src', '/placeholders/1440x1040.svg')
  expect(slides[2]).toHaveTextContent('empty body')
  expect(slides[2]).not.toHaveTextContent('empty title')
})

test('fades to the next slide every 4000 ms, the first one included [SL-hero_carousel-03, SL-hero_carousel-04]', async () => {
  const element = await sectionElement('hero_carousel', two)
  const options: unknown = JSON.parse(element.querySelector<HTMLElement>('[data-carousel]')?.dataset.carousel ?? '')
  expect(options).toEqual({ transition: 'fade', auto: { firstShorterMs: 0 } })
  expect(element.querySelector('.carousel')).toHaveClass('carousel-fade')
})

test('leading the page, it holds its heading and its main picture', async () => {
  const element = await sectionElement('hero_carousel', two, { position: 1 })
  expect([...element.querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual(['Ride'])
  const [first, second] = element.querySelectorAll('img')
  expect(first).toHaveAttribute('loading', 'eager')
  expect(second).toHaveAttribute('loading', 'lazy')
})

test('further down it does not', async () => {
  const element = await sectionElement('hero_carousel', two)
  expect(element.querySelector('h1')).toBeNull()
  expect(element.querySelector('img')).toHaveAttribute('loading', 'lazy')
})

test('a single slide has no controls', async () => {
  const element = await sectionElement('hero_carousel', { items: [slide('Ride')] })
  expect(element.querySelector('button')).toBeNull()
})

test('shows nothing without slides, whatever its fields are [PB-009]', async () => {
  expect(await sectionHtml('hero_carousel')).toBe('')
  expect(await sectionHtml('hero_carousel', { items: [{ headline: {}, text: true, image: 'none' }] })).toBe('')
})
