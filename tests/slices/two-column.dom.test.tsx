import { beforeEach, expect, test, vi } from 'vitest'
import { attachedCarousel, SLIDE_STEP } from './attached-carousel'
import { paragraph, picture, sectionElement, webLink } from './render-section'

const column = (subtitle: string, fields = {}) => ({
  image: picture('harbour'),
  subtitle,
  bodyCopy: paragraph(`About ${subtitle}`),
  ctaLabel: `See ${subtitle}`,
  ctaUrl: webLink(`/${subtitle}`),
  ...fields,
})

const section = (primary: Record<string, unknown>, items: Record<string, unknown>[]) =>
  sectionElement('two-column', { primary, items })
const columns = (count: number) => Array.from({ length: count }, (_, index) => column(`column-${index}`))

test('shows its columns, as a grid or as a carousel [SL-two-column-01, SL-two-column-02]', async () => {
  const grid = await section({ layoutType: 'grid', title: 'Under one roof' }, columns(2))
  expect(grid.querySelector('h2')).toHaveTextContent('Under one roof')
  expect(grid.querySelectorAll('.two-column-grid > li')).toHaveLength(2)
  const carousel = await section({ layoutType: 'carousel' }, columns(2))
  expect(carousel.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(2)
})

test('a column has picture, title, text and button [SL-two-column-03]', async () => {
  const element = await section({}, [column('climb')])
  expect(element.querySelector('li')).toHaveTextContent('climbAbout climbSee climb')
  expect(element.querySelector('img')).toHaveAttribute('alt', 'Picture of harbour')
  expect(element.querySelector('a')).toHaveAttribute('href', '/climb')
})

test('its button is an orange outline unless it says otherwise [SL-two-column-04, SL-two-column-05]', async () => {
  const [plain, filled] = await Promise.all([
    section({}, [column('a')]),
    section({}, [column('a', { ctaColor: 'blue', buttonType: 'primary' })]),
  ])
  expect(plain.querySelector('a')).toHaveClass('button-outline')
  expect(plain.querySelector('a')?.parentElement).toHaveClass('text-orange')
  expect(filled.querySelector('a')).toHaveClass('button-blue')
})

test('its button opens a new tab where it is asked to [SL-two-column-06]', async () => {
  const element = await section({}, [column('a', { ctaOpenNewTab: true }), column('b')])
  expect([...element.querySelectorAll('a')].map(({ target }) => target)).toEqual(['_blank', ''])
})

test('more than four columns can be viewed at once, in both layouts [SL-two-column-13]', async () => {
  const toggles = async (layoutType: string, count: number) =>
    (await section({ layoutType }, columns(count))).querySelectorAll('label input[type="checkbox"]').length
  expect(await toggles('grid', 4)).toBe(0)
  expect(await toggles('grid', 5)).toBe(1)
  expect(await toggles('carousel', 4)).toBe(0)
  expect(await toggles('carousel', 5)).toBe(1)
})

const screen = { isSmall: false }

const attached = async () => attachedCarousel(await section({ layoutType: 'carousel' }, columns(6)))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('767') ? screen.isSmall : false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  return () => vi.useRealTimers()
})

test('its buttons follow the place 300 ms after a scroll, within 10 pixels of the ends [SL-two-column-07, SL-two-column-08, SL-two-column-11]', async () => {
  const { track, place, previous, next } = await attached()
  place.scrollLeft = 11
  track.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(299)
  expect(previous?.disabled).toBe(true)
  vi.advanceTimersByTime(1)
  expect([previous?.disabled, next?.disabled]).toEqual([false, false])
})

test('its buttons look again 100 ms after a resize [SL-two-column-12]', async () => {
  const { place, next } = await attached()
  place.scrollLeft = 990
  window.dispatchEvent(new Event('resize'))
  vi.advanceTimersByTime(99)
  expect(next?.disabled).toBe(false)
  vi.advanceTimersByTime(1)
  expect(next?.disabled).toBe(true)
})

test.each([
  ['[SL-two-column-09]', 'small', 2],
  ['[SL-two-column-10]', 'other', 4],
])('%s a press on a %s screen scrolls by %d columns and the 40 pixels between them', async (_row, kind, count) => {
  screen.isSmall = kind === 'small'
  const { scrollBy, next } = await attached()
  next?.click()
  expect(scrollBy.mock.lastCall?.[0].left).toBe(count * SLIDE_STEP)
})
