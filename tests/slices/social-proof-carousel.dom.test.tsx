import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import attachCarousel, { type CarouselOptions } from '@/components/ui/carousel/attach-carousel'
import { stubMedia } from '../components/ui/browser'
import { picture, sectionElement, sectionHtml } from './render-section'

type Fields = Record<string, unknown>

const slide = {
  slide_enabled: true,
  quote: 'They waited for me.',
  background_image: picture('fjord'),
  user_name: 'Ingrid',
  user_profile_image: picture('ingrid'),
  caption1: 'Back after ten years',
  caption2: 'Rides on Tuesdays',
  slide_theme: 'light',
  slide_animation: 'rise',
}

const section = (items: Fields[], primary: Fields = {}) => sectionElement('social_proof_carousel', { primary, items })
const shown = (element: HTMLElement) =>
  [...element.querySelectorAll('blockquote')].map(({ textContent }) => textContent)

afterEach(() => document.body.replaceChildren())

test('shows voices one at a time and ends at its ends [SL-social_proof_carousel-01]', async () => {
  const element = await section([slide, { ...slide, quote: 'Twice.' }])
  expect(shown(element)).toEqual(['They waited for me.', 'Twice.'])
  expect(element.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(2)
  expect(optionsOf(element)).not.toHaveProperty('auto')
})

test('an overlay shades the pictures; without it the words stand on plates [SL-social_proof_carousel-02]', async () => {
  expect((await section([slide])).querySelector('[data-overlay]')).toBeNull()
  const shaded = await section([slide], { background_overlay_enabled: true })
  expect(shaded.querySelector('[data-overlay] blockquote')).not.toBeNull()
})

test('a slide shows all that is filled in [SL-social_proof_carousel-03]', async () => {
  const figure = (await section([slide])).querySelector('.social-slide')
  expect(figure?.querySelector('figcaption')).toHaveTextContent('IngridBack after ten yearsRides on Tuesdays')
  const [background, portrait] = figure?.querySelectorAll('img') ?? []
  expect(background).toHaveAttribute('alt', 'Picture of fjord')
  expect(portrait).toHaveAttribute('alt', 'Picture of ingrid')
  expect(figure).toHaveClass('light', 'rise', 'bg-surface')
})

test.each([true, 'true', 1, 'enabled', false, undefined])(
  'a slide switched %s shows only if that is exactly true [SL-social_proof_carousel-04]',
  async (slide_enabled) => {
    const quotes = shown(await section([slide, { ...slide, slide_enabled, quote: 'Maybe' }]))
    expect(quotes.includes('Maybe')).toBe(slide_enabled === true)
  },
)

test('shows nothing when no slide is switched on', async () => {
  expect(await sectionHtml('social_proof_carousel', { items: [{ ...slide, slide_enabled: 'true' }] })).toBe('')
})

function optionsOf(element: HTMLElement): CarouselOptions {
  return JSON.parse(element.querySelector<HTMLElement>('[data-carousel]')?.dataset.carousel ?? '{}') as CarouselOptions
}

/** Two slides in a document with their script, in a track that is as wide as one. */
async function attached() {
  stubMedia()
  const element = await section([slide, { ...slide, quote: 'Twice.' }])
  document.body.replaceChildren(element)
  const [root] = element.querySelectorAll<HTMLElement>('.carousel')
  const [track] = element.querySelectorAll<HTMLElement>('[data-carousel-track]')
  if (!root || !track) throw new Error('no carousel drawn')
  const scrollBy = vi.fn<(to: ScrollToOptions) => void>()
  Object.assign(track, { scrollBy })
  Object.defineProperty(track, 'scrollWidth', { value: 800 })
  Object.defineProperty(track, 'clientWidth', { value: 400 })
  for (const [index, each] of [...track.children].entries()) {
    Object.defineProperty(each, 'offsetLeft', { value: index * 400 })
  }
  track.scrollLeft = 200
  attachCarousel(root, optionsOf(element))
  return { root, scrollBy }
}

const button = (root: HTMLElement, name: string) => {
  const found = root.querySelector(`button[aria-label="${name}"]`)
  if (!found) throw new Error(`no button ${name}`)
  return found
}

test.each([
  ['on', 'Show next slide', 400],
  ['back', 'Show previous slide', -400],
])(
  'a button leads %s: %s [SL-social_proof_carousel-05, SL-social_proof_carousel-06, SL-social_proof_carousel-07]',
  async (_way, name, left) => {
    const { root, scrollBy } = await attached()
    fireEvent.click(button(root, name))
    expect(scrollBy.mock.calls).toEqual([[{ left }]])
  },
)

test.each([
  ['ArrowRight', 400],
  ['ArrowLeft', -400],
])('the key %s moves the slides [SL-social_proof_carousel-08]', async (key, left) => {
  const { root, scrollBy } = await attached()
  fireEvent.keyDown(root, { key })
  expect(scrollBy.mock.calls).toEqual([[{ left }]])
})

test('a move that is asked for during another is ignored [PB-048]', async () => {
  const { root, scrollBy } = await attached()
  fireEvent.click(button(root, 'Show next slide'))
  fireEvent.click(button(root, 'Show next slide'))
  fireEvent.keyDown(root, { key: 'ArrowLeft' })
  expect(scrollBy).toHaveBeenCalledOnce()
})

test('what is missing is said where it is missed [SL-social_proof_carousel-09, SL-social_proof_carousel-10]', async () => {
  const figure = (await section([{ slide_enabled: true, caption1: 'Somebody' }])).querySelector('.social-slide')
  expect(figure?.querySelector('blockquote')).toHaveTextContent('quote missing')
  expect(figure?.querySelector('figcaption')).toHaveTextContent('user_name missingSomebody')
})

test('a missing theme or animation is a class that has the default look, and no word [SL-social_proof_carousel-11, SL-social_proof_carousel-12]', async () => {
  const element = await section([{ ...slide, slide_theme: undefined, slide_animation: 'backflip' }])
  expect(element.querySelector('.social-slide')).toHaveClass('slide_theme', 'slide_animation', 'missing', 'bg-ink')
  expect(element).not.toHaveTextContent('missing')
})
