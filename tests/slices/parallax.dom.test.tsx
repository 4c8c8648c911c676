import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import attachParallax from '@/slices/Parallax/attach-parallax'
import { ParallaxBehaviour } from '@/slices/Parallax/lazy'
import { stubMedia, stubSight } from '../components/ui/browser'
import { picture, sectionElement, sectionHtml } from './render-section'

const full = {
  title: 'The road goes on',
  background_image: picture('alpine-dusk'),
  foreground_image: picture('hairpins'),
}

const section = (primary: Record<string, unknown>, context = {}) => sectionElement('parallax', { primary }, context)

afterEach(() => vi.unstubAllGlobals())

test('shows a title over one picture and beside another [SL-parallax-01]', async () => {
  const element = await section(full)
  expect(element.querySelector('h2')).toHaveTextContent('The road goes on')
  expect(element.querySelector('.parallax-far')).toHaveAttribute('alt', 'Picture of alpine-dusk')
  expect(element.querySelector('.parallax-near')).toHaveAttribute('alt', 'Picture of hairpins')
})

test('the near picture is optional, title and far picture have stand-ins', async () => {
  const element = await section({ foreground_image: full.foreground_image })
  expect(element.querySelector('h2')).toHaveTextContent('missing title')
  expect(element.querySelector('.parallax-far')).toHaveAttribute('src', '/placeholders/1440x1040.svg')
  expect((await section({ title: 'Alone' })).querySelector('.parallax-near')).toBeNull()
  expect(await sectionHtml('parallax', { primary: {} })).toBe('')
})

test('where it opens the page, its title is the page’s', async () => {
  expect((await section(full, { position: 1 })).querySelector('h1')).toHaveTextContent('The road goes on')
})

/** An observer that sees what `see` tells it: the section's edges on a screen 1000 pixels high. */
function stubObserver() {
  const observer = {
    callback: vi.fn<IntersectionObserverCallback>(),
    init: {} as IntersectionObserverInit,
    stopped: false,
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, init: IntersectionObserverInit) {
        Object.assign(observer, { callback, init })
      }
      observe = () => undefined
      disconnect = () => (observer.stopped = true)
    },
  )
  const see = (top: number, bottom: number, rootBounds: DOMRectReadOnly | null = new DOMRect(0, 0, 800, 1000)) => {
    const entry = { boundingClientRect: new DOMRect(0, top, 800, bottom - top), rootBounds }
    observer.callback([entry as IntersectionObserverEntry], {} as IntersectionObserver)
  }
  return { observer, see }
}

test('observes how much of it is seen in 100 steps [SL-parallax-02]', () => {
  const { observer } = stubObserver()
  attachParallax(document.createElement('section'))
  expect(observer.init.threshold).toHaveLength(100)
  expect(new Set([observer.init.threshold].flat()).size).toBe(100)
  expect([observer.init.threshold].flat()).toSatisfy((steps: number[]) => steps.every((step) => step > 0 && step <= 1))
})

test.each([
  ['below the screen', 1000, 1800, '1.00'],
  ['half in sight from below', 600, 1400, '0.50'],
  ['seen whole', 100, 900, '0.00'],
  ['half out of sight above', -400, 400, '-0.50'],
  ['far above the screen', -3000, -2200, '-1.00'],
  ['higher than the screen, cut off on both sides alike', -500, 1500, '0.00'],
])('%s, it stands where that takes it', (_case, top, bottom, shift) => {
  const { see } = stubObserver()
  const root = document.createElement('section')
  attachParallax(root)
  see(top, bottom)
  expect(Number(root.style.getPropertyValue('--shift'))).toBe(Number(shift))
})

test('measures by the window where a frame hides the screen from it', () => {
  const { see } = stubObserver()
  const root = document.createElement('section')
  attachParallax(root)
  see(window.innerHeight - 100, window.innerHeight + 100, null)
  expect(root.style.getPropertyValue('--shift')).toBe('0.50')
})

test('detached it is at rest', () => {
  const { observer, see } = stubObserver()
  const root = document.createElement('section')
  const detach = attachParallax(root)
  see(600, 1400)
  detach()
  expect(observer.stopped).toBe(true)
  expect(root.style.getPropertyValue('--shift')).toBe('')
})

test.each([
  ['moves', [], true],
  ['stands still for visitors who ask for less motion', ['prefers-reduced-motion'], false],
])('once it comes into sight it %s', async (_case, media, isWatched) => {
  stubMedia(...media)
  const { see, watches } = stubSight()
  await act(async () => render(<ParallaxBehaviour />))
  await act(async () => see(true))
  await vi.dynamicImportSettled()
  expect(watches()).toBe(isWatched)
})
