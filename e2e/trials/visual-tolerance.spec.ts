import type { Locator, Page } from '@playwright/test'
import { expect, untilHydrated } from '../support/fixtures.ts'
import { lookOf, TOLERANCE } from '../support/visual/look.ts'
import { referenceName, WINDOWS } from '../support/visual/references.ts'
import { openStillTab, showAlone, test } from '../support/visual/still-tab.ts'
import { whyNotHere } from '../support/visual/where.ts'

// What the comparison of pictures sees, and what it doesn't (docs/decisions/082-visual-regression.md).
test.skip(whyNotHere() !== undefined, whyNotHere())
test.use({ trace: 'off', screenshot: 'off', viewport: WINDOWS[0] })

async function stageOf(page: Page): Promise<Locator> {
  const stage = page.locator('.gallery-stage').first()
  await showAlone(stage)
  await page.waitForLoadState('networkidle')
  return stage
}

test('letters that are fitted to pixels otherwise are no difference', async ({ playwright }, { project }) => {
  const { page, close } = await openStillTab({ playwright }, project, 'slight')
  for (const type of ['side_by_side', 'text', 'faq']) {
    await page.setViewportSize(WINDOWS[0])
    await page.goto(`/gallery/${type}`)
    await untilHydrated(page)
    const stage = await stageOf(page)
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      expect.soft(await lookOf(stage)).toMatchSnapshot(referenceName(type, window.width), TOLERANCE)
    }
  }
  await close()
})

type Change = { what: string; part: string; style: Record<string, string> | 'without its last word' }

/** Changes that somebody would want to know of, the smallest of their kind. */
const CHANGES: Change[] = [
  { what: 'a button in another accent colour', part: '.button', style: { background: '#4b3fbb' } },
  { what: 'a button in a darker shade', part: '.button', style: { background: '#a93505' } },
  { what: 'a button without its round ends', part: '.button', style: { borderRadius: '0' } },
  { what: 'a button that is missing', part: '.button', style: { visibility: 'hidden' } },
  { what: 'a picture 8 px further along the line', part: 'img', style: { translate: '8px 0' } },
  { what: 'a title 2 px lower', part: 'h2', style: { translate: '0 2px' } },
  { what: 'a title that is missing', part: 'h2', style: { visibility: 'hidden' } },
  { what: 'a text 8 px further along the line', part: 'p', style: { translate: '8px 0' } },
  { what: 'a word that is missing', part: 'p', style: 'without its last word' },
]

for (const window of WINDOWS) {
  test(`small changes of a section are differences, ${window.width} px wide`, async ({ page, visit }) => {
    await visit('/gallery/side_by_side')
    const stage = await stageOf(page)
    await page.setViewportSize(window)
    const before = await stage.innerHTML()
    const reference = referenceName('side_by_side', window.width)
    for (const { what, part, style } of CHANGES) {
      await stage.locator(part).first().evaluate(change, style)
      expect.soft(await lookOf(stage), what).not.toMatchSnapshot(reference, TOLERANCE)
      await stage.evaluate((element, html) => void (element.innerHTML = html), before)
    }
    expect(await lookOf(stage), 'nothing is changed any more').toMatchSnapshot(reference, TOLERANCE)
  })
}

/** Runs in the browser. */
function change(element: HTMLElement | SVGElement, style: Change['style']): void {
  if (style !== 'without its last word') Object.assign(element.style, style)
  else element.textContent = element.textContent.replace(/\s\S+$/, '')
}
