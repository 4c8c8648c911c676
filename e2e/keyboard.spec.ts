import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'

test('the first tab leads past the navigation', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focusIsWithin(page.getByRole('main'))).toBe(true)
})

test('a menu opens, is walked through and closes on Escape, which gives the focus back', async ({
  page,
  gotoHydrated,
}) => {
  await gotoHydrated('/about')
  const button = page.locator('button[popovertarget=menu-0]')
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.locator('#menu-0')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test('the languages lead to the same page', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/campaigns/tour-of-summits')
  await page.getByRole('button', { name: /^Language/ }).focus()
  await page.keyboard.press('Enter')
  const french = page.getByRole('link', { name: 'Français' })
  await tabTo(page, french)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/fr/campaigns/tour-of-summits')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('the drawer keeps the focus until Escape gives it back', async ({ page, gotoHydrated }) => {
    await gotoHydrated('/about')
    const button = page.getByRole('button', { name: 'Menu' })
    await button.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    expect(await drawer.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)

    const stops = await drawer.getByRole('link').count()
    for (let step = 0; step < stops + 3; step += 1) {
      await page.keyboard.press('Tab')
      // The focus may reach the browser's own controls, but nothing in the page behind.
      expect(
        await page.evaluate(
          () => document.activeElement?.closest('dialog') ?? document.activeElement === document.body,
        ),
      ).toBeTruthy()
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test('a video opens in a dialog, plays there, and closing gives the focus back', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/showcase')
  const button = page.getByRole('button', { name: 'Watch the city' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const player = dialog.locator('video')
  await expect(player).toHaveAttribute('src', /night-city\.mp4/)
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('dialog video')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a question of the FAQ opens by Enter', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/')
  const summary = page.locator('summary').filter({ hasText: 'Can I cancel?' })
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your badges wait for you')).toBeVisible()
})

test('a link to a place on the page takes the eye and the focus there', async ({ page, gotoHydrated }) => {
  await gotoHydrated('/showcase')
  const link = page.getByRole('main').getByRole('link', { name: 'Answers' })
  await link.focus()
  await page.keyboard.press('Enter')
  const place = page.locator('#answers')
  await expect(place).toBeInViewport()
  await expect(page).toHaveURL('/showcase#answers')
  await page.keyboard.press('Tab')
  expect(await isAfter(place)).toBe(true)
})

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

const focusIsWithin = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement))

/** Whether the focus is in a place or after it. */
function isAfter(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { activeElement } = document
    if (activeElement === null) return false
    const following = Node.DOCUMENT_POSITION_FOLLOWING
    return (element.compareDocumentPosition(activeElement) & following) === following
  })
}
