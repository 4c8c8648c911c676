import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { publishPage } from './support/publish-page.ts'

const HEADLINES = ['One', 'Two', 'Three']

const hero = {
  slice_type: 'hero_carousel',
  items: HEADLINES.map((headline) => ({ headline, text: { $rich: `About ${headline}` } })),
}

const shown = (page: Page) => page.locator('[data-shown] :is(h1, h2)')

const next = (page: Page) => page.getByRole('button', { name: 'Show next slide' })

/** The slides in the order in which they will be shown; the current one is last. */
async function following(page: Page): Promise<string[]> {
  const at = HEADLINES.indexOf((await shown(page).textContent()) ?? '')
  return [1, 2, 3].map((step) => HEADLINES[(at + step) % 3] ?? '')
}

/** Opens a carousel with running script, stopped time and the mouse elsewhere. */
async function openStill(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await page.locator('.carousel[data-running]').waitFor()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await next(page).click()
  await page.clock.runFor(1000)
  await page.mouse.move(5, 5)
}

test.describe('a hero carousel', () => {
  let path = ''

  test.beforeEach(async ({ request, sandbox }) => {
    path = await publishPage(request, sandbox, [hero])
  })

  test('shows the next slide every four seconds, round and round [SL-hero_carousel-03, SL-hero_carousel-05]', async ({
    page,
  }) => {
    await openStill(page, path)
    for (const headline of await following(page)) {
      await page.clock.runFor(4000)
      await expect(shown(page)).toHaveText(headline)
    }
  })

  test('stands still under the mouse and under keyboard focus [SL-hero_carousel-07, PB-040, PB-041]', async ({
    page,
  }) => {
    await openStill(page, path)
    const [first = ''] = await following(page)
    await next(page).hover()
    await page.clock.runFor(20_000)
    await expect(shown(page)).not.toHaveText(first)
    await page.mouse.move(5, 5)
    await page.keyboard.press('Tab')
    await expect(page.locator('.carousel :focus-visible')).toHaveCount(1)
    await page.clock.runFor(20_000)
    await expect(shown(page)).not.toHaveText(first)
  })

  test('moves by keys, and one that is moving waits for its end [SL-hero_carousel-08, PB-048]', async ({ page }) => {
    await openStill(page, path)
    const [first = '', second = ''] = await following(page)
    await next(page).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(shown(page)).toHaveText(first)
    await page.clock.runFor(1000)
    await page.keyboard.press('ArrowRight')
    await expect(shown(page)).toHaveText(second)
  })

  test('is accessible', async ({ page, gotoHydrated }) => {
    await gotoHydrated(path)
    await page.locator('.carousel[data-running]').waitFor()
    await page.getByRole('button', { name: 'Pause' }).click()
    await expectAccessible(page)
  })
})

test.describe('for visitors who ask for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a hero carousel waits for them [PB-045]', async ({ page, request, sandbox }) => {
    await openStill(page, await publishPage(request, sandbox, [hero]))
    const before = await shown(page).textContent()
    await page.clock.runFor(60_000)
    await expect(shown(page)).toHaveText(before ?? '')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a hero carousel is a row to scroll, without buttons', async ({ page, request, sandbox }) => {
    await page.goto(await publishPage(request, sandbox, [hero]))
    await expect(page.getByText('About Three')).toBeAttached()
    await expect(next(page)).toBeHidden()
    await page.getByText('About Three').scrollIntoViewIfNeeded()
    await expect(page.getByText('About Three')).toBeInViewport()
  })
})

test('of cards beside pictures one is active on a desktop, the one under the mouse, and all below it [SL-side_by_side_with_cards-09, SL-side_by_side_with_cards-10]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/gallery/side_by_side_with_cards')
  const cards = page.getByRole('article').first().locator('.side-card')
  const active = () =>
    cards.evaluateAll((all) =>
      all.flatMap((card, index) => {
        const picture = card.querySelector('.side-card-picture')
        return picture && getComputedStyle(picture).opacity === '1' ? [index] : []
      }),
    )
  await expect.poll(active).toEqual([0])
  await cards.nth(2).hover()
  await expect.poll(active).toEqual([2])
  await page.setViewportSize({ width: 1024, height: 900 })
  await expect.poll(active).toEqual([0, 1, 2, 3])
})
