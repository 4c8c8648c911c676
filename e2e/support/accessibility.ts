import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** Voice control says what it sees: still an experiment in axe, and therefore asked for by name. */
const rules = { 'label-content-name-mismatch': { enabled: true } }

/**
 * Expects a page, or the part of it that a selector names, to have no violation of WCAG 2.2 AA and axe's good practice.
 *
 * @param except rules that this page need not keep
 */
export async function expectAccessible(page: Page, selector?: string, except: readonly string[] = []): Promise<void> {
  await untilStill(page)
  // Without frames the whole run fits into the page; otherwise its results are gathered in another one, which takes longer.
  const isAlone = page.frames().length === 1
  const builder = new AxeBuilder({ page }).setLegacyMode(isAlone).options({ resultTypes: ['violations'], rules })
  const { violations } = await (selector === undefined ? builder : builder.include(selector)).analyze()
  const found = violations
    .filter(({ id }) => !except.includes(id))
    .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html.slice(0, 160)}`))
  expect(found, 'accessibility').toEqual([])
}

/** Colours that are on their way to others would be judged by a moment that nobody reads in. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ends.map((each) => each.finished))
  })
}
