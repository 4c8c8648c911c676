import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Screen widths at which every page is checked, in CSS pixels; the widest first, whose pictures are used for all. */
const WIDTHS = [1440, 768, 375, 320]

/**
 * Expects that at each of these widths nothing exceeds the right edge, and that no text is cut off by a box that clips
 * it, or by the screen. Content that a visitor can scroll to is not cut off.
 */
export async function expectNoOverflow(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  const before = page.viewportSize()
  const height = before?.height ?? 720
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    const found = () => page.evaluate(whatSticksOut)
    if ((await found()).length === 0) continue
    // Repeated until it holds: on a busy machine the new layout may take a frame after the resize.
    await expect.poll(found, { message: `what does not fit a window of ${width}`, timeout: 3_000 }).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** Runs in the browser: a sentence if the page is wider than its window, and one for each text that is cut off. */
function whatSticksOut(): string[] {
  type Edges = { left: number; right: number; top: number; bottom: number }
  /** Tolerances: browsers round, and texts with a small line height are taller than their lines. */
  const [ROUNDING, TIGHTNESS] = [1.5, 12]
  const known = new Map<Element, Edges>()
  const found: string[] = []

  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide, because of ${widest()}`)
  const range = document.createRange()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const holder = text.parentElement
    if (!holder || !text.nodeValue?.trim() || holder.closest('.sr-only')) continue
    // Text that is shown only to screen readers, or when it has the focus.
    if (getComputedStyle(holder).clipPath === 'inset(50%)') continue
    if (!holder.checkVisibility({ visibilityProperty: true })) continue
    range.selectNodeContents(text)
    const box = range.getBoundingClientRect()
    const edges = edgesAround(holder)
    const isWide = box.left < edges.left - ROUNDING || box.right > edges.right + ROUNDING
    const isHigh = box.top < edges.top - TIGHTNESS || box.bottom > edges.bottom + TIGHTNESS
    // The brand's name beside its mark is left out as a whole where there is no room for it (header.css).
    if (holder.closest('.header-brand') && box.top >= edges.bottom) continue
    if (isWide || isHigh) found.push(`${nameOf(holder)} is cut off: ${text.nodeValue.trim().slice(0, 40)}`)
  }
  return found

  /** The edges that an element's text must not cross. */
  function edgesAround(element: Element): Edges {
    const edges = known.get(element) ?? edgesOf(element)
    known.set(element, edges)
    return edges
  }

  function edgesOf(element: Element): Edges {
    const { parentElement } = element
    const screen = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity }
    if (!parentElement || parentElement === document.documentElement) return screen
    const { overflowX, overflowY, position } = getComputedStyle(element)
    const { left, right, top, bottom } = position === 'fixed' ? screen : edgesAround(parentElement)
    const box = element.getBoundingClientRect()
    const [x, y] = [overflowX, overflowY].map(kindOf)
    return {
      left: x === 'scrolls' ? -Infinity : x === 'clips' ? Math.max(left, box.left) : left,
      right: x === 'scrolls' ? Infinity : x === 'clips' ? Math.min(right, box.right) : right,
      top: y === 'scrolls' ? -Infinity : y === 'clips' ? Math.max(top, box.top) : top,
      bottom: y === 'scrolls' ? Infinity : y === 'clips' ? Math.min(bottom, box.bottom) : bottom,
    }
  }

  function kindOf(overflow: string): 'shows' | 'scrolls' | 'clips' {
    if (overflow === 'visible') return 'shows'
    return overflow === 'auto' || overflow === 'scroll' ? 'scrolls' : 'clips'
  }

  function widest(): string {
    const wide = [...document.querySelectorAll('body *')].filter(
      (each) => each.getBoundingClientRect().right > innerWidth + ROUNDING && edgesAround(each).right < Infinity,
    )
    return wide.slice(-3).map(nameOf).join(', ')
  }

  function nameOf(element: Element): string {
    const place = element.closest('.section')?.id ?? element.closest('header, footer, main, dialog')?.localName
    return `${place} ${element.localName}.${[...element.classList].slice(0, 3).join('.')}`
  }
}

/** Expects that everything that scrolls can be scrolled by keyboard: it, or something in it, can have the focus. */
export async function expectScrollsByKeys(page: Page): Promise<void> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((each) => {
        const { overflowX, overflowY } = getComputedStyle(each)
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
        const isTaller = scrolls(overflowY) && each.scrollHeight > each.clientHeight + 1
        const isWider = scrolls(overflowX) && each.scrollWidth > each.clientWidth + 1
        return (isTaller || isWider) && each.checkVisibility({ visibilityProperty: true })
      })
      .filter((each) => each.tabIndex < 0 && !each.querySelector('a[href], button:enabled, [tabindex="0"]'))
      .map((each) => `${each.closest('.section')?.id} ${each.localName}.${each.className.slice(0, 60)}`),
  )
  expect(found, 'what scrolls without keys').toEqual([])
}
