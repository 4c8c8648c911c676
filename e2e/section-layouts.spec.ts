import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { expectNoOverflow } from './support/overflow.ts'

/**
 * Expects a grid to have a number of columns. Sections far below are only rendered when they are scrolled to, and an
 * island that loads meanwhile replaces the grid, so the grid is looked up in each try.
 */
async function expectColumns(grid: Locator, columns: number): Promise<void> {
  const count = () =>
    grid.evaluate((each) => {
      each.scrollIntoView()
      return getComputedStyle(each).gridTemplateColumns.split(' ').length
    })
  await expect.poll(count).toBe(columns)
}

test('stages that are not on, and those on demand, lie in rows of three [EV-030, EV-031]', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/gallery/stage_scheduler')
  const series = page.locator('.stage-rows')
  await expect(series.first()).toBeAttached()
  for (const rows of await series.all()) await expectColumns(rows, 3)
})

for (const [device, screen, columns] of [
  ['a desktop', { width: 1440, height: 900 }, 2],
  ['a tablet', { width: 768, height: 1024 }, 1],
  ['a screen as wide as a tablet and higher', { width: 769, height: 1026 }, 2],
  ['a screen as high as a tablet and wider', { width: 770, height: 1025 }, 2],
] as const) {
  test(`on ${device}, 768 px wide, the fundraising banner has ${columns} columns [FR-007, FR-008]`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport: { width: 768, height: 800 }, screen })
    await page.goto('/ride-for-bikes')
    await expectColumns(page.locator('.fundraising-body').first(), columns)
    await page.close()
  })
}

for (const path of ['/', '/news', '/campaigns/tour-of-summits', '/plans', '/ride-for-bikes']) {
  test(`the picture at the top of ${path} is above the words on a phone, and behind them on a tablet [SL-hero-14]`, async ({
    page,
  }) => {
    const boxes = async (width: number) => {
      await page.setViewportSize({ width, height: 812 })
      const [picture, title] = [page.locator('main .backdrop').first(), page.getByRole('heading', { level: 1 })]
      const [above, below] = [await picture.boundingBox(), await title.boundingBox()]
      expect(above?.height, `${width} px wide`).toBeGreaterThan(150)
      return { pictureEnds: (above?.y ?? 0) + (above?.height ?? 0), titleBegins: below?.y ?? 0 }
    }
    const scrim = page.locator('main .scrim').first()
    await page.goto(path)
    for (const width of [320, 375, 767]) {
      const { pictureEnds, titleBegins } = await boxes(width)
      expect(titleBegins, `${width} px wide`).toBeGreaterThanOrEqual(pictureEnds)
      if (width < 500) expect(titleBegins, `${width} px wide, in the first view`).toBeLessThan(600)
      await expect(scrim).toBeHidden()
    }
    const { pictureEnds, titleBegins } = await boxes(768)
    expect(titleBegins).toBeLessThan(pictureEnds)
    await expect(scrim).toBeVisible()
  })
}

test('an event’s picture is above its words on a phone, and behind them on a tablet', async ({ page }) => {
  await page.goto('/events/view/1004')
  const boxes = async (width: number) => {
    await page.setViewportSize({ width, height: 812 })
    const picture = await page.locator('main header img').first().boundingBox()
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    return { pictureEnds: (picture?.y ?? 0) + (picture?.height ?? 0), titleBegins: title?.y ?? 0 }
  }
  const phone = await boxes(375)
  expect(phone.pictureEnds).toBeGreaterThan(150)
  expect(phone.titleBegins).toBeGreaterThanOrEqual(phone.pictureEnds)
  const tablet = await boxes(768)
  expect(tablet.titleBegins).toBeLessThan(tablet.pictureEnds)
})

test('on wide screens everything is larger, and fits', async ({ page }) => {
  await page.goto('/events')
  const sizes: number[] = []
  for (const width of [1440, 1800, 2180, 2560, 3840]) {
    await page.setViewportSize({ width, height: 1200 })
    sizes.push(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)))
  }
  expect(sizes.map((size) => Math.round(size * 10) / 10)).toEqual([16, 16, 17.6, 19.2, 19.2])
  await expectNoOverflow(page, [1800, 2560])
})

/** Types whose cards scroll. */
const CARD_ROWS = [
  'event_cards,basic_cards,feature_cards,community_cards,generic_cards',
  'podcast_cards,hero_with_cards_v2,hero_with_cards_v3,video_cards,video_category_strip',
]

for (const types of CARD_ROWS)
  test(`cards of ${types} that scroll leave the screen at its edges, and the page itself does not scroll`, async ({
    page,
  }) => {
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 812 })
      await page.goto(`/gallery/${types}`)
      for (const type of types.split(',')) {
        const track = page.locator(`[id^="${type}-"].section .carousel-track`).first()
        await track.scrollIntoViewIfNeeded()
        const edges = () => track.evaluate((element) => element.getBoundingClientRect())
        await expect.poll(edges, `${type}, ${width} px wide`).toMatchObject({ left: 0, right: width })
      }
    }
    await expectNoOverflow(page)
  })
