import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { expectNoOverflow } from '../support/overflow.ts'

test.use({ allowedErrors: [/ERR_FAILED/], contextOptions: { reducedMotion: 'reduce' }, trace: 'off' })

for (const path of ['/', '/gallery']) {
  test(`where no picture can be had, ${path} stays as wide as the screen, and each picture's box as it was`, async ({
    page,
    gotoHydrated,
  }) => {
    await gotoHydrated(path)
    const before = await boxes(page)
    await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? route.abort() : route.fallback()))
    await page.reload()
    await page.evaluate(askForAllPictures)
    await expect.poll(() => page.evaluate(pending)).toBe(0)
    const after = await boxes(page)
    const changed = after.flatMap((box, index) =>
      box === before[index] || isUnseen(before[index]) ? [] : [`${before[index]} became ${box}`],
    )
    expect(changed, 'boxes of pictures that changed').toEqual([])
    await expectNoOverflow(page)
  })
}

for (const width of [375, 1440]) {
  test(`until the main picture is there, ${width} px wide, its place shows the picture in a few pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const place = page.getByRole('main').locator('img').first()
    await expect(place).toHaveCSS('background-image', /^url\("data:image\/webp;base64,/)
    await expect(place).toHaveCSS('background-size', 'cover')
  })
}

/** Whether an element has no box to compare, since script shows it later. */
const isUnseen = (box: string | undefined) => box === undefined || box.endsWith(' 0×0')

const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main img')].map((img) => {
      const { width, height } = img.getBoundingClientRect()
      return `${img.getAttribute('alt')} ${Math.round(width)}×${Math.round(height)}`
    }),
  )

function askForAllPictures() {
  for (const img of document.images) img.loading = 'eager'
}

const pending = () => [...document.images].filter(({ complete }) => !complete).length
