import { expect, test } from '../support/fixtures.ts'
import { galleryPaths } from '../support/site-map.ts'

/**
 * Selects the buttons that do nothing without script, but for those that lead back: a row of cards is at its beginning,
 * where script disables them.
 */
const NEEDS_SCRIPT = 'main button[type=button]:not([popovertarget], [commandfor], [data-carousel-previous])'

// Each test is a visitor's first act on a page, so that nothing may have been done before.
test.use({ firstSign: 'awaited', consent: 'unknown' })

for (const path of await galleryPaths()) {
  test(`each kind of button of ${path} does what the first press asks for, once`, async ({ page }) => {
    await page.addInitScript(countPresses)
    await page.goto(path)
    await page.locator('html:not([data-waits-from])').waitFor()
    const kinds = await page.locator(NEEDS_SCRIPT).evaluateAll(firstOfKinds)
    for (const { index, kind } of kinds) {
      await test.step(kind, async () => {
        await page.goto(path)
        const button = page.locator(NEEDS_SCRIPT).nth(index)
        await button.click()
        await expect.poll(() => button.evaluate(isAtWork), kind).toBe(true)
        const [marks = '0', repeats = '0'] = await page.evaluate(() => {
          const { dataset } = document.documentElement
          return [dataset.marks, dataset.repeats]
        })
        expect([marks, repeats], `${kind}: each press that was kept is repeated once`).toEqual([marks, marks])
        expect(Number(marks), kind).toBeLessThan(2)
      })
    }
  })
}

/** Runs in the browser: counts the presses that are marked as kept, and the clicks that a program makes. */
function countPresses(): void {
  const count = (name: 'marks' | 'repeats') => {
    const { dataset } = document.documentElement
    dataset[name] = String(Number(dataset[name] ?? 0) + 1)
  }
  addEventListener('click', ({ isTrusted }) => isTrusted || count('repeats'), true)
  addEventListener('DOMContentLoaded', () => {
    const isMark = ({ target }: MutationRecord) => target instanceof HTMLElement && target.dataset.heard === 'yes'
    const watcher = new MutationObserver((changes) => changes.filter(isMark).forEach(() => count('marks')))
    watcher.observe(document.body, { subtree: true, attributeFilter: ['data-heard'] })
  })
}

/** Runs in the browser: whether script is at work in a button, and no press on it is kept any longer. */
function isAtWork(button: HTMLElement | SVGElement): boolean {
  for (let each: Element | null = button; each && each !== document.body; each = each.parentElement) {
    if (each instanceof HTMLElement && each.onclick) return button.dataset.heard === undefined
  }
  return !button.isConnected
}

/** Runs in the browser: the place of the first visible button of each name and type of section. */
function firstOfKinds(buttons: Element[]): { index: number; kind: string }[] {
  const kinds = buttons.map((button) =>
    button.checkVisibility({ visibilityProperty: true }) && button.matches(':enabled')
      ? `${button.closest('.section')?.id.replace(/-\d+$/, '')}: ${button.className} ${Object.keys((button as HTMLElement).dataset).join(' ')}`
      : '',
  )
  return kinds.flatMap((kind, index) => (kind !== '' && kinds.indexOf(kind) === index ? [{ index, kind }] : []))
}
