import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/fixtures.ts'
import type { Hands, Target } from './walker.ts'

/** More presses of Tab than this are too many for one control. */
const MOST_TABS = 90

/** Keys alone: Tab and Shift+Tab to what is named, then Enter, Space, arrows or letters. */
export function keyboardHands(page: Page): Hands {
  const reach = async (target: Target): Promise<Locator> => {
    const element = locate(page, target)
    await expect(element).toBeVisible()
    await skipToContent(page, element)
    await tabTo(page, element)
    return element
  }
  return {
    press: async (target) => {
      const element = await reach(target)
      if (target.role === 'radio') return chooseRadio(page, element)
      await page.keyboard.press(target.role === 'checkbox' ? 'Space' : 'Enter')
    },
    write: async (target, text) => {
      await reach(target)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    choose: async (target, option) => {
      const element = await reach(target)
      await page.keyboard.type(option)
      await expect(element.locator('option:checked')).toHaveText(option)
    },
    find: (target) => expect(locate(page, target).first()).toBeVisible(),
    read: async (words) => {
      const place = page.getByText(words).filter({ visible: true })
      const look = async () => {
        const count = await place.count()
        // What comes only near the window may come behind a reader who hurries on.
        if (count === 0) await page.keyboard.press((await isAtEnd(page)) ? 'Home' : 'PageDown')
        expect(count, `“${words}”`).toBeGreaterThan(0)
      }
      // On the way to another page there is nothing to ask.
      await expect(look).toPass({ timeout: 20_000 })
    },
  }
}

/** The one element of a page that has this role and name. */
function locate(page: Page, { role, name, within }: Target): Locator {
  return (within ? locate(page, within) : page).getByRole(role, { name, exact: typeof name === 'string' })
}

/**
 * At the top of a page that was loaded, goes past its navigation. After a link that the page itself follows, the keyboard
 * begins in the new content.
 */
async function skipToContent(page: Page, element: Locator): Promise<void> {
  const isAtTop = await element.evaluate((each) => document.activeElement === document.body && each.closest('main'))
  if (!isAtTop) return
  await page.keyboard.press('Tab')
  if (await page.evaluate(() => document.activeElement?.matches('a[href="#main"]'))) await page.keyboard.press('Enter')
}

async function tabTo(page: Page, element: Locator): Promise<void> {
  const stops: string[] = []
  let { way, stop } = await element.evaluate(wayTo)
  while (way !== 'here') {
    if (stops.length === MOST_TABS) throw new Error(`not reached by ${MOST_TABS} tabs: ${stops.join(' | ')}`)
    await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab')
    ;({ way, stop } = await element.evaluate(wayTo))
    stops.push(stop)
  }
  await expectVisibleFocus(page)
}

/** Runs in the browser: in which direction an element lies from the focus, and what has the focus. */
function wayTo(element: Element): { way: 'here' | 'back' | 'on'; stop: string } {
  const focused = document.activeElement ?? document.body
  const stop = focused.textContent.trim().slice(0, 20)
  const isRadio = (each: Element) => each instanceof HTMLInputElement && each.type === 'radio'
  // All radio buttons of a group are one stop of the keyboard.
  const isSameGroup =
    isRadio(focused) && isRadio(element) && focused.getAttribute('name') === element.getAttribute('name')
  if (focused === element || isSameGroup) return { way: 'here', stop }
  const isBefore = (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  return { way: isBefore && focused !== document.body ? 'back' : 'on', stop }
}

async function chooseRadio(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 10 && !(await element.isChecked()); presses += 1) {
    await page.keyboard.press(presses === 0 ? 'Space' : 'ArrowDown')
  }
  await expect(element).toBeChecked()
}

/** Expects the focus to be seen: drawn, within the window, and with nothing above it (WCAG 2.4.7 and 2.4.11). */
async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(focusProblem), 'the focus is visible').toBe('')
}

/** Runs in the browser: what keeps a visitor from seeing where the focus is. */
function focusProblem(): string {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return 'nothing has the focus'
  // A box that its label draws, or a link that covers its card, shows the focus there.
  const around = [focused, focused.closest('label, article'), focused.parentElement, focused.nextElementSibling]
  const isDrawn = around.some((each) =>
    ['', '::before', '::after'].some((part) => {
      if (!each) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each, part)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }),
  )
  if (!isDrawn) return `no outline: ${focused.outerHTML.slice(0, 200)}`
  const box = (focused.closest('label') ?? focused).getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].map((share) => [box.left + box.width * share, box.top + box.height / 2] as const)
  const owner = focused.closest('label') ?? focused
  const isSeen = points.some(([x, y]) => {
    const above = document.elementFromPoint(x, y)
    return above !== null && (owner.contains(above) || above.contains(focused))
  })
  return isSeen ? '' : `hidden at ${JSON.stringify(box)}: ${focused.outerHTML.slice(0, 200)}`
}

const isAtEnd = (page: Page) => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 1)
