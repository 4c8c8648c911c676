import type { Locator } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

const PART_PAGES = ['/gallery/parts', '/gallery/parts/long', '/gallery/parts/arabic', '/gallery/fields']

test('the gallery leads to its pages of shared parts, which lead to each other, and no search engine follows', async ({
  page,
}) => {
  await page.goto('/gallery')
  const links = page.getByRole('navigation', { name: 'Shared parts' }).getByRole('link')
  await expect(links).toHaveText(['As usual', 'Long words', 'Right to left', 'Fields of forms'])
  for (const [index, path] of PART_PAGES.entries()) {
    await links.nth(index).click()
    await expect(page).toHaveURL(path)
    await expect(links.nth(index)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  }
})

test('there are pages of parts in the wordings of the list alone', async ({ request }) => {
  for (const path of ['/gallery/parts/usual', '/gallery/parts/other'])
    expect((await request.get(path)).status(), path).toBe(404)
})

const ringOf = (element: Locator, pseudo?: string) =>
  element.evaluate((each, which) => {
    const { outlineColor, outlineOffset, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each, which)
    return { outlineColor, outlineOffset, outlineStyle, outlineWidth, boxShadow }
  }, pseudo)

test('examples with the focus look like what has the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/gallery/parts')
  const examples = page.locator('figure', { has: page.locator('[data-focused]') }).locator('a')
  await expect(examples).toHaveCount(4)
  for (const example of await examples.all()) {
    const pseudo = (await example.getAttribute('class'))?.includes('card-target') ? '::after' : undefined
    const shown = await ringOf(example, pseudo)
    expect(shown.outlineStyle).toBe('solid')
    await example.evaluate((each) =>
      each.closest<HTMLElement>('[data-focused]')?.setAttribute('data-focused', 'really'),
    )
    expect(await ringOf(example, pseudo)).not.toEqual(shown)
    await example.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(example).toBeFocused()
    // The colour of a button's ring is in transition until the next frame, also where motion is reduced.
    await expect.poll(() => ringOf(example, pseudo)).toEqual(shown)
  }
})

test('the dialogs of the page of parts open in their sizes', async ({ page, gotoHydrated }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await gotoHydrated('/gallery/parts')
  const widths: number[] = []
  for (const size of ['sm', 'md', 'lg', 'full']) {
    await page.getByRole('button', { name: size, exact: true }).click()
    const dialog = page.getByRole('dialog')
    widths.push((await dialog.boundingBox())?.width ?? 0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  expect(widths).toEqual(widths.toSorted((one, other) => one - other))
  expect(new Set(widths).size).toBe(4)
  await page.getByRole('article', { name: 'Modal' }).getByRole('button').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
