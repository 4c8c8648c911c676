import type { FullProject, Locator, PlaywrightWorkerArgs } from '@playwright/test'
import { keepAnswer, problemsOf } from '../fixtures.ts'
import { test as oneTab } from '../one-tab.ts'

/** The moment that it is in every picture, by the clock of the site: soon after `npm test` begins. */
const MOMENT = Date.parse('2030-05-15T12:20:00Z')

/** How many players and events seem to be live. */
const LIVE_COUNTS = { livePlayersCount: 12_345, liveEventsCount: 107 }

/** How glyphs are fitted to pixels. Without it, letters are as wide on every machine, and lines break at the same words. */
export type Hinting = 'none' | 'slight' | 'medium' | 'full'

type Browsers = Pick<PlaywrightWorkerArgs, 'playwright'>

/** Opens a browser with a tab in which nothing moves and no time passes. */
export async function openStillTab({ playwright }: Browsers, project: FullProject, hinting: Hinting = 'none') {
  const { launchOptions } = project.use
  const args = [...(launchOptions?.args ?? []), `--font-render-hinting=${hinting}`, '--disable-lcd-text']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const context = await browser.newContext({ ...project.use, reducedMotion: 'reduce' })
  await context.clock.setFixedTime(MOMENT - Number(process.env.CLOCK_OFFSET_MS ?? 0))
  // An answer later than that moment would be none, and the page would ask.
  await context.addInitScript(keepAnswer, `none.${MOMENT}`)
  await context.route('/api/live-counts', (route) => route.fulfill({ json: LIVE_COUNTS }))
  const problems = await problemsOf(context)
  return { page: await context.newPage(), problems, close: () => browser.close() }
}

/** Playwright's `test` for taking pictures. */
export const test = oneTab.extend({
  tab: [
    async ({ playwright }, use, { project }) => {
      const { page, problems, close } = await openStillTab({ playwright }, project)
      await use({ page, problems })
      await close()
    },
    { scope: 'worker' },
  ],
})

/**
 * Shows one part of a page alone, with what is in it and nothing under the mouse: whatever stands beside it or beside its
 * ancestors is hidden.
 */
export async function showAlone(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    // Chromium takes the mouse to be in the corner of a window, at times.
    const unhovered = new CSSStyleSheet()
    unhovered.replaceSync('* { pointer-events: none !important }')
    document.adoptedStyleSheets = [unhovered]
    for (const hidden of document.querySelectorAll<HTMLElement>('[data-beside]')) {
      hidden.style.display = ''
      hidden.removeAttribute('data-beside')
    }
    for (let each: Element | null = element; each !== null && each !== document.body; each = each.parentElement)
      for (const other of each.parentElement?.children ?? [])
        if (other !== each && other instanceof HTMLElement && other.style.display !== 'none') {
          other.dataset.beside = ''
          other.style.display = 'none'
        }
  })
}
