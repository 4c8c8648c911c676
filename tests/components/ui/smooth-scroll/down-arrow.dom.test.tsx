import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import attachDownArrow from '@/components/ui/smooth-scroll/attach-down-arrow'
import { DownArrow, ScrollEnd } from '@/components/ui/smooth-scroll/down-arrow'
import { resolveTree } from '@/slices/dispatcher/resolve-tree'
import { stubMedia } from '../browser'

const scrollTo = vi.fn<(options: ScrollToOptions) => void>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  vi.stubGlobal('scrollTo', scrollTo)
  scrollTo.mockClear()
  stubMedia()
})

afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

const height = () => scrollTo.mock.lastCall?.[0].top

/** An arrow in a banner whose bottom lies 800 px below the top of the window. */
async function draw() {
  const tree = (
    <div>
      <DownArrow endId="banner-end" />
      <ScrollEnd id="banner-end" />
    </div>
  )
  document.body.innerHTML = renderToStaticMarkup(await resolveTree(tree))
  const arrow = document.querySelector('a')
  const end = document.querySelector<HTMLElement>('#banner-end')
  if (!arrow || !end) throw new Error('no arrow drawn')
  vi.spyOn(end, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 800, 100, 0))
  return { arrow, end, detach: attachDownArrow(arrow) }
}

test('scrolls to the bottom in exactly 500 ms, and moves the focus there [SL-hero_banner-16]', async () => {
  const { arrow, end } = await draw()
  arrow.click()
  expect(document.activeElement).toBe(end)
  vi.advanceTimersByTime(496)
  expect(height()).toBeGreaterThan(0)
  expect(height()).toBeLessThan(800)
  vi.advanceTimersByTime(20)
  expect(height()).toBe(800)
  expect(scrollTo.mock.lastCall?.[0].behavior).toBe('instant')
  const calls = scrollTo.mock.calls.length
  vi.advanceTimersByTime(500)
  expect(scrollTo).toHaveBeenCalledTimes(calls)
})

test('stands there at once for less motion', async () => {
  stubMedia('prefers-reduced-motion')
  const { arrow } = await draw()
  arrow.click()
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 800, behavior: 'instant' })
})

test("gives way to the visitor's own scrolling", async () => {
  const { arrow } = await draw()
  arrow.click()
  vi.advanceTimersByTime(100)
  window.dispatchEvent(new Event('wheel'))
  const reached = height()
  vi.advanceTimersByTime(600)
  expect(height()).toBe(reached)
})

test('stops below what sticks to the top of the page', async () => {
  stubMedia('prefers-reduced-motion')
  const { arrow } = await draw()
  // jsdom knows neither of the two properties.
  const real = window.getComputedStyle
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    Object.assign(
      real(element),
      element === document.documentElement ? { scrollPaddingTop: '88px' } : { scrollMarginTop: '-16px' },
    ),
  )
  arrow.click()
  expect(height()).toBe(800 - 88 + 16)
})

test('is a link without script, and one again once detached', async () => {
  const { arrow, detach } = await draw()
  expect(arrow).toHaveAttribute('href', '#banner-end')
  expect(arrow).toHaveAccessibleName('Scroll down')
  detach()
  arrow.click()
  expect(scrollTo).not.toHaveBeenCalled()
})

test('leaves a click that opens a new tab to the browser', async () => {
  const { arrow } = await draw()
  const click = new MouseEvent('click', { ctrlKey: true, cancelable: true })
  arrow.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
})
