import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Rules that axe leaves out unless they are named: visible labels for voice control, and WCAG 2.2's size of targets. */
const rules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } }

/**
 * Expects a page, or the part of it that a selector names, to have no violations of WCAG 2.2 AA and axe's best
 * practices.
 *
 * @param except rules that this page need not follow
 */
export async function expectAccessible(page: Page, selector?: string, except: readonly string[] = []): Promise<void> {
  await untilStill(page)
  // Without frames everything runs in the page; otherwise the results are collected in another page, which takes
  // longer.
  const isAlone = page.frames().length === 1
  const builder = new AxeBuilder({ page }).setLegacyMode(isAlone).options({ resultTypes: ['violations'], rules })
  const { violations } = await (selector === undefined ? builder : builder.include(selector)).analyze()
  const found = violations
    .filter(({ id }) => !except.includes(id))
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`))
  expect(found, 'accessibility').toEqual([])
}

/** Expects every text of a page to have the contrast of WCAG 2.2 AA; for pages whose other rules are tested elsewhere. */
export async function expectContrast(page: Page): Promise<void> {
  await untilStill(page)
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .withRules(['color-contrast'])
    .analyze()
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${any[0]?.message}: ${html.slice(0, 160)}`),
  )
  expect(found, 'contrast').toEqual([])
}

/** Waits until colours no longer change: in the middle of a transition they would be measured wrongly. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ends.map((each) => each.finished))
  })
}
